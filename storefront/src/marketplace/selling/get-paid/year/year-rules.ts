import { FIRST_STATEMENT_YEAR } from '@farmgate/backend/contract/marketplace/statement-years';

/** @returns the year that an address asks for; anything else is this one */
export function yearOf(query: URLSearchParams, thisYear: number): number {
  const year = Number(query.get('year'));
  return Number.isInteger(year) && year >= FIRST_STATEMENT_YEAR && year <= thisYear + 1 ? year : thisYear;
}

/** @returns "Eastern Time" of America/New_York: what people call their clocks, in summer and in winter */
export function clockName(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
