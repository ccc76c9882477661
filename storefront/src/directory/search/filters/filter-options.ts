import {
  FARM_KINDS,
  type Feature,
  PLACE_KIND_LABELS,
  type PlaceKind,
} from '@farmgate/backend/contract/directory/place-kinds';
import { PRODUCT_TYPE_FILTERS } from '@farmgate/backend/contract/directory/product-types';
import { RADIUS_CHOICES } from '@farmgate/backend/contract/shared/limits';
import type { PlaceFilters } from './place-filters';

export const RADIUS_OPTIONS = RADIUS_CHOICES.map((miles) => ({
  value: String(miles),
  label: `${miles} miles`,
}));

export const PRODUCT_TYPE_OPTIONS = PRODUCT_TYPE_FILTERS.map((type) => ({ value: type, label: type }));

export const PLACE_SORT_OPTIONS = [
  { value: 'nearest', label: 'Nearest first' },
  { value: 'name', label: 'By name' },
] as const;

/** The kinds of places that a page lets one choose among. */
export interface KindChoice {
  kinds: readonly PlaceKind[];
  /** The ones of them that it lists by itself; none where that is everything. */
  preset: readonly PlaceKind[];
  /** As one chooses them in a row: a kind, or several with commas; empty is what the page lists by itself. */
  options: readonly { value: string; label: string }[];
  /** How many there are of some kinds, as it stands behind their name: " (12)"; '' where nobody knows. */
  countOf?: (kinds: readonly PlaceKind[]) => string;
}

export const FARM_KIND_CHOICE: KindChoice = {
  kinds: FARM_KINDS,
  preset: [],
  options: [
    { value: '', label: 'All types' },
    ...FARM_KINDS.map((kind) => ({ value: kind, label: PLACE_KIND_LABELS[kind] })),
  ],
};

/** @returns the options of a row, with what is chosen among them */
export function kindOptions({ options }: KindChoice, kinds: readonly PlaceKind[]): KindChoice['options'] {
  const value = kinds.join(',');
  const isThere = options.some((option) => option.value === value);
  return isThere
    ? options
    : [...options, { value, label: kinds.map((kind) => PLACE_KIND_LABELS[kind]).join(' or ') }];
}

/** Filters that are on or off and are no feature. */
export const FLAG_FILTERS = [
  { key: 'openNow', label: 'Open now' },
  { key: 'pickingNow', label: 'U-pick open' },
  { key: 'openSaturday', label: 'Open this Saturday' },
  { key: 'organic', label: 'Organic' },
] as const satisfies { key: keyof PlaceFilters; label: string }[];

/** The features that wide screens offer in their bar; the others are behind 'More filters'. */
export const BAR_FEATURES = ['snap', 'wic'] as const satisfies readonly Feature[];
