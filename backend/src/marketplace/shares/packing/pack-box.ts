import type { DeepPartial, EntityManager } from 'typeorm';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { basisPointsOf, shareOf, wholeAndTenths } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { newOrderNumber } from '../../orders/order-number.js';
import { BoxDraw } from '../../tables/box-draw.entity.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { Order } from '../../tables/order.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { VendorOrderEvent } from '../../tables/vendor-order-event.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { lockBoxes } from '../boxes/boxes.sql.js';
import { move } from '../boxes/change-box.js';
import { drawsFor } from '../cards/card-money.js';
import { cropsOfBox } from '../crops/crops.sql.js';
import { type BoxToPack, boxToPack } from './packing.sql.js';
import { pauseUnpaid } from './pause-unpaid.js';

/** Who gets a box that is donated. */
const DONATED = 'Donation';
const BY_THE_CLOCK = { userId: null, role: null } as const;

/**
 * Makes an order of a box whose cutoff has passed, which is paid with the share (0230). What it holds of its
 * window's room passes to the order.
 * @returns whether it did: a box becomes an order once, whoever packs
 */
export async function packBox(
  tx: EntityManager,
  { id, subscriptionId }: { id: number; subscriptionId: number },
  now: Date,
): Promise<boolean> {
  await fetchRows(tx, lockMemberships, [[subscriptionId]]);
  const subscription = await tx.findOneByOrFail(Subscription, { id: subscriptionId });
  await fetchRows(tx, lockBoxes, [subscriptionId]);
  const [box] = await fetchRows(tx, boxToPack, [now, id]);
  if (!box || (await pauseUnpaid(tx, subscription, id))) return false;
  const order = await tx.getRepository(Order).save(orderOf(subscription, box, now));
  await writeVendorOrder(tx, subscription, box, { order, now });
  if (subscription.payBy === 'card') await drawBox(tx, subscription.id, order);
  await tx.insert(Payment, {
    ...{ orderId: order.id, gateway: 'cash', status: 'started', amount: order.total },
  });
  const state = box.state === 'donated' ? 'donated' : 'packed';
  await move(tx, box, state, 'packed', BY_THE_CLOCK, { orderId: order.id, windowTaken: 0 });
  return true;
}

function orderOf(subscription: Subscription, box: BoxToPack, now: Date): DeepPartial<Order> {
  const { userId, email, phone, firstName, lastName } = subscription;
  const isDonated = box.state === 'donated';
  return {
    // Its member isn't asked to pick up what is somebody else's.
    ...{ userId: isDonated ? null : userId, email: isDonated ? '' : (email ?? ''), phone: phone ?? '' },
    ...{ firstName, lastName, shippingAddress: '', shippingCity: '', shippingState: '', shippingZipCode: '' },
    ...{ orderNumber: newOrderNumber(), requestHash: 'share', idempotencyKey: `box ${box.id}` },
    ...{ status: 'confirmed', paymentMethod: 'cash', paymentStatus: 'due', shippingMethod: 'pickup' },
    ...{ ...moneyOf(box), discount: 0, shipping: 0, toldAt: now },
  };
}

/** What of it was paid by card is the farm's from its handover on. */
async function drawBox(
  tx: EntityManager,
  subscriptionId: number,
  { id: orderId, total }: Order,
): Promise<void> {
  const draws = await drawsFor(tx, subscriptionId, total);
  await tx.insert(
    BoxDraw,
    draws.map(({ id: paymentId, cents }) => ({ orderId, paymentId, cents })),
  );
}

const moneyOf = ({ value, tax }: BoxToPack) => ({ subtotal: value, tax, total: value + tax });

async function writeVendorOrder(
  tx: EntityManager,
  subscription: Subscription,
  box: BoxToPack,
  { order, now }: { order: Order; now: Date },
): Promise<void> {
  const { vendorId, commissionRate, quantity } = subscription;
  const { total } = moneyOf(box);
  const vendorOrder = await tx.getRepository(VendorOrder).save({
    ...{ orderId: order.id, vendorId, status: 'confirmed', method: 'pickup' },
    ...{ windowId: box.windowId, windowTaken: box.windowTaken, ordersCloseAt: box.ordersCloseAt },
    ...{ ...moneyOf(box), discount: 0, shipping: 0 },
    ...{ commissionRate, commission: shareOf(box.value, basisPointsOf(commissionRate) ?? 0) },
    shortCrops: await cropsOf(tx, box.id),
    collector: box.state === 'donated' ? DONATED : null,
    received: {
      ...{ by: 'share', cents: total, day: dayIn(box.timeZone, now), note: null },
      markedAt: now.toISOString(),
    },
  });
  await tx.insert(OrderItem, {
    ...{ orderId: order.id, vendorOrderId: vendorOrder.id, vendorId, productId: box.productId },
    ...{ productName: box.productName, unit: 'each', quantity, madeToOrder: true },
    ...{ unitPrice: box.value / quantity, totalPrice: box.value, tax: box.tax, ...taxOf(subscription) },
  });
  const event = { vendorOrderId: vendorOrder.id, actor: 'system', createdAt: now } as const;
  await tx.insert(VendorOrderEvent, [
    { ...event, status: 'pending' },
    { ...event, status: 'confirmed' },
  ]);
}

/** What a crop is short of it, where that was said before its cutoff. */
async function cropsOf(tx: EntityManager, boxId: number): Promise<VendorOrder['shortCrops']> {
  const crops = await fetchRows(tx, cropsOfBox, [boxId]);
  return crops.length > 0 ? crops.map((crop) => ({ ...crop, isLine: false, less: 0 })) : null;
}

function taxOf({ taxState, taxBasisPoints }: Subscription) {
  const rate = taxBasisPoints === null ? null : wholeAndTenths(taxBasisPoints);
  return {
    ...{ taxState, taxClass: taxState === null ? null : ('grocery' as const) },
    ...{ taxBasisPoints: rate?.whole ?? null, taxTenths: rate?.tenths ?? 0 },
  };
}
