import { ApiError } from '../../../lib/api/api';

export type SearchedPlaces = 'markets' | 'farms' | 'CSAs' | 'u-pick farms';

const NAMES: Record<SearchedPlaces, string> = {
  markets: 'farmers markets',
  farms: 'local farms',
  CSAs: 'CSAs',
  'u-pick farms': 'u-pick farms',
};

/** While a search is on its way. */
export const searchingFor = (what: SearchedPlaces) => `Searching for ${NAMES[what]}...`;

/** When a search fails. */
export const searchFailed = (what: SearchedPlaces) =>
  `Unable to search for ${NAMES[what]}. Please try again.`;

/** When there is nothing at all near a ZIP code. */
export const noneNear = (what: SearchedPlaces, zip: string) =>
  `No ${NAMES[what]} found near ${zip}. Try a different ZIP code.`;

/** When the filters hide everything. */
export const noneWith = (what: SearchedPlaces, filter: string) =>
  `No ${what} found with ${filter}. Try a different filter.`;

/** @returns the server's sentence about what was wrong with the question, when that was the trouble */
export function questionTrouble(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  return error.body?.issues?.[0]?.message ?? error.body?.message ?? null;
}
