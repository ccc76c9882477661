import type { PlaceKind } from '../../contract/directory/place-kinds.js';
import type { PlaceSearch, PlaceView } from '../../contract/directory/places.js';
import { completeProductTypes, matchesProductType } from '../../contract/directory/product-types.js';
import { distanceMiles, MILES_PER_KM } from '../../contract/shared/geo/distance.js';
import { isSearchable } from '../../contract/shared/search/search-text.js';
import type { Page } from '../../platform/http/answers/paging.js';
import type { GooglePlace } from '../../platform/places-google/google-place.js';
import type { GooglePlacesClient } from '../../platform/places-google/google-places.client.js';
import { readOpening } from '../places/import/normalize/hours/seasons.rules.js';
import { productTypesOf } from '../places/import/normalize/products/products.rules.js';
import { comingDay, type LocalDay, opensOn, openState } from '../places/opening/opening.rules.js';
import { wallMoment } from '../places/opening/wall-time.rules.js';

interface Center {
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** Without its type a search for farms also brings insurance agents of a farmers' name. */
const QUERIES = {
  markets: { textQuery: 'farmers market' },
  farms: { textQuery: 'local farm', includedType: 'farm' },
} as const;
export type GooglePlacesKind = keyof typeof QUERIES;

/** Google gives at most three pages of one search. */
const MAX_PAGES = 3;

/** Chains have "farmers market" in their names, and farms' names are given to everything. */
const OTHER_BUSINESSES: ReadonlySet<string> = new Set([
  'supermarket',
  'hypermarket',
  'discount_supermarket',
  'grocery_store',
  'convenience_store',
  'insurance_agency',
]);

const KIND_WORDS: [PlaceKind, RegExp][] = [
  ['csa', /\bcsa\b|community.supported agriculture/i],
  ['u_pick', /\b(u|you|pick your own)[- ]?pick\b|\bpick[- ]your[- ]own\b/i],
  ['farm_stand', /\bfarm ?stand\b|\broadside stand\b/i],
  ['on_farm_market', /\bfarm (market|shop|store)\b/i],
  ['food_hub', /\bfood hub\b/i],
  ['agritourism', /\bagritourism\b|\bcorn maze\b|\bpumpkin patch\b|\bpetting\b|\bfarm tours?\b/i],
];

/** Nothing of it is kept. The count is that of what was looked at. @throws PlacesUnavailableError */
export async function searchGooglePlaces(
  client: Pick<GooglePlacesClient, 'searchText'>,
  kind: GooglePlacesKind,
  search: PlaceSearch,
  center: Center,
): Promise<Page<PlaceView>> {
  // Google does not know what a market accepts, so that no place of its is known to have a feature.
  const isInVain = search.search !== undefined && !isSearchable(search.search);
  if (search.features.length > 0 || isInVain) return { items: [], total: 0, isMore: false };
  const found: GooglePlace[] = [];
  let pageToken: string | undefined;
  let isMore = true;
  for (let page = 1; isMore && page <= MAX_PAGES; page += 1) {
    const answer = await client.searchText({
      ...QUERIES[kind],
      openNow: search.openNow,
      center,
      radiusMeters: (search.radius / MILES_PER_KM) * 1_000,
      ...(pageToken === undefined ? {} : { pageToken }),
    });
    found.push(...answer.places);
    pageToken = answer.nextPageToken ?? undefined;
    const last = answer.places.at(-1);
    const isLeft = last !== undefined && distanceMiles(center, last) > search.radius;
    isMore = pageToken !== undefined && !isLeft && page < MAX_PAGES;
    if (hasWindow(matchingPlaces(found, kind, search, center), search)) break;
  }
  return toPage(matchingPlaces(found, kind, search, center), search, isMore);
}

/** Each page costs: no more are asked for than shown, except to sort by name, which needs all. */
function hasWindow(views: readonly PlaceView[], { sort, offset, limit }: PlaceSearch): boolean {
  return sort === 'nearest' && views.length >= offset + limit;
}

function toPage(views: PlaceView[], { offset, limit }: PlaceSearch, isMore: boolean): Page<PlaceView> {
  return { items: views.slice(offset, offset + limit), total: views.length, isMore };
}

export function matchingPlaces(
  places: readonly GooglePlace[],
  kind: GooglePlacesKind,
  search: PlaceSearch,
  center: Center,
): PlaceView[] {
  const unique = new Map(places.map((place) => [place.id, place]));
  const near = [...unique.values()]
    .filter((place) => !OTHER_BUSINESSES.has(place.primaryType ?? ''))
    .map((place) => ({ miles: distanceMiles(center, place), view: googlePlaceView(place, kind, center) }))
    .filter(({ miles, view }) => miles <= search.radius && matches(view, search, center.timeZone))
    .sort((a, b) => a.miles - b.miles)
    .map(({ view }) => view);
  return search.sort === 'name' ? near.sort((a, b) => a.name.localeCompare(b.name, 'en-US')) : near;
}

function hasEveryWord(search: string | undefined, texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Whether a place fits the filters; what Google does not say does not fit. */
function matches(view: PlaceView, search: PlaceSearch, timeZone: string): boolean {
  return (
    hasEveryWord(search.search, [view.name, view.description ?? '', ...view.productTypes]) &&
    matchesProductType(search.productType, view.productTypes) &&
    search.features.every((feature) => view.features.includes(feature)) &&
    (search.kind.length === 0 || search.kind.some((kind) => kind === view.kind)) &&
    isOpenAsAsked(view, search, timeZone) &&
    (!search.organic || view.organicCertified || view.organicOptions)
  );
}

function isOpenAsAsked(
  view: PlaceView,
  { openNow, openSaturday, openOn, openDay }: PlaceSearch,
  timeZone: string,
): boolean {
  const isOpen = typeof view.openingHours === 'object' && view.openingHours?.openNow === true;
  return (
    (!openNow || isOpen) &&
    (!openSaturday || view.openSaturday === true) &&
    (openOn === undefined || isOpenAt(openOn, view)) &&
    (openDay === undefined || isOpenOnDay(comingDay(new Date(), timeZone, openDay), view))
  );
}

function isOpenOnDay(day: LocalDay, { businessStatus, openingHours: week }: PlaceView): boolean {
  return businessStatus === 'OPERATIONAL' && opensOn(seasonsOf(week), day) === true;
}

function isOpenAt(openOn: string, { businessStatus, openingHours: week }: PlaceView): boolean {
  return businessStatus === 'OPERATIONAL' && openState(seasonsOf(week), wallMoment(openOn)) === 'open';
}

const seasonsOf = (week: PlaceView['openingHours']) =>
  readOpening(typeof week === 'string' ? week : week?.weekdayText.join(';')).seasons;

/** Products, kind and organic goods are read from its name and summary. */
export function googlePlaceView(place: GooglePlace, kind: GooglePlacesKind, center: Center): PlaceView {
  const words = [place.name, place.summary ?? ''];
  const isOrganic = words.some((text) => /\borganic\b/i.test(text));
  return {
    id: `google-${place.id}`,
    kind: kind === 'markets' ? 'farmers_market' : farmKind(words.join(' ')),
    name: place.name,
    address: place.address ?? '',
    city: place.city,
    state: place.state,
    zipCode: place.zipCode,
    latitude: place.latitude,
    longitude: place.longitude,
    isApproximate: false,
    distanceMiles: Math.round(distanceMiles(center, place) * 10) / 10,
    description: place.summary,
    // Google's photographs need the key, which is not for the browser.
    imageUrl: null,
    phone: place.phone,
    website: place.website,
    socialLinks: {},
    rating: place.rating,
    userRatingsTotal: place.ratingCount,
    ...openingView(place),
    timeZone: place.timeZone,
    productTypes: completeProductTypes(
      words.flatMap((text) => [...productTypesOf(text)]),
      isOrganic,
    ),
    farmActivities: [],
    features: [],
    organicCertified: false,
    organicOptions: isOrganic,
    // The screens call anything else closed, which nobody said.
    businessStatus: place.businessStatus ?? 'OPERATIONAL',
    googleMapsUrl: place.mapsUrl,
    reviews: place.reviews,
    isVerified: false,
    isClaimed: false,
    isDemonstration: false,
    source: { name: 'google', attribution: ['Google Maps', ...place.providers].join(', ') },
    lastConfirmed: null,
    unconfirmedSince: null,
    hoursConfirmed: null,
  };
}

type Opening = Pick<
  PlaceView,
  'openingHours' | 'hoursNote' | 'seasons' | 'openSaturday' | 'openSummary' | 'movedTo'
>;

function openingView({ openNow, weekdayText }: GooglePlace): Opening {
  const saturday = weekdayText.find((line) => /^saturday\b/i.test(line));
  return {
    openingHours:
      openNow === null ? (weekdayText.length > 0 ? weekdayText.join('; ') : null) : { openNow, weekdayText },
    hoursNote: null,
    seasons: [],
    openSaturday: saturday === undefined ? null : !/closed/i.test(saturday),
    openSummary: null,
    movedTo: null,
  };
}

function farmKind(words: string): PlaceKind | null {
  return KIND_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
