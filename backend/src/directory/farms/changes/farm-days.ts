import type { EntityManager } from 'typeorm';
import type { ActingUser } from '../../../accounts/businesses/acting.js';
import { type HoursException, MAX_EXCEPTIONS } from '../../../contract/directory/hours.js';
import { isSame } from '../../../platform/audit/changed-fields.rules.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { withDay, withoutDay } from '../../places/opening/one-day.rules.js';
import { lockOwnDetails, saveOwnDetails } from '../claims/own-details.js';
import { exceptionsOf } from '../hours-of.rules.js';

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
  const own = await lockOwnDetails(tx, farmId, user.id);
  const { exceptions: before, timeZone } = own.mine;
  const after = exceptionsOf(own.mine, withDay(before, day), timeZone, new Date());
  if (after.length > MAX_EXCEPTIONS) {
    const message = `Please give at most ${MAX_EXCEPTIONS} dates.`;
    throw new DomainError('VALIDATION_FAILED', [{ path: 'exceptions', message }]);
  }
  await saveOwnDetails(tx, user, own, { exceptions: after });
  return { before, after };
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
  const own = await lockOwnDetails(tx, farmId, user.id);
  const before = own.mine.exceptions;
  const after = withoutDay(before, date);
  if (!isSame(before, after)) await saveOwnDetails(tx, user, own, { exceptions: after });
  return { before, after };
}

/** Takes such a change back. @returns whether it could be; not once the dates were changed again */
export async function undoFarmDay(
  tx: EntityManager,
  user: ActingUser,
  farmId: number,
  { before, after }: FarmDayChange,
): Promise<boolean> {
  const own = await lockOwnDetails(tx, farmId, user.id);
  if (!isSame(own.mine.exceptions, after)) return false;
  await saveOwnDetails(tx, user, own, { exceptions: before });
  return true;
}
