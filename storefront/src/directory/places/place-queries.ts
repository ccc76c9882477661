import type { PlacePage } from '@farmgate/backend/contract/directory/place-page';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { apiQuery } from '../../lib/api/queries';

/** @returns the id at the end of a page's address: 12 of "river-market-12"; what is none is no place's id */
const idOf = (slug: string): string => /(?:^|-)([1-9]\d{0,8})$/.exec(slug)?.[1] ?? '0';

/** GET /api/places/{id}; `slug` as it stands in the page's address. */
export function placeQuery(slug: string) {
  return apiQuery<PlacePage>(`/api/places/${idOf(slug)}`);
}

/**
 * @returns where a place is found instead: at its registered farm, or at its newest name; undefined where it
 * is found at this address
 */
export function movedPlacePath(slug: string, place: PlacePage | undefined): string | undefined {
  if (!place) return undefined;
  if (place.farmId !== null) return paths.farm(place.farmId);
  return place.path === `/places/${slug}` ? undefined : place.path;
}
