import type { EntityManager } from 'typeorm';
import {
  BOX_NOT_MADE_TO_ORDER,
  BOX_STOCK,
  BOX_WITHOUT_OPTIONS,
  type BoxFields,
  type BoxPartFields,
} from '../../../contract/marketplace/boxes.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { BundlePart } from '../../tables/bundle-part.entity.js';
import { followParts, boxesWith, possibleParts } from './boxes.sql.js';

interface Box {
  id: number;
  vendorId: number;
}

const wrong = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);

/** @throws VALIDATION_FAILED for what a box cannot have: options, a stock of its own, being made to order */
export function refuseNoBox({
  madeToOrder = false,
  hasOptions = false,
  isStockGiven = false,
}: {
  madeToOrder?: boolean;
  hasOptions?: boolean;
  isStockGiven?: boolean;
}): void {
  if (isStockGiven) throw wrong('inventory', BOX_STOCK);
  if (madeToOrder) throw wrong('madeToOrder', BOX_NOT_MADE_TO_ORDER);
  if (hasOptions) throw wrong('variants', BOX_WITHOUT_OPTIONS);
}

/** Nothing that is in a box is a box. @throws VALIDATION_FAILED */
async function refuseInBox(tx: EntityManager, { id, vendorId }: Box): Promise<void> {
  const [other] = await fetchRows(tx, boxesWith, [vendorId, [id]]);
  if (other) throw wrong('box', `This product is in ${other.name}, and a box can’t be in another box.`);
}

/** The product is locked. @throws VALIDATION_FAILED */
export async function packBox(tx: EntityManager, product: Box, box: BoxFields): Promise<void> {
  await refuseInBox(tx, product);
  await writeBox(tx, product, box);
}

/** Locked, and marked as a box. Weeks that are over stay. @throws VALIDATION_FAILED */
async function writeBox(
  tx: EntityManager,
  { id: bundleId, vendorId }: Box,
  { parts, weeks }: BoxFields,
): Promise<void> {
  const lists = [
    { week: null, parts, path: 'box.parts' },
    ...weeks.map((one, index) => ({ ...one, path: `box.weeks.${index}.parts` })),
  ];
  const ids = [...new Set(lists.flatMap((list) => list.parts.map(({ productId }) => productId)))];
  const possible = await fetchRows(tx, possibleParts, [vendorId, ids]);
  const before = await tx.findBy(BundlePart, { bundleId });
  const isSame = (part: BoxPartFields, one: { productId: number; variantId: number | null }) =>
    one.productId === part.productId && one.variantId === part.variantId;
  for (const { parts: own, path } of lists) {
    own.forEach((part, index) => {
      const may = part.productId !== bundleId && possible.some((one) => isSame(part, one));
      // What ended since stays until it is taken out: the form says so, and the box is not sold.
      if (!may && !before.some((one) => isSame(part, one)))
        throw wrong(`${path}.${index}.productId`, 'Please choose one of your products and its option.');
    });
  }
  const gone = before.filter(
    ({ week }) => week === null || !isOver(week) || weeks.some((one) => one.week === week),
  );
  if (gone.length > 0)
    await tx.delete(
      BundlePart,
      gone.map(({ id }) => id),
    );
  await tx.insert(
    BundlePart,
    lists.flatMap(({ week, parts: own }) =>
      own.map((part, position) => ({ ...part, bundleId, week, position })),
    ),
  );
  await changeRows(tx, followParts, [[bundleId]]);
}

/** Everywhere. */
const isOver = (week: string) => Date.parse(week) < Date.now() - 8 * DAY_MS;

/** A box becomes a product like others. It is locked. */
export async function endBox(tx: EntityManager, bundleId: number): Promise<void> {
  await tx.delete(BundlePart, { bundleId });
}
