import type { KindCount } from '@farmgate/backend/contract/directory/place-kind-counts';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { formatCount } from '../../../lib/format/format';
import type { KindChoice } from './filter-options';
import { type PlaceSearchCall, writePlaceFilters } from './place-filters';

/**
 * @returns the address of the call for how many of each kind there are; null without a ZIP code, and where a
 *   filter goes by the hours, which it does not know
 */
export function kindsAddress({ zipCode, search, filters }: PlaceSearchCall): string | null {
  const isByHours =
    filters.openNow || filters.pickingNow || filters.openSaturday || filters.openOn + filters.openDay !== '';
  if (readZip(zipCode) === null || isByHours) return null;
  return withQuery('/api/place-kinds', { zipCode, search, ...writePlaceFilters({ ...filters, kinds: [] }) });
}

/** @returns the kinds with how many of each there are behind their names */
export function withCounts(choice: KindChoice, counts: readonly KindCount[]): KindChoice {
  const countOf = (kinds: readonly string[]) => countText(counts, kinds);
  return {
    ...choice,
    countOf,
    options: choice.options.map(({ value, label }) => ({
      value,
      label: label + countOf(value === '' ? choice.preset : value.split(',')),
    })),
  };
}

/** Places of two kinds may be the same ones, so their counts add up only with those of farmers markets. */
function countText(counts: readonly KindCount[], kinds: readonly string[]): string {
  const found = counts.filter(({ kind }) => kinds.includes(kind));
  const others = kinds.filter((kind) => kind !== 'farmers_market');
  if (found.length < kinds.length || kinds.length === 0 || others.length > 1) return '';
  const total = found.reduce((sum, { count }) => sum + count, 0);
  return ` (${formatCount(total)}${found.some(({ isMore }) => isMore) ? '+' : ''})`;
}
