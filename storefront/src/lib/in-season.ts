import type { InSeasonCrop, InSeasonView } from '@farmgate/backend/contract/content/in-season';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { monthName } from './months';
import { apiQuery } from './queries';

/** GET /api/in-season: of the whole country without a state, of this month without a month. */
export function inSeasonQuery({ state, month }: { state?: string | undefined; month?: number | undefined }) {
  return apiQuery<InSeasonView>(withQuery('/api/in-season', { state, month }));
}

/** @returns the search for a crop among listings and farms, near a ZIP code where one is known */
export function cropSearch({ search }: Pick<InSeasonCrop, 'search'>, zipCode?: string): string {
  return paths.browse({ search, ...(zipCode && { zipCode }) });
}

/** @returns the month before the first in which the crop is not there, going on from `month`; null where it is there all year */
function lastMonthOf({ months }: Pick<InSeasonCrop, 'months'>, month: number): number | null {
  if (months.length === 12) return null;
  let last = month;
  while (months.includes((last % 12) + 1)) last = (last % 12) + 1;
  return last;
}

/** @returns in a few words, how a crop's harvest stands in a month in which it is there */
export function harvestNote(
  crop: Pick<InSeasonCrop, 'months' | 'isNew' | 'isEnding'>,
  month: number,
): string {
  const last = lastMonthOf(crop, month);
  if (last === null) return 'All year';
  if (crop.isNew && crop.isEnding) return 'This month only';
  if (crop.isNew) return 'New this month';
  return crop.isEnding ? 'Last month of it' : `Through ${monthName(last)}`;
}

/** @returns the crops, those that have just come first, then those that soon go, then the others; by name among equals */
export function byUrgency(crops: readonly InSeasonCrop[]): InSeasonCrop[] {
  const rank = ({ isNew, isEnding, months }: InSeasonCrop) =>
    isNew ? 0 : isEnding ? 1 : months.length < 12 ? 2 : 3;
  return crops.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}
