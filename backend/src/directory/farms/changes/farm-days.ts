import type { EntityManager } from 'typeorm';
import type { ActingUser } from '../../../accounts/businesses/acting.js';
import { type HoursException, MAX_EXCEPTIONS } from '../../../contract/directory/hours.js';
import { isSame } from '../../../platform/audit/changed-fields.rules.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { exceptionsOf } from '../hours-of.rules.js';
import { Farm } from '../farm.entity.js';
import { lockOwnFarm } from '../own-farms.js';
import { noteChange } from './note-change.js';
import { withDay, withoutDay } from './one-day.rules.js';

/** The dates with other hours of a farm, before and after one was changed. */
export interface FarmDayChange {
  before: HoursException[];
  after: HoursException[];
}

/**
 * Says how one day of one's own farm differs; what was said of that day before counts no more.
 * @throws FARM_NOT_FOUND, VALIDATION_FAILED
 */
export async function setFarmDay(
  tx: EntityManager,
  user: ActingUser,
  farmId: number,
  day: HoursException,
): Promise<FarmDayChange> {
  const farm = await lockOwnFarm(tx, farmId, user.id);
  const after = exceptionsOf(farm, withDay(farm.exceptions, day), farm.timeZone, new Date());
  if (after.length > MAX_EXCEPTIONS) {
    const message = `Please give at most ${MAX_EXCEPTIONS} dates.`;
    throw new DomainError('VALIDATION_FAILED', [{ path: 'exceptions', message }]);
  }
  await write(tx, user, farm, after);
  return { before: farm.exceptions, after };
}

/**
 * Ends what was said of one day of one's own farm: it is like any other of its weekday.
 * @param date "2026-06-05" @throws FARM_NOT_FOUND
 */
export async function clearFarmDay(
  tx: EntityManager,
  user: ActingUser,
  farmId: number,
  date: string,
): Promise<FarmDayChange> {
  const farm = await lockOwnFarm(tx, farmId, user.id);
  const after = withoutDay(farm.exceptions, date);
  if (!isSame(farm.exceptions, after)) await write(tx, user, farm, after);
  return { before: farm.exceptions, after };
}

/** Takes such a change back. @returns whether it could be; not once the dates were changed again */
export async function undoFarmDay(
  tx: EntityManager,
  user: ActingUser,
  farmId: number,
  { before, after }: FarmDayChange,
): Promise<boolean> {
  const farm = await lockOwnFarm(tx, farmId, user.id);
  if (!isSame(farm.exceptions, after)) return false;
  await write(tx, user, farm, before);
  return true;
}

async function write(tx: EntityManager, user: ActingUser, farm: Farm, exceptions: HoursException[]) {
  await tx.update(Farm, { id: farm.id }, { exceptions });
  await noteChange(tx, user, farm, tx.create(Farm, { ...farm, exceptions }));
}
