import type { EntityManager } from 'typeorm';
import type { ActingUser } from '../../../accounts/businesses/acting.js';
import { type HoursException, MAX_EXCEPTIONS } from '../../../contract/directory/hours.js';
import { isSame } from '../../../platform/audit/changed-fields.rules.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { type Days, withDay, withoutDay } from '../../places/opening/one-day.rules.js';
import { lockOwnDetails, saveOwnDetails } from '../claims/own-details.js';
import { exceptionsOf } from '../hours-of.rules.js';
import { type FarmDayChange, withoutClosed } from './farm-closing.rules.js';

/**
 * Replaces what was said of these days, in one farm's dates.
 * @param path of the field that is told where there are too many
 * @throws FARM_NOT_FOUND, VALIDATION_FAILED
 */
export async function setFarmDays(
  tx: EntityManager,
  user: ActingUser,
  farmId: number,
  days: readonly HoursException[],
  path: 'exceptions' | 'farmIds',
): Promise<FarmDayChange> {
  const own = await lockOwnDetails(tx, farmId, user.id);
  const { exceptions: before, timeZone, name } = own.mine;
  const after = exceptionsOf(own.mine, days.reduce(withDay, before), timeZone, new Date());
  if (after.length > MAX_EXCEPTIONS) {
    const message = `${name} has ${MAX_EXCEPTIONS} special dates already. Please remove some there first.`;
    throw new DomainError('VALIDATION_FAILED', [{ path, message }]);
  }
  await saveOwnDetails(tx, user, own, { exceptions: after });
  return { before, after };
}

/** @param date "2026-06-05" @throws FARM_NOT_FOUND */
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

/** @returns whether it could be; not once the dates were changed again */
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

/** @returns whether it could be; not where these dates were changed since @throws FARM_NOT_FOUND */
export async function reopenFarm(
  tx: EntityManager,
  user: ActingUser,
  farmId: number,
  change: FarmDayChange & Days,
): Promise<boolean> {
  const own = await lockOwnDetails(tx, farmId, user.id);
  const { exceptions: present, timeZone } = own.mine;
  const exceptions = withoutClosed(present, change, change, { timeZone, now: new Date() });
  if (!exceptions) return false;
  await saveOwnDetails(tx, user, own, { exceptions });
  return true;
}
