import { FEATURES, FEATURE_LABELS, type Feature } from '@farmgate/backend/contract/directory/place-kinds';
import { ALL_PRODUCTS, PRODUCT_TYPE_FILTERS } from '@farmgate/backend/contract/directory/product-types';
import {
  DEFAULT_RADIUS_MILES,
  MAX_OFFSET,
  PAGE_SIZE,
  RADIUS_CHOICES,
  type RadiusMiles,
} from '@farmgate/backend/contract/shared/limits';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';

export const PLACE_SORTS = ['nearest', 'name'] as const;
export type PlaceSort = (typeof PLACE_SORTS)[number];

/** How a search for markets or farms near a ZIP code is narrowed down. */
export interface PlaceFilters {
  radius: RadiusMiles;
  /** One of the product-type filter's options; 'All Products' narrows nothing. */
  productType: string;
  features: readonly Feature[];
  openNow: boolean;
  openSaturday: boolean;
  organic: boolean;
}

export const NO_FILTERS: PlaceFilters = {
  radius: DEFAULT_RADIUS_MILES,
  productType: ALL_PRODUCTS,
  features: [],
  openNow: false,
  openSaturday: false,
  organic: false,
};

export type AddressQuery = Record<string, string | number | boolean | undefined>;

const isYes = (text: string | null) => ['true', '1', 'yes', 'on'].includes(text?.toLowerCase() ?? '');

/** @returns the filters in an address; whatever is not a filter counts as absent */
export function readPlaceFilters(query: URLSearchParams): PlaceFilters {
  const miles = Number(query.get('radius'));
  const type = query.get('productType')?.trim().toLowerCase();
  const wanted = query.getAll('features').flatMap((part) => part.split(',').map((word) => word.trim()));
  return {
    radius: RADIUS_CHOICES.find((choice) => choice === miles) ?? NO_FILTERS.radius,
    productType: PRODUCT_TYPE_FILTERS.find((option) => option.toLowerCase() === type) ?? ALL_PRODUCTS,
    features: FEATURES.filter((feature) => wanted.includes(feature)),
    openNow: isYes(query.get('openNow')),
    openSaturday: isYes(query.get('openSaturday')),
    organic: isYes(query.get('organic')),
  };
}

/** @returns the filters as they stand in an address, ours or the API's: only what differs from none at all */
export function writePlaceFilters(filters: PlaceFilters): AddressQuery {
  return {
    radius: filters.radius === NO_FILTERS.radius ? undefined : filters.radius,
    productType: filters.productType === ALL_PRODUCTS ? undefined : filters.productType,
    features: filters.features.join(',') || undefined,
    openNow: filters.openNow || undefined,
    openSaturday: filters.openSaturday || undefined,
    organic: filters.organic || undefined,
  };
}

/** @returns the page in an address, counted from 1; 1 for anything that is no page */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_OFFSET / PAGE_SIZE + 1) : 1;
}

/** @returns the paging of an API call; the first page needs no offset */
export function pageWindow(page: number): AddressQuery {
  return { limit: PAGE_SIZE, offset: page === 1 ? undefined : (page - 1) * PAGE_SIZE };
}

/** One active filter, and what the filters are without it. */
export interface ActiveFilter {
  label: string;
  without: PlaceFilters;
}

/** @returns the active filters in the order in which the bar offers them */
export function activeFilters(filters: PlaceFilters): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (isActive: boolean, label: string, none: Partial<PlaceFilters>) => {
    if (isActive) active.push({ label, without: { ...filters, ...none } });
  };
  add(filters.productType !== ALL_PRODUCTS, filters.productType, { productType: ALL_PRODUCTS });
  add(filters.radius !== NO_FILTERS.radius, `Within ${filters.radius} miles`, { radius: NO_FILTERS.radius });
  add(filters.openNow, 'Open now', { openNow: false });
  add(filters.openSaturday, 'Open this Saturday', { openSaturday: false });
  add(filters.organic, 'Organic', { organic: false });
  for (const feature of filters.features) {
    add(true, FEATURE_LABELS[feature], { features: filters.features.filter((one) => one !== feature) });
  }
  return active;
}

/** @returns the filters other than the radius as a sentence has them: "Baked Goods, Open now and SNAP"; '' without any */
export function filterNames(filters: PlaceFilters): string {
  const names = activeFilters({ ...filters, radius: NO_FILTERS.radius }).map(({ label }) => label);
  const last = names.pop();
  return names.length > 0 ? `${names.join(', ')} and ${last}` : (last ?? '');
}

/** @returns the filters with one feature switched on or off */
export function toggleFeature(filters: PlaceFilters, feature: Feature): PlaceFilters {
  const isOn = filters.features.includes(feature);
  return {
    ...filters,
    features: FEATURES.filter((one) => (one === feature ? !isOn : filters.features.includes(one))),
  };
}

/** @returns the next larger radius that a person can choose, or null when it is the largest already */
export function widerRadius(radius: RadiusMiles): RadiusMiles | null {
  return RADIUS_CHOICES.find((choice) => choice > radius) ?? null;
}

/** What a call of GET /api/farmers-markets or /api/local-farms asks for. */
export interface PlaceSearchCall {
  zipCode: string;
  filters: PlaceFilters;
  sort?: PlaceSort;
  page?: number;
}

/** @returns the call's address */
export function placesAddress(kind: 'markets' | 'farms', call: PlaceSearchCall): string {
  const { zipCode, filters, sort = 'nearest', page = 1 } = call;
  return withQuery(kind === 'markets' ? '/api/farmers-markets' : '/api/local-farms', {
    zipCode,
    ...writePlaceFilters(filters),
    sort: sort === 'nearest' ? undefined : sort,
    ...pageWindow(page),
  });
}
