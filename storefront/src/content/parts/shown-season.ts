import type { InSeasonCrop } from '@farmgate/backend/contract/content/in-season';

/** How many crops a page shows. */
export const SEASON_CROPS = 8;

/** What a page shows of a crop. */
export type ShownCrop = Pick<InSeasonCrop, 'name' | 'category' | 'search' | 'months' | 'stage' | 'isEnding'>;

/** What is harvested in a month. */
export interface ShownSeason {
  month: number;
  /** How many crops there are, of which the first eight are shown. */
  count: number;
  crops: ShownCrop[];
}

/** @returns what a page shows of what is harvested in a month */
export function shownSeason({
  month,
  crops,
}: {
  month: number;
  crops: readonly InSeasonCrop[];
}): ShownSeason {
  const first = crops.slice(0, SEASON_CROPS);
  return {
    month,
    count: crops.length,
    crops: first.map(({ name, category, search, months, stage, isEnding }) => ({
      name,
      category,
      search,
      months,
      stage,
      isEnding,
    })),
  };
}
