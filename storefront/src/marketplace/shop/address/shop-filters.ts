import {
  AVAILABILITIES,
  FARMING_PRACTICES,
  type FarmingPractice,
} from '@farmgate/backend/contract/marketplace/shop';
import {
  DEFAULT_RADIUS_MILES,
  PLACE_INPUT_LENGTH,
  RADIUS_CHOICES,
  type RadiusMiles,
} from '@farmgate/backend/contract/shared/limits';
import { amountOf, centsOf, dollars } from '@farmgate/backend/contract/shared/money';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { readText } from '../../../lib/format/address-text';
import { calendarDay } from '../../../lib/format/calendar-day';
import { dayLabel } from '../../../lib/format/day-label';

type Availability = (typeof AVAILABILITIES)[number];

/** How the products of the shop are narrowed down; empty texts narrow nothing. */
export interface ShopFilters {
  /** Dollars, as a number has them: "12.5". */
  minPrice: string;
  maxPrice: string;
  practice: FarmingPractice | '';
  availability: Availability | '';
  organic: boolean;
  /** As it was typed, without outer spaces. */
  zipCode: string;
  /** Miles around the ZIP code; it counts only with one. */
  radius: RadiusMiles;
  /** "YYYY-MM-DD": what can be picked up then; it counts only with a ZIP code. */
  pickupOn: string;
}

export const NO_FILTERS: ShopFilters = {
  minPrice: '',
  maxPrice: '',
  practice: '',
  availability: '',
  organic: false,
  zipCode: '',
  radius: DEFAULT_RADIUS_MILES,
  pickupOn: '',
};

export const AVAILABILITY_LABELS: Record<Availability, string> = {
  'in-stock': 'In stock',
  'low-stock': 'Low stock',
};

/** @returns "Regenerative" */
export const practiceLabel = (practice: FarmingPractice): string =>
  practice.charAt(0).toUpperCase() + practice.slice(1);

/** @returns a day of the calendar as an address has it; '' for what is none */
function readDay(text: string | null): string {
  const day = text?.trim() ?? '';
  return day.startsWith('2') ? (calendarDay(day) ?? '') : '';
}

type AddressQuery = Record<string, string | number | boolean | undefined>;

const isYes = (text: string | null) => ['true', '1', 'yes', 'on'].includes(text?.toLowerCase() ?? '');

const pick = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? '';

/** @returns an amount as an address has it ("$ 1,200.50" is "1200.5"); '' for what is none */
function readPrice(text: string | null): string {
  const cents = centsOf((text ?? '').replace(/[$,\s]/g, ''));
  return cents === null ? '' : String(amountOf(cents));
}

/**
 * @returns the filters in an address; whatever is not a filter counts as absent, and a range that is the
 * wrong way round is turned
 */
export function readShopFilters(query: URLSearchParams): ShopFilters {
  const [from, to] = [readPrice(query.get('minPrice')), readPrice(query.get('maxPrice'))];
  const isTurned = from !== '' && to !== '' && Number(from) > Number(to);
  const miles = Number(query.get('radius'));
  return {
    minPrice: isTurned ? to : from,
    maxPrice: isTurned ? from : to,
    practice: pick(FARMING_PRACTICES, query.get('practice')),
    availability: pick(AVAILABILITIES, query.get('availability')),
    organic: isYes(query.get('organic')),
    zipCode: readText(query, 'zipCode', PLACE_INPUT_LENGTH),
    radius: RADIUS_CHOICES.find((choice) => choice === miles) ?? NO_FILTERS.radius,
    pickupOn: readDay(query.get('pickupOn')),
  };
}

/** @returns the filters as they stand in an address, ours or the API's: only what differs from none at all */
export function writeShopFilters(filters: ShopFilters): AddressQuery {
  return {
    minPrice: filters.minPrice,
    maxPrice: filters.maxPrice,
    practice: filters.practice,
    availability: filters.availability,
    organic: filters.organic || undefined,
    zipCode: filters.zipCode,
    radius: filters.zipCode && filters.radius !== NO_FILTERS.radius ? filters.radius : undefined,
    pickupOn: filters.zipCode ? filters.pickupOn : undefined,
  };
}

/** One active filter, and what the filters are without it. */
export interface ActiveShopFilter {
  label: string;
  without: ShopFilters;
  /** Where it is near; the line above the products says it, with the way out. */
  isPlace?: boolean;
}

const inDollars = (price: string) => dollars(centsOf(price) ?? 0).replace(/\.00$/, '');

function priceLabel({ minPrice, maxPrice }: ShopFilters): string {
  if (maxPrice === '') return `From ${inDollars(minPrice)}`;
  if (minPrice === '') return `Up to ${inDollars(maxPrice)}`;
  return `${inDollars(minPrice)} to ${inDollars(maxPrice)}`;
}

/** @returns the active filters in the order in which the bar offers them */
export function activeShopFilters(filters: ShopFilters): ActiveShopFilter[] {
  const active: ActiveShopFilter[] = [];
  const add = (label: string, cleared: Partial<ShopFilters>, isPlace?: boolean) =>
    active.push({ label, without: { ...filters, ...cleared }, ...(isPlace && { isPlace }) });
  const { minPrice, maxPrice, practice, availability, organic, zipCode, radius, pickupOn } = filters;
  if (minPrice !== '' || maxPrice !== '') add(priceLabel(filters), { minPrice: '', maxPrice: '' });
  if (practice !== '') add(`${practiceLabel(practice)} farming`, { practice: '' });
  if (availability !== '') add(AVAILABILITY_LABELS[availability], { availability: '' });
  if (organic) add('Organic', { organic: false });
  if (zipCode !== '' && pickupOn !== '') add(`Pickup on ${dayLabel(pickupOn, 3)}`, { pickupOn: '' });
  if (zipCode !== '') {
    const place = `Within ${radius} miles of ${readZip(zipCode) ?? zipCode}`;
    add(place, { zipCode: '', radius: NO_FILTERS.radius, pickupOn: '' }, true);
  }
  return active;
}
