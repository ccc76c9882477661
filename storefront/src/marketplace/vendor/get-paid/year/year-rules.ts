import { FIRST_STATEMENT_YEAR } from '@farmgate/backend/contract/marketplace/statement-years';

/** @returns the year that an address asks for; anything else is this one */
export function yearOf(query: URLSearchParams, thisYear: number): number {
  const year = Number(query.get('year'));
  return Number.isInteger(year) && year >= FIRST_STATEMENT_YEAR && year <= thisYear + 1 ? year : thisYear;
}
