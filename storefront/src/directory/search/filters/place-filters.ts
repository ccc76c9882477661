import {
  OPEN_DAYS,
  type OpenDay,
  openDayWords,
  openOnTrouble,
} from '@farmgate/backend/contract/directory/open-on';
import {
  FEATURES,
  FEATURE_LABELS,
  type Feature,
  PLACE_KINDS,
  PLACE_KIND_LABELS,
  type PlaceKind,
} from '@farmgate/backend/contract/directory/place-kinds';
import { ALL_PRODUCTS, PRODUCT_TYPE_FILTERS } from '@farmgate/backend/contract/directory/product-types';
import {
  DEFAULT_RADIUS_MILES,
  PAGE_SIZE,
  RADIUS_CHOICES,
  type RadiusMiles,
} from '@farmgate/backend/contract/shared/limits';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { LAST_PAGE } from '../results/paging';
import { openOnLabel } from './open-on';

export const PLACE_SORTS = ['nearest', 'name'] as const;
export type PlaceSort = (typeof PLACE_SORTS)[number];

/** How a search for markets or farms near a ZIP code is narrowed down. */
export interface PlaceFilters {
  radius: RadiusMiles;
  /** One of the product-type filter's options; 'All Products' narrows nothing. */
  productType: string;
  /** None are those that the page lists by itself. */
  kinds: readonly PlaceKind[];
  features: readonly Feature[];
  openNow: boolean;
  /** They say that there is something to be had right now. */
  pickingNow: boolean;
  openSaturday: boolean;
  /** "2026-11-28T09:30"; empty is any time. */
  openOn: string;
  /** By each place's own clock; empty is any day. */
  openDay: OpenDay | '';
  organic: boolean;
}

export const NO_FILTERS: PlaceFilters = {
  radius: DEFAULT_RADIUS_MILES,
  productType: ALL_PRODUCTS,
  kinds: [],
  features: [],
  openNow: false,
  pickingNow: false,
  openSaturday: false,
  openOn: '',
  openDay: '',
  organic: false,
};

export type AddressQuery = Record<string, string | number | boolean | undefined>;

const isYes = (text: string | null) => ['true', '1', 'yes', 'on'].includes(text?.toLowerCase() ?? '');

/** @returns the filters in an address; whatever is not a filter counts as absent */
export function readPlaceFilters(query: URLSearchParams): PlaceFilters {
  const miles = Number(query.get('radius'));
  const type = query.get('productType')?.trim().toLowerCase();
  const openOn = query.get('openOn') ?? '';
  const some = <Word extends string>(name: string, words: readonly Word[]) => {
    const wanted = query.getAll(name).flatMap((part) => part.split(',').map((word) => word.trim()));
    return words.filter((word) => wanted.includes(word));
  };
  return {
    radius: RADIUS_CHOICES.find((choice) => choice === miles) ?? NO_FILTERS.radius,
    productType: PRODUCT_TYPE_FILTERS.find((option) => option.toLowerCase() === type) ?? ALL_PRODUCTS,
    kinds: some('kind', PLACE_KINDS),
    features: some('features', FEATURES),
    openNow: isYes(query.get('openNow')),
    pickingNow: isYes(query.get('pickingNow')),
    openSaturday: isYes(query.get('openSaturday')),
    openOn: openOnTrouble(openOn, new Date()) === null ? openOn : '',
    openDay: OPEN_DAYS.find((day) => day === query.get('openDay')) ?? '',
    organic: isYes(query.get('organic')),
  };
}

/** @returns the filters as they stand in an address, ours or the API's: only what differs from none at all */
export function writePlaceFilters(filters: PlaceFilters): AddressQuery {
  return {
    radius: filters.radius === NO_FILTERS.radius ? undefined : filters.radius,
    productType: filters.productType === ALL_PRODUCTS ? undefined : filters.productType,
    kind: filters.kinds.join(',') || undefined,
    features: filters.features.join(',') || undefined,
    openNow: filters.openNow || undefined,
    pickingNow: filters.pickingNow || undefined,
    openSaturday: filters.openSaturday || undefined,
    openOn: filters.openOn || undefined,
    openDay: filters.openDay || undefined,
    organic: filters.organic || undefined,
  };
}

/** @returns the page in an address, counted from 1; 1 for anything that is no page */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/**
 * @returns the paging of an API call; the first page needs no offset, and none is farther than the API goes
 */
export function pageWindow(page: number): AddressQuery {
  return { limit: PAGE_SIZE, offset: page === 1 ? undefined : (Math.min(page, LAST_PAGE) - 1) * PAGE_SIZE };
}

/** One active filter, and what the filters are without it. */
export interface ActiveFilter {
  name: keyof PlaceFilters;
  label: string;
  without: PlaceFilters;
}

/** @returns the active filters in the order in which the bar offers them */
export function activeFilters(filters: PlaceFilters): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (name: keyof PlaceFilters, label: string) => {
    if (filters[name] === NO_FILTERS[name]) return;
    active.push({ name, label, without: { ...filters, [name]: NO_FILTERS[name] } });
  };
  add('productType', filters.productType);
  for (const kind of filters.kinds) {
    const without = { ...filters, kinds: filters.kinds.filter((one) => one !== kind) };
    active.push({ name: 'kinds', label: PLACE_KIND_LABELS[kind], without });
  }
  add('radius', `Within ${filters.radius} miles`);
  add('openNow', 'Open now');
  add('pickingNow', 'U-pick open');
  add('openSaturday', 'Open this Saturday');
  add('openOn', openOnLabel(filters.openOn));
  if (filters.openDay) add('openDay', `Open ${openDayWords(filters.openDay)}`);
  add('organic', 'Organic');
  for (const feature of filters.features) {
    const without = { ...filters, features: filters.features.filter((one) => one !== feature) };
    active.push({ name: 'features', label: FEATURE_LABELS[feature], without });
  }
  return active;
}

/**
 * @param more other things that narrow a search down
 * @returns the filters other than the radius as a sentence has them: "Baked Goods, Open now and SNAP"; ''
 * without any
 */
export function filterNames(filters: PlaceFilters, ...more: readonly string[]): string {
  const names = activeFilters({ ...filters, radius: NO_FILTERS.radius }).map(({ label }) => label);
  names.push(...more.filter((name) => name !== ''));
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
  /** Words that their name, description or products hold. */
  search?: string;
  filters: PlaceFilters;
  sort?: PlaceSort;
  page?: number;
  /** How many are asked for, where that is less than a page. */
  limit?: number;
}

/** @returns the call's address */
export function placesAddress(kind: 'markets' | 'farms', call: PlaceSearchCall): string {
  const { zipCode, search, filters, sort = 'nearest', page = 1, limit } = call;
  return withQuery(kind === 'markets' ? '/api/farmers-markets' : '/api/local-farms', {
    zipCode,
    search,
    ...writePlaceFilters(filters),
    sort: sort === 'nearest' ? undefined : sort,
    ...pageWindow(page),
    ...(limit !== undefined && { limit }),
    view: 'card',
  });
}
