import type { PlaceSearch } from '../../../contract/directory/places.js';
import { type Intents, isShippedAsked, readIntents } from '../../../platform/search/intents.rules.js';

/**
 * @param text "u pick strawberries"
 * @returns the search for u-pick farms with strawberries; null where it may as well be a name
 */
export function searchMeant(
  search: PlaceSearch,
  text: string,
  list: 'markets' | 'farms',
): PlaceSearch | null {
  const intents = readIntents(text);
  // No place is sent by mail: those that say so have it in their words.
  if (intents && isShippedAsked(intents) && intents.words === '') return null;
  if (!intents?.isAllUnderstood || search.kind.length + search.features.length > 0) return null;
  const kind = list === 'farms' && intents.kind !== 'farmers_market' ? intents.kind : null;
  const { openNow, openSaturday, openDay, organic, features } = filtersOf(intents);
  return {
    ...search,
    features,
    kind: kind === null ? [] : [kind],
    search: intents.words || undefined,
    openNow: search.openNow || openNow,
    openSaturday: search.openSaturday || openSaturday,
    openDay: openDay ?? search.openDay,
    organic: search.organic || organic,
  };
}

export type MeantFilters = Pick<PlaceSearch, 'features' | 'openNow' | 'openSaturday' | 'openDay' | 'organic'>;

/** What the words say of a place, beside its kind. */
export const filtersOf = ({ features, openDay, isOrganic }: Intents): MeantFilters => ({
  features: [...features],
  openNow: openDay === 'now',
  openSaturday: openDay === 'saturday',
  openDay: openDay === 'now' || openDay === 'saturday' || openDay === null ? undefined : openDay,
  organic: isOrganic,
});
