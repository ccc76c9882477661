import { type EntityManager, In } from 'typeorm';
import { TAX_BASIS_POINTS } from '../../contract/marketplace/checkout.js';
import type { OrderStatus } from '../../contract/marketplace/order-status.js';
import { priceOrder } from '../../contract/marketplace/price-order.js';
import { nameWithVariant } from '../../contract/marketplace/variant-words.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { changeRows } from '../../platform/database/statement.js';
import { bookCashSale, bookSales } from '../ledger/ledger.js';
import { writeVendorOrders } from '../orders/placing/write-vendor-orders.js';
import { Order } from '../tables/order.entity.js';
import { Payment } from '../tables/payment.entity.js';
import { VendorOrderEvent } from '../tables/vendor-order-event.entity.js';
import { VendorOrder } from '../tables/vendor-order.entity.js';
import { DEMO_ORDERS, type OrderPlan } from './demo-orders.js';
import type { DemoShop } from './seed-marketplace.js';
import { figures, insertReview } from './seed-orders.sql.js';
import { seedShortRow } from './seed-short-row.js';

const COMMISSION = '0.12';

const STEPS: Record<OrderStatus, OrderStatus[]> = {
  pending: ['pending'],
  confirmed: ['pending', 'confirmed'],
  shipped: ['pending', 'confirmed', 'shipped'],
  delivered: ['pending', 'confirmed', 'shipped', 'delivered'],
  cancelled: ['pending', 'cancelled'],
};

export async function seedDemoOrders(
  tx: EntityManager,
  shop: DemoShop,
  accounts: ReadonlyMap<string, number>,
  now = new Date(),
): Promise<number> {
  const shopper = accounts.get('shopper') ?? null;
  const plans = [...DEMO_ORDERS.plans].sort((a, b) => b.daysAgo - a.daysAgo);
  let shortId: number | undefined;
  for (const [index, plan] of plans.entries()) {
    const createdAt = new Date(now.getTime() - plan.daysAgo * DAY_MS);
    const lines = linesOf(shop, plan, index);
    const id = await writeOrder(tx, plan, index, lines, { shopper, createdAt });
    if (plan.status === 'confirmed' && plan.payment === 'cash') shortId = id;
    if (plan.status === 'delivered') await writeReview(tx, index, lines[0], { id, shopper, createdAt });
  }
  if (shortId !== undefined) await seedShortRow(tx, shortId, now);
  for (const figure of figures) await changeRows(tx, figure, []);
  return DEMO_ORDERS.plans.length;
}

const isShoppers = (index: number): boolean => index % 3 === 0;

/** Not in step with the goods, so that no product is reviewed by one person alone. */
function buyerOf(index: number) {
  const [shopper, ...others] = DEMO_ORDERS.buyers;
  return isShoppers(index)
    ? shopper
    : (others[(index * 3 + Math.floor(index / 10)) % others.length] ?? shopper);
}

type Line = ReturnType<typeof linesOf>[number];
interface Context {
  shopper: number | null;
  createdAt: Date;
}

function linesOf(shop: DemoShop, plan: OrderPlan, index: number) {
  return shop.vendors.slice(0, plan.vendors).flatMap((vendor, place) => {
    const own = shop.products.filter(({ vendorId, isActive }) => vendorId === vendor.id && isActive);
    const from = (index * 2 + place) % Math.max(1, own.length - 1);
    return own.slice(from, from + 2).map(({ variants: [variant], ...product }, spot) => ({
      vendorId: vendor.id,
      productId: product.id,
      ...{ variantId: variant?.id ?? null, byWeight: null },
      productName: nameWithVariant(product.name, variant?.name),
      commissionRate: COMMISSION,
      unit: 'each' as const,
      ...{ taxBasisPoints: TAX_BASIS_POINTS, taxState: null, taxClass: null },
      unitPrice: variant?.price ?? product.price,
      quantity: 1 + ((index + spot) % 3),
    }));
  });
}

async function writeOrder(
  tx: EntityManager,
  plan: OrderPlan,
  index: number,
  lines: readonly Line[],
  { shopper, createdAt }: Context,
): Promise<number> {
  const buyer = buyerOf(index);
  const { shares: vendorOrders, ...totals } = priceOrder(lines, { method: plan.method });
  const isCash = plan.payment === 'cash';
  const isDue = isCash && plan.status !== 'delivered';
  const order = await tx.getRepository(Order).save({
    ...buyer,
    ...totals,
    userId: isShoppers(index) ? shopper : null,
    orderNumber: `FG-DEM${(index % 8) + 2}-${String(index + 2345).replace(/[01]/g, '7')}`,
    requestHash: 'demo',
    status: plan.status,
    paymentMethod: plan.payment,
    paymentStatus: plan.status === 'cancelled' ? (isCash ? 'void' : 'refunded') : isDue ? 'due' : 'paid',
    shippingMethod: plan.method,
    toldAt: createdAt,
    isDemonstration: true,
    createdAt,
  });
  const ids = await writeVendorOrders(
    tx,
    order,
    { shares: vendorOrders },
    { codes: [], chosen: [], windows: [], cash: [], itemIds: [] },
  );
  await writeLife(tx, plan, ids, createdAt);
  await tx.getRepository(Payment).insert({
    orderId: order.id,
    gateway: isCash ? 'cash' : 'test',
    providerId: isCash ? null : `test_${order.orderNumber}`,
    status: plan.status === 'cancelled' ? (isCash ? 'started' : 'refunded') : isDue ? 'started' : 'paid',
    amount: order.total,
    refunded: plan.status === 'cancelled' && !isCash ? order.total : 0,
  });
  if (plan.status !== 'cancelled' && !isCash) await bookSales(tx, order.id);
  if (isCash && !isDue)
    for (const id of ids) await bookCashSale(tx, await tx.findOneByOrFail(VendorOrder, { id }));
  return order.id;
}

async function writeLife(
  tx: EntityManager,
  plan: OrderPlan,
  ids: readonly number[],
  createdAt: Date,
): Promise<void> {
  const isShipped = plan.status === 'shipped' || (plan.status === 'delivered' && plan.method !== 'pickup');
  await tx.update(
    VendorOrder,
    { id: In(ids) },
    {
      status: plan.status,
      createdAt,
    },
  );
  for (const id of isShipped ? ids : [])
    await tx.update(VendorOrder, id, { carrier: 'UPS', trackingNumber: `1Z999AA1${10_000_000 + id}` });
  const steps = STEPS[plan.status].filter((step) => step !== 'shipped' || plan.method !== 'pickup');
  await tx.update(VendorOrderEvent, { vendorOrderId: In(ids) }, { createdAt });
  for (const [index, status] of [...steps.entries()].slice(1)) {
    const at = new Date(createdAt.getTime() + index * DAY_MS * 0.7);
    await tx.insert(
      VendorOrderEvent,
      ids.map((vendorOrderId) => ({ status, actor: 'vendor' as const, vendorOrderId, createdAt: at })),
    );
  }
}

async function writeReview(
  tx: EntityManager,
  index: number,
  line: Line | undefined,
  { id, shopper, createdAt }: Context & { id: number },
): Promise<void> {
  const comment = DEMO_ORDERS.comments[index % DEMO_ORDERS.comments.length];
  const buyer = buyerOf(index);
  if (!line || !comment) return;
  await changeRows(tx, insertReview, [
    isShoppers(index) ? shopper : null,
    line.vendorId,
    line.productId,
    id,
    comment.rating,
    comment.text,
    `${buyer.firstName} ${buyer.lastName.charAt(0)}.`,
    new Date(createdAt.getTime() + 5 * DAY_MS),
  ]);
}
