import { exceptionText, type HoursException } from '@farmgate/backend/contract/directory/hours';
import { clockInTable } from '@farmgate/backend/contract/shared/calendar/clock-text';

/** What a change did to a date with other hours. */
export interface ExceptionChange {
  /** As it was; null where it was added. */
  before: string | null;
  /** As it is; null where it was removed. */
  after: string | null;
}

const asList = (value: unknown) => (Array.isArray(value) ? (value as HoursException[]) : []);

/**
 * @param year of today, which dates don't name
 * @returns the dates that were added, removed or changed, the soonest first, as people read them. What has
 *   the same first day is one date
 */
export function exceptionChanges(before: unknown, after: unknown, year: number): ExceptionChange[] {
  const textsOf = (value: unknown) =>
    new Map(
      asList(value).map((each) => [each.from, exceptionText(each, year, (time) => clockInTable(time))]),
    );
  const [were, are] = [textsOf(before), textsOf(after)];
  return [...new Set([...were.keys(), ...are.keys()])]
    .sort()
    .map((from) => ({ before: were.get(from) ?? null, after: are.get(from) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** @returns what was done, in a word before the date */
export function exceptionVerb({ before, after }: ExceptionChange): string {
  if (before === null) return 'Added';
  return after === null ? 'Removed' : 'Changed';
}
