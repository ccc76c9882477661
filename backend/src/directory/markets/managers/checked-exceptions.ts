import { type HoursException, MAX_EXCEPTIONS } from '../../../contract/directory/hours.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { comingExceptions } from '../../places/opening/exceptions.rules.js';
import type { Place } from '../../tables/place.entity.js';

/** @returns those that aren't over, the soonest first @throws TOO_MANY_EXCEPTIONS */
export function checkedExceptions(given: readonly HoursException[], { timeZone }: Place): HoursException[] {
  const exceptions = comingExceptions(given, timeZone, new Date());
  if (exceptions.length > MAX_EXCEPTIONS) throw new DomainError('TOO_MANY_EXCEPTIONS');
  return exceptions;
}
