import { type EntityManager, type EntityTarget, In, type QueryDeepPartialEntity } from 'typeorm';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { basisPointsOf, shareOf, wholeAndTenths } from '../../../contract/shared/money.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { newOrderNumber } from '../../orders/order-number.js';
import { BoxDraw } from '../../tables/box-draw.entity.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { Order } from '../../tables/order.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { PromiseEvent } from '../../tables/promise-event.entity.js';
import { BoxPromise } from '../../tables/promise.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { VendorOrderEvent } from '../../tables/vendor-order-event.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { lockPromises } from '../boxes/boxes.sql.js';
import { drawsFor } from '../cards/card-money.js';
import { bonusesLeft } from '../credits/bought.rules.js';
import { type SpentCredit, spentCredit } from '../credits/credits.sql.js';
import { type CropOfBox, cropsOfBoxes } from '../crops/crops.sql.js';
import { type BoxToPack, boxesToPack, markPacked } from './packing.sql.js';
import { pauseUnpaid } from './pause-unpaid.js';

/** Who gets a box that is donated. */
const DONATED = 'Donation';
const BY_THE_CLOCK = { userId: null, role: null } as const;

/**
 * Makes orders of boxes whose cutoff has passed, which are paid with the share (0230). What they hold of
 * their windows' room passes to the orders. As many statements for all as for one, but for paused ones.
 * @returns how many it did: a box becomes an order once, whoever packs
 */
export async function packBoxes(
  tx: EntityManager,
  asked: readonly { id: number; subscriptionId: number }[],
  now: Date,
): Promise<number> {
  const memberIds = [...new Set(asked.map(({ subscriptionId }) => subscriptionId))];
  await fetchRows(tx, lockMemberships, [memberIds]);
  await fetchRows(tx, lockPromises, [memberIds]);
  const due = await fetchRows(tx, boxesToPack, [now, asked.map(({ id }) => id)]);
  if (due.length === 0) return 0;
  const members = new Map((await tx.findBy(Subscription, { id: In(memberIds) })).map((one) => [one.id, one]));
  const paused = await pauseUnpaid(tx, [...members.values()], due);
  const spent = await fetchRows(tx, spentCredit, [memberIds]);
  const bonuses = bonusesLeft(spent);
  const packing = due.flatMap((box): Packing[] => {
    const member = members.get(box.subscriptionId);
    if (!member || paused.has(box.id)) return [];
    const bonus = Math.min(box.value, bonuses.get(member.id) ?? 0);
    bonuses.set(member.id, (bonuses.get(member.id) ?? 0) - bonus);
    return [{ box, member, bonus }];
  });
  if (packing.length > 0) await writeOrders(tx, packing, spent, now);
  return packing.length;
}

interface Packing {
  box: BoxToPack;
  member: Subscription;
  /** Cents of its farm's bonus that pay it. */
  bonus: number;
}

async function writeOrders(
  tx: EntityManager,
  packing: readonly Packing[],
  spent: readonly SpentCredit[],
  now: Date,
): Promise<void> {
  const orderIds = await insertAll(
    tx,
    Order,
    packing.map((one) => orderOf(one, now)),
  );
  const orderOfBox = (at: number) => orderIds[at] ?? 0;
  const crops = await fetchRows(tx, cropsOfBoxes, [packing.map(({ box }) => box.id)]);
  const vendorOrderIds = await insertAll(
    tx,
    VendorOrder,
    packing.map((one, at) => ({
      ...vendorOrderOf(one, now),
      orderId: orderOfBox(at),
      shortCrops: shortCropsOf(crops.filter(({ boxId }) => boxId === one.box.id)),
    })),
  );
  await tx.insert(
    OrderItem,
    packing.map((one, at) => ({
      ...lineOf(one),
      orderId: orderOfBox(at),
      vendorOrderId: vendorOrderIds[at] ?? 0,
    })),
  );
  await tx.insert(
    VendorOrderEvent,
    vendorOrderIds.flatMap((vendorOrderId) =>
      (['pending', 'confirmed'] as const).map((status) => ({
        ...{ vendorOrderId, actor: 'system' as const, createdAt: now, status },
      })),
    ),
  );
  await tx.insert(
    Payment,
    packing.map(({ box }, at) => ({
      ...{ orderId: orderOfBox(at), gateway: 'cash' as const, status: 'started' as const },
      amount: moneyOf(box).total,
    })),
  );
  for (const [at, { box, member }] of packing.entries())
    await drawBox(tx, member, { orderId: orderOfBox(at), cents: moneyOf(box).total }, spent);
  await changeRows(tx, markPacked, [packing.map(({ box }) => box.id), orderIds]);
  for (const { box, bonus } of packing) if (bonus > 0) await tx.update(BoxPromise, box.id, { bonus });
  await tx.insert(
    PromiseEvent,
    packing.map(({ box }) => ({
      ...{ promiseId: box.id, fromState: box.state, toState: stateOf(box), change: 'packed' },
      ...BY_THE_CLOCK,
    })),
  );
}

/** What of it was paid by card, or with bought credit, is the farm's from its handover on. */
async function drawBox(
  tx: EntityManager,
  member: Subscription,
  { orderId, cents }: { orderId: number; cents: number },
  spent: readonly SpentCredit[],
): Promise<void> {
  const draws = await drawsFor(tx, member, cents, spent);
  if (draws.length === 0) return;
  await tx.insert(
    BoxDraw,
    draws.map((draw) => ({ orderId, ...draw })),
  );
  for (const { paymentId, cents: used } of draws.filter(({ subscriptionId }) => subscriptionId !== null))
    for (const credit of spent)
      if (credit.id === paymentId && credit.subscriptionId === member.id) credit.left -= used;
}

/** @returns their ids, in their order */
async function insertAll<Row extends { id: number }>(
  tx: EntityManager,
  table: EntityTarget<Row>,
  rows: QueryDeepPartialEntity<Row>[],
): Promise<number[]> {
  const { identifiers } = await tx.insert(table, rows);
  return identifiers.map(({ id }) => Number(id));
}

const stateOf = ({ state }: BoxToPack) => (state === 'donated' ? 'donated' : 'packed');

function orderOf({ box, member }: Packing, now: Date): QueryDeepPartialEntity<Order> {
  const { userId, email, phone, firstName, lastName } = member;
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

const moneyOf = ({ value, tax }: BoxToPack) => ({ subtotal: value, tax, total: value + tax });

function vendorOrderOf({ box, member, bonus }: Packing, now: Date): QueryDeepPartialEntity<VendorOrder> {
  const { vendorId, commissionRate } = member;
  const money = moneyOf(box);
  return {
    ...{ vendorId, status: 'confirmed', method: 'pickup' },
    ...{ windowId: box.windowId, windowTaken: box.windowTaken, ordersCloseAt: box.ordersCloseAt },
    ...{ ...money, discount: 0, shipping: 0 },
    ...{ commissionRate, commission: shareOf(box.value - bonus, basisPointsOf(commissionRate) ?? 0) },
    collector: box.state === 'donated' ? DONATED : null,
    received: {
      ...{ by: 'share', cents: money.total, day: dayIn(box.timeZone, now), note: null },
      markedAt: now.toISOString(),
    },
  };
}

const lineOf = ({ box, member }: Packing): QueryDeepPartialEntity<OrderItem> => ({
  ...{ vendorId: member.vendorId, productId: box.productId, productName: box.productName, unit: 'each' },
  ...{ quantity: member.quantity, madeToOrder: true, unitPrice: box.value / member.quantity },
  ...{ totalPrice: box.value, tax: box.tax, ...taxOf(member) },
});

/** What a crop is short of it, where that was said before its cutoff. */
const shortCropsOf = (crops: readonly CropOfBox[]): VendorOrder['shortCrops'] =>
  crops.length === 0
    ? null
    : crops.map(({ cropId, name, needed, given }) => ({
        ...{ cropId, name, needed, given, isLine: false, less: 0 },
      }));

function taxOf({ taxState, taxBasisPoints }: Subscription) {
  const rate = taxBasisPoints === null ? null : wholeAndTenths(taxBasisPoints);
  return {
    ...{ taxState, taxClass: taxState === null ? null : ('grocery' as const) },
    ...{ taxBasisPoints: rate?.whole ?? null, taxTenths: rate?.tenths ?? 0 },
  };
}
