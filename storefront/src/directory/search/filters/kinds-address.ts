import { readZip } from '@farmgate/backend/contract/shared/zip';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { type PlaceSearchCall, writePlaceFilters } from './place-filters';

/**
 * @returns the address of the call for how many of each kind there are; null without a ZIP code, and where a
 *   filter goes by the hours, which it does not know
 */
export function kindsAddress({ zipCode, search, filters }: PlaceSearchCall): string | null {
  const isByHours = filters.openNow || filters.openSaturday || filters.openOn !== '';
  if (readZip(zipCode) === null || isByHours) return null;
  return withQuery('/api/place-kinds', { zipCode, search, ...writePlaceFilters({ ...filters, kinds: [] }) });
}
