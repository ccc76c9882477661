import type { EntityManager } from 'typeorm';
import { subtotalOf, totalsOf } from '../../contract/marketplace/checkout.js';
import type { OrderStatus } from '../../contract/marketplace/order-status.js';
import { bookCashSale, bookSales } from '../ledger/ledger.js';
import { Order } from '../orders/order.entity.js';
import * as sql from '../orders/place-order.sql.js';
import { splitByVendor } from '../orders/split-by-vendor.rules.js';
import { Payment } from '../payments/payment.entity.js';
import { DEMO_ORDERS, type OrderPlan } from './demo-orders.js';
import type { DemoShop } from './seed-marketplace.js';

const DAY_MS = 86_400_000;
const COMMISSION = '0.12';

/** What follows from the orders: units, times of the ledger, and the sums that products and vendors carry. */
const FIGURES = [
  'UPDATE order_items SET unit = products.unit FROM products WHERE products.id = product_id',
  `UPDATE ledger_entries SET created_at = share.created_at + interval '1 hour'
   FROM fulfilments AS share WHERE share.id = fulfilment_id`,
  `UPDATE products SET sold_count = sold.quantity
   FROM (SELECT product_id, sum(quantity)::int AS quantity FROM order_items GROUP BY 1) AS sold
   WHERE products.id = sold.product_id`,
  `UPDATE products SET rating_sum = found.sum, rating_count = found.count
   FROM (SELECT product_id, sum(rating)::int AS sum, count(*)::int AS count FROM reviews GROUP BY 1) AS found
   WHERE products.id = found.product_id`,
  `UPDATE vendors SET rating_sum = found.sum, rating_count = found.count
   FROM (SELECT vendor_id, sum(rating)::int AS sum, count(*)::int AS count FROM reviews GROUP BY 1) AS found
   WHERE vendors.id = found.vendor_id`,
];

/** The steps that an order of a status has gone through. */
const STEPS: Record<OrderStatus, OrderStatus[]> = {
  pending: ['pending'],
  confirmed: ['pending', 'confirmed'],
  shipped: ['pending', 'confirmed', 'shipped'],
  delivered: ['pending', 'confirmed', 'shipped', 'delivered'],
  cancelled: ['pending', 'cancelled'],
};

/**
 * Writes orders in every status over the last three months, most of them with the demonstration vendor's goods among others', with
 * their ledger and reviews of what has arrived.
 * @param accounts ids by user name; the account "shopper" bought some of it
 * @returns how many orders
 */
export async function seedDemoOrders(
  tx: EntityManager,
  shop: DemoShop,
  accounts: ReadonlyMap<string, number>,
  now = new Date(),
): Promise<number> {
  const shopper = accounts.get('shopper') ?? null;
  // The oldest first, as their ids would have come.
  const plans = [...DEMO_ORDERS.plans].sort((a, b) => b.daysAgo - a.daysAgo);
  for (const [index, plan] of plans.entries()) {
    const createdAt = new Date(now.getTime() - plan.daysAgo * DAY_MS);
    const lines = linesOf(shop, plan, index);
    const id = await writeOrder(tx, plan, index, lines, { shopper, createdAt });
    if (plan.status === 'delivered') await writeReview(tx, index, lines[0], { id, shopper, createdAt });
  }
  for (const statement of FIGURES) await tx.query(statement);
  return DEMO_ORDERS.plans.length;
}

const isShoppers = (index: number): boolean => index % 3 === 0;

/** The demonstration's shopper, or somebody else; not in step with the goods, so that no product is reviewed by one person alone. */
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

/** @returns goods of as many vendors as planned, the demonstration vendor's first */
function linesOf(shop: DemoShop, plan: OrderPlan, index: number) {
  return shop.vendors.slice(0, plan.vendors).flatMap((vendor, place) => {
    const own = shop.products.filter(({ vendorId, isActive }) => vendorId === vendor.id && isActive);
    return own.slice((index * 2 + place) % 20, ((index * 2 + place) % 20) + 2).map((product, spot) => ({
      vendorId: vendor.id,
      productId: product.id,
      productName: product.name,
      commissionRate: COMMISSION,
      unitPrice: product.price,
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
  const totals = totalsOf(subtotalOf(lines), plan.method);
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
    paymentStatus: plan.status === 'cancelled' ? (isCash ? 'due' : 'refunded') : isDue ? 'due' : 'paid',
    shippingMethod: plan.method,
    toldAt: createdAt,
    isDemonstration: true,
    createdAt,
  });
  const shares = splitByVendor(lines, totals);
  const column = <Key extends keyof (typeof shares)[number]>(key: Key) => shares.map((share) => share[key]);
  const written = await tx.query<{ id: number; vendorId: number }[]>(sql.insertShares, [
    order.id,
    ...(['vendorId', 'subtotal', 'tax', 'shipping', 'total', 'commissionRate', 'commission'] as const).map(
      column,
    ),
  ]);
  const shareOf = new Map(written.map(({ id, vendorId }) => [vendorId, id]));
  await tx.query(sql.insertLines, [
    order.id,
    lines.map(({ vendorId }) => shareOf.get(vendorId)),
    lines.map(({ productId }) => productId),
    lines.map(({ vendorId }) => vendorId),
    lines.map(({ productName }) => productName),
    lines.map(() => 'each'),
    lines.map(({ quantity }) => quantity),
    lines.map(({ unitPrice }) => unitPrice),
  ]);
  const ids = written.map(({ id }) => id);
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
  if (isCash && !isDue) for (const id of ids) await bookCashSale(tx, id);
  return order.id;
}

/** Writes status and history of the shares, a day for each step, and when they were made. */
async function writeLife(
  tx: EntityManager,
  plan: OrderPlan,
  ids: readonly number[],
  createdAt: Date,
): Promise<void> {
  const isShipped = plan.status === 'shipped' || (plan.status === 'delivered' && plan.method !== 'pickup');
  await tx.query(
    `UPDATE fulfilments SET status = $2, created_at = $3, carrier = $4, tracking_number = $5 WHERE id = ANY($1::int[])`,
    [
      ids,
      plan.status,
      createdAt,
      isShipped ? 'UPS' : null,
      isShipped ? `1Z999AA1${String(10_000_000 + (ids[0] ?? 0))}` : null,
    ],
  );
  const steps = STEPS[plan.status].filter((step) => step !== 'shipped' || plan.method !== 'pickup');
  for (const [index, step] of steps.entries()) {
    await tx.query(
      `INSERT INTO fulfilment_events (fulfilment_id, status, actor, created_at)
       SELECT id, $2, $3, $4 FROM unnest($1::int[]) AS id`,
      [ids, step, index === 0 ? 'buyer' : 'vendor', new Date(createdAt.getTime() + index * DAY_MS * 0.7)],
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
  await tx.query(
    `INSERT INTO reviews (user_id, vendor_id, product_id, order_id, rating, comment, author_name, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [
      isShoppers(index) ? shopper : null,
      line.vendorId,
      line.productId,
      id,
      comment.rating,
      comment.text,
      `${buyer.firstName} ${buyer.lastName.charAt(0)}.`,
      new Date(createdAt.getTime() + 5 * DAY_MS),
    ],
  );
}
