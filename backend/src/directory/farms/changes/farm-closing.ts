import type { EntityManager } from 'typeorm';
import type { ActingUser } from '../../../accounts/businesses/acting.js';
import { MAX_EXCEPTIONS } from '../../../contract/directory/hours.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { Days } from '../../places/opening/one-day.rules.js';
import { lockOwnDetails, saveOwnDetails } from '../claims/own-details.js';
import { exceptionsOf } from '../hours-of.rules.js';
import { withClosed, withoutClosed } from './farm-closing.rules.js';
import type { FarmDayChange } from './farm-days.js';

/** @param reason what visitors read @throws FARM_NOT_FOUND, VALIDATION_FAILED */
export async function closeFarm(
  tx: EntityManager,
  user: ActingUser,
  farmId: number,
  { reason, ...days }: Days & { reason: string | null },
): Promise<FarmDayChange> {
  const own = await lockOwnDetails(tx, farmId, user.id);
  const { exceptions: before, timeZone, name } = own.mine;
  const after = exceptionsOf(own.mine, withClosed(before, days, reason), timeZone, new Date());
  if (after.length > MAX_EXCEPTIONS) {
    const message = `${name} has ${MAX_EXCEPTIONS} special dates already. Please remove some there first.`;
    throw new DomainError('VALIDATION_FAILED', [{ path: 'farmIds', message }]);
  }
  await saveOwnDetails(tx, user, own, { exceptions: after });
  return { before, after };
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
