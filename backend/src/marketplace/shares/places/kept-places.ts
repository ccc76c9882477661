import type { EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { takeWindows } from '../../pickups/ways/vendor-order-windows.sql.js';
import { KeptPlace } from '../../tables/kept-place.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { type Choice, quoteBoxes } from '../joining/quote-share.js';
import { roomOf } from '../joining/quote.rules.js';
import { lockAllDays, lockSizes } from './places.sql.js';
import { type Asked, choiceOf, type Season } from './season.js';

/** All places of a share and their room, before any of them is kept or let go. */
export const lockPlaces = (tx: EntityManager, planId: number, now: Date): Promise<void> =>
  lockPlacesOf(tx, [planId], now);

/** The same of several shares, and of memberships that end and are locked, in one ascending pass. */
export async function lockPlacesOf(
  tx: EntityManager,
  planIds: readonly number[],
  now: Date,
  members: readonly number[] = [],
): Promise<void> {
  await fetchRows(tx, lockSizes, [planIds, members]);
  await fetchRows(tx, lockAllDays, [planIds, now, members]);
}

/**
 * Takes a place for somebody, with its room on all days left. The places are locked.
 * @returns its id @throws SHARE_NOT_OPEN, SHARE_FULL, SHARE_SITE_FULL, VALIDATION_FAILED
 */
export async function keepPlace(tx: EntityManager, choice: Choice, now: Date): Promise<number> {
  const { size, request } = choice;
  const { quantity } = request;
  const { days } = await quoteBoxes(tx, choice, now);
  const windowIds = days.map(({ windowId }) => windowId);
  const windowTaken = days.map((day) => roomOf(day, { crates: size.crates, quantity }));
  size.taken += quantity;
  await tx.update(ShareSize, size.id, { taken: size.taken });
  await changeRows(tx, takeWindows, [windowIds, windowTaken]);
  return (await tx.save(KeptPlace, { sizeId: size.id, quantity, windowIds, windowTaken })).id;
}

/** The places are locked. @returns null where there is no such size, pickup or half of the weeks, or place */
export async function keepIfFree(
  tx: EntityManager,
  season: Season,
  asked: Asked,
  now: Date,
): Promise<number | null> {
  const choice = choiceOf(season, asked);
  return (
    choice &&
    keepPlace(tx, choice, now).catch((error: unknown) => {
      if (error instanceof DomainError) return null;
      throw error;
    })
  );
}

/** Place and room are free again. The places are locked, and nothing refers to it anymore. */
export async function letGo(tx: EntityManager, keptId: number): Promise<void> {
  const { sizeId, quantity, windowIds, windowTaken } = await tx.findOneByOrFail(KeptPlace, { id: keptId });
  await tx.decrement(ShareSize, { id: sizeId }, 'taken', quantity);
  await changeRows(tx, takeWindows, [windowIds, windowTaken.map((taken) => -taken)]);
  await tx.delete(KeptPlace, keptId);
}
