import type { PlaceSearch, PlaceView } from '../../contract/directory/places.js';
import type { SearchKind } from '../../contract/shared/search/search-kinds.js';
import type { Page } from '../../platform/http/answers/paging.js';
import type { CountedSearch } from '../../platform/search-tallies/search-tallies.js';

/** By its place, on its first page: nothing open, or nothing of a kind, doesn't say nothing is there. */
export function placeSearch(
  kind: SearchKind,
  { zipCode, search, offset, openNow, openOn, openDay, kind: kinds }: PlaceSearch,
  page: Page<PlaceView>,
  userAgent: string | undefined,
): CountedSearch {
  if (offset > 0) return { kind, userAgent, foundNothing: false };
  const isNarrow = openNow || openOn !== undefined || openDay !== undefined || kinds.length > 0;
  return { kind, userAgent, zipCode, text: search, foundNothing: page.total === 0 && !isNarrow };
}
