import { type EntityManager, In, IsNull } from 'typeorm';
import type { ShortCropPreviewRequest } from '../../../contract/marketplace/short-crops.js';
import { split } from '../../../contract/shared/split.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { CropsOfOrders, ShortOfLine } from '../../orders/short-rows/crops-of-orders.js';
import type { MarkedBy } from '../../orders/short-rows/shortage.js';
import { ShortCropPart } from '../../tables/short-crop-part.entity.js';
import { ShortCrop } from '../../tables/short-crop.entity.js';
import { worthOfMissing } from '../boxes/box.rules.js';
import { shortBefore } from './crops.sql.js';
import type { CropNeed } from './needs.js';
import { shareOut } from './share-out.rules.js';

/** Credit for a box of a share, a refund, or less due at pickup; in cents. */
export interface PlannedNeed extends CropNeed {
  given: number;
  cents: number;
  way: 'credit' | 'refund' | 'less';
}

export interface CropAsked {
  by: MarkedBy;
  link: string;
  request: Pick<ShortCropPreviewRequest, 'available' | 'rule'>;
}

/**
 * Who gets what of a crop, and what it costs. Orders and subscriptions are locked, and the crop isn't short
 * of any of them yet.
 * @throws VALIDATION_FAILED where there is enough, or contents have no value
 */
export async function planCrop(
  tx: EntityManager,
  crops: CropsOfOrders,
  needs: readonly CropNeed[],
  { by, link, request: { available, rule } }: CropAsked,
): Promise<PlannedNeed[]> {
  const needed = needs.reduce((sum, need) => sum + need.needed, 0);
  if (available >= needed)
    throw wrong(`That’s enough: this day needs ${needed}. Please enter less, or undo it if it was short.`);
  const before = new Map((await fetchRows(tx, shortBefore, [by.id])).map(({ who, last }) => [who, last]));
  const given = shareOut(
    needs.map((need) => ({ ...need, lastShort: (need.who !== null && before.get(need.who)) || 0 })),
    available,
    rule,
  );
  const planned = needs.map((need, index): PlannedNeed => ({
    ...need,
    given: given[index] ?? 0,
    cents: 0,
    way: 'credit',
  }));
  const short = planned.filter((need) => need.given < need.needed);
  addCredit(short);
  const orders = [
    ...new Set(short.flatMap(({ of, orderId }) => (of.kind === 'share' ? [] : (orderId ?? [])))),
  ];
  for (const orderId of orders.sort((a, b) => a - b)) await addWorth(tx, crops, { by, link, orderId }, short);
  return planned;
}

/** Each box's part of its price, and all of it together no more than that. */
function addCredit(short: readonly PlannedNeed[]): void {
  const credited = new Map<number, number>();
  for (const need of short) {
    if (need.of.kind !== 'share' || need.of.box.isDonated) continue;
    const { promiseId, value, contents, amount, credited: before } = need.of.box;
    if (value === null || contents === null)
      throw wrong('Please enter the value of everything in these boxes first, so members get their credit.');
    const worth = worthOfMissing(value * (need.needed - need.given), contents * need.needed, amount);
    const had = credited.get(promiseId) ?? before;
    need.cents = Math.max(0, Math.min(worth, amount - had));
    credited.set(promiseId, had + need.cents);
  }
}

/** What an order costs less with this crop than with what else is short of it. */
async function addWorth(
  tx: EntityManager,
  crops: CropsOfOrders,
  of: { by: MarkedBy; link: string; orderId: number },
  short: readonly PlannedNeed[],
): Promise<void> {
  const own = short.filter((need) => need.of.kind !== 'share' && need.orderId === of.orderId);
  const others = await unsentParts(tx, of.orderId, of.by.id);
  const lines = [...others.map(asShort), ...own.map((need) => shortOfNeed(need))];
  const { cents, isRefund } = await crops.worth(tx, of, lines);
  const more = Math.max(0, cents - others.reduce((sum, { part }) => sum + part.cents, 0));
  const parts = split(
    more,
    own.map(({ needed, given }) => needed - given),
  );
  own.forEach((need, index) => {
    need.cents = parts[index] ?? 0;
    need.way = isRefund ? 'refund' : 'less';
  });
}

export interface UnsentPart {
  part: ShortCropPart;
  crop: ShortCrop;
}

/** What is short of an order and not refunded yet; the order is locked. */
export async function unsentParts(
  tx: EntityManager,
  orderId: number,
  vendorId: number,
): Promise<UnsentPart[]> {
  const parts = await tx.find(ShortCropPart, { where: { orderId, sentAt: IsNull() }, order: { id: 'ASC' } });
  if (parts.length === 0) return [];
  const ids = parts.map(({ cropId }) => cropId);
  const crops = await tx.findBy(ShortCrop, { id: In(ids), vendorId, undoneAt: IsNull() });
  return parts.flatMap((part) => {
    const crop = crops.find(({ id }) => id === part.cropId);
    return crop ? [{ part, crop }] : [];
  });
}

/** As the order's lines know it. */
export const asShort = ({ part, crop: { reason } }: UnsentPart): ShortOfLine => {
  const { name, missingValue, boxValue } = part;
  return {
    ...{ itemId: part.orderItemId ?? 0, missing: part.needed - part.given, reason },
    part: missingValue === null ? null : { name, missingValue, boxValue: boxValue ?? 0 },
  };
};

function shortOfNeed({ of, needed, given, cropName }: PlannedNeed): ShortOfLine {
  const missing = needed - given;
  const isPart = of.kind === 'part';
  return {
    ...{ itemId: of.kind === 'share' ? 0 : of.itemId, missing, reason: 'miscounted' },
    part: isPart ? { name: cropName, missingValue: missing * of.price, boxValue: of.boxValue } : null,
  };
}

export const wrong = (message: string) =>
  new DomainError('VALIDATION_FAILED', [{ path: 'available', message }]);
