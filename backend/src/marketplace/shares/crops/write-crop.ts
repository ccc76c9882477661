import { type EntityManager, In } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { writeShort } from '../../orders/short-rows/crops-of-orders.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { BoxPromise } from '../../tables/promise.entity.js';
import { ShortCropPart } from '../../tables/short-crop-part.entity.js';
import type { ShortCrop } from '../../tables/short-crop.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { type CropOfOrder, VendorOrder } from '../../tables/vendor-order.entity.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { amountOfBox } from '../boxes/box.rules.js';
import { lockPromises } from '../boxes/boxes.sql.js';
import { addShort } from '../boxes/share-money.js';
import { giveBackOverspent } from '../payments/use-credit.js';
import { lockOrders } from './crops.sql.js';
import type { PlannedNeed } from './plan-crop.js';

export interface Owners {
  orderIds: readonly number[];
  subscriptionIds: readonly number[];
}

/** In the order in which all locks are taken: orders, subscriptions, boxes, each ascending. */
export async function lockOwners(tx: EntityManager, { orderIds, subscriptionIds }: Owners): Promise<void> {
  await fetchRows(tx, lockOrders, [orderIds]);
  await fetchRows(tx, lockMemberships, [subscriptionIds]);
  await fetchRows(tx, lockPromises, [subscriptionIds]);
}

/** Lists and credit change now; refunds later. Everything is locked. */
export async function writeParts(
  tx: EntityManager,
  { id: cropId, vendorId, userId }: ShortCrop,
  planned: readonly PlannedNeed[],
): Promise<void> {
  const short = planned.filter(({ given, needed }) => given < needed);
  await tx.insert(
    ShortCropPart,
    short.map((need) => partOf(need, cropId)),
  );
  const ofOrders = new Map<number, CropOfOrder[]>();
  for (const need of short) {
    const { of, orderId, needed, given, packedName, way } = need;
    if (of.kind === 'line') await tx.update(OrderItem, of.itemId, { short: needed - given });
    if (of.kind === 'share' && need.cents > 0) await credit(tx, of.box.promiseId, need.cents, userId);
    if (orderId === null) continue;
    const crop = { cropId, name: packedName, needed, given, isLine: of.kind === 'line' };
    const less = way === 'less' ? need.cents : 0;
    ofOrders.set(orderId, [...(ofOrders.get(orderId) ?? []), { ...crop, less }]);
  }
  for (const [orderId, crops] of ofOrders) {
    const { shortCrops } = await tx.findOneByOrFail(VendorOrder, { orderId, vendorId });
    await writeShort(tx, orderId, vendorId, [...(shortCrops ?? []), ...crops]);
  }
}

function partOf({ of, orderId, cropName, needed, given, cents }: PlannedNeed, cropId: number) {
  const part = { cropId, name: cropName, needed, given, cents };
  if (of.kind === 'share') return { ...part, promiseId: of.box.promiseId };
  const line = { ...part, orderId, orderItemId: of.itemId };
  return of.kind === 'line'
    ? line
    : { ...line, missingValue: (needed - given) * of.price, boxValue: of.boxValue };
}

/** All as it was before; everything is locked, and nothing of it went out. */
export async function takeBackParts(
  tx: EntityManager,
  { id: cropId, vendorId, userId }: ShortCrop,
): Promise<void> {
  const parts = await tx.find(ShortCropPart, { where: { cropId }, order: { id: 'ASC' } });
  const lines = parts.flatMap(({ orderItemId, missingValue }) =>
    missingValue === null ? (orderItemId ?? []) : [],
  );
  await tx.update(OrderItem, { id: In(lines) }, { short: 0 });
  const boxes = await tx.findBy(BoxPromise, { id: In(parts.flatMap(({ promiseId }) => promiseId ?? [])) });
  for (const { promiseId, cents } of parts)
    if (promiseId !== null && cents > 0) await credit(tx, promiseId, -cents, userId);
  const orderIds = [...parts, ...boxes].flatMap(({ orderId }) => orderId ?? []);
  for (const { orderId, shortCrops } of await tx.findBy(VendorOrder, { orderId: In(orderIds), vendorId }))
    await writeShort(
      tx,
      orderId,
      vendorId,
      (shortCrops ?? []).filter((crop) => crop.cropId !== cropId),
    );
}

/** What credit paid that isn't there anymore is open again. All their memberships are locked. */
export async function giveBackOverspentOf(
  tx: EntityManager,
  { subscriptionIds }: Pick<Owners, 'subscriptionIds'>,
): Promise<void> {
  const ids = [...new Set(subscriptionIds)].sort((a, b) => a - b);
  for (const id of ids) await giveBackOverspent(tx, id, new Date());
}

async function credit(
  tx: EntityManager,
  promiseId: number,
  cents: number,
  userId: number | null,
): Promise<void> {
  const box = await tx.findOneByOrFail(BoxPromise, { id: promiseId });
  const subscription = await tx.findOneByOrFail(Subscription, { id: box.subscriptionId });
  await addShort(tx, subscription, { id: promiseId, amount: amountOfBox(box) }, cents, userId);
}
