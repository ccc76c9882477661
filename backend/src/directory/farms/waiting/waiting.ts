import type { EntityManager } from 'typeorm';
import type { FarmWaitsFor } from '../../../contract/directory/farms.js';
import { lockName } from '../../../platform/database/locks.sql.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { Farm } from '../../tables/farm.entity.js';
import { hasTwin } from './waiting.sql.js';

/** Of two farms for one place that are registered at once, one sees the other. */
const LOCK = 'farms that visitors see';

/** @returns null where visitors see it at once */
export async function waitOf(
  tx: EntityManager,
  farm: Farm,
  isEmailConfirmed: boolean,
): Promise<FarmWaitsFor | null> {
  if (await isTwin(tx, farm, false)) return 'staff';
  return isEmailConfirmed ? null : 'email';
}

/** A verified farm gives way to other verified ones alone. @param before the farm as it was */
export async function waitAfterChange(
  tx: EntityManager,
  before: Farm,
  farm: Farm,
  isEmailConfirmed: boolean,
): Promise<FarmWaitsFor | null> {
  if (await isTwin(tx, farm, before.isVerified)) return 'staff';
  return before.waitsFor === null || isEmailConfirmed ? null : 'email';
}

/** Not those that staff have to look at. */
export async function releaseFarms(tx: EntityManager, userId: number): Promise<void> {
  const where = { userId, waitsFor: 'email' as const };
  const farms = await tx.find(Farm, { where, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  for (const farm of farms) {
    await tx.update(Farm, { id: farm.id }, { waitsFor: await waitOf(tx, farm, true) });
  }
}

async function isTwin(tx: EntityManager, farm: Farm, verifiedOnly: boolean): Promise<boolean> {
  await fetchRows(tx, lockName, [LOCK]);
  const { name, zipCode, latitude, longitude } = farm;
  // One that is not stored yet has no id.
  const { id = 0 } = farm as { id?: number };
  const [found] = await fetchRows(tx, hasTwin, [id, name, zipCode, latitude, longitude, verifiedOnly]);
  return found?.isTwin ?? false;
}
