import type { Feature } from '@farmgate/backend/contract/directory/place-kinds';
import { PRODUCT_TYPE_FILTERS } from '@farmgate/backend/contract/directory/product-types';
import { RADIUS_CHOICES } from '@farmgate/backend/contract/shared/limits';
import type { PlaceFilters } from './place-filters';

export const RADIUS_OPTIONS = RADIUS_CHOICES.map((miles) => ({
  value: String(miles),
  label: `Within ${miles} miles`,
}));

export const PRODUCT_TYPE_OPTIONS = PRODUCT_TYPE_FILTERS.map((type) => ({ value: type, label: type }));

export const PLACE_SORT_OPTIONS = [
  { value: 'nearest', label: 'Nearest first' },
  { value: 'name', label: 'By name' },
] as const;

/** Filters that are on or off and are no feature. */
export const FLAG_FILTERS = [
  { key: 'openNow', label: 'Open now' },
  { key: 'openSaturday', label: 'Open this Saturday' },
  { key: 'organic', label: 'Organic' },
] as const satisfies { key: keyof PlaceFilters; label: string }[];

/** The features that wide screens offer in their bar; the others are behind 'More filters'. */
export const BAR_FEATURES = ['snap', 'wic'] as const satisfies readonly Feature[];

/** The features of the filter sheet, in groups. */
export const FEATURE_GROUPS: readonly { title: string; features: readonly Feature[] }[] = [
  { title: 'Food benefits', features: ['snap', 'wic', 'wic_fmnp', 'senior_fmnp', 'snap_match'] },
  { title: 'Payment', features: ['cards', 'mobile_pay', 'checks', 'cash', 'barter', 'volunteer'] },
  { title: 'On site', features: ['indoor', 'outdoor', 'accessible', 'parking', 'restrooms', 'pets'] },
  { title: 'From home', features: ['online_orders', 'delivery'] },
];
