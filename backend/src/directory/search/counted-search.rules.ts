import type { PlaceSearch, PlaceView } from '../../contract/directory/places.js';
import type { SearchKind } from '../../contract/shared/search/search-kinds.js';
import type { Page } from '../../platform/http/answers/paging.js';
import type { CountedSearch } from '../../platform/search-tallies/search-tallies.js';

/**
 * @returns a search as it is counted: by its place, on its first page. That nothing is open at an hour, or
 * nothing is of a kind, does not say that nothing is there.
 */
export function placeSearch(
  kind: SearchKind,
  { zipCode, search, offset, openNow, openOn, kind: kinds }: PlaceSearch,
  page: Page<PlaceView>,
  userAgent: string | undefined,
): CountedSearch {
  if (offset > 0) return { kind, userAgent, foundNothing: false };
  const isNarrow = openNow || openOn !== undefined || kinds.length > 0;
  return { kind, userAgent, zipCode, text: search, foundNothing: page.total === 0 && !isNarrow };
}
