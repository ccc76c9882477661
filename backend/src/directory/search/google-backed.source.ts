import { Injectable } from '@nestjs/common';
import type { KindCount } from '../../contract/directory/place-kind-counts.js';
import { FARM_KINDS, MARKET_KINDS, type PlaceKind } from '../../contract/directory/place-kinds.js';
import type { PlaceSearch, PlaceView } from '../../contract/directory/places.js';
import { distanceMiles } from '../../contract/shared/geo/distance.js';
import { MAX_PAGE_SIZE } from '../../contract/shared/limits.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import type { Page } from '../../platform/http/answers/paging.js';
import { GooglePlacesClient } from '../../platform/places-google/google-places.client.js';
import { nameKey } from '../places/name-key.rules.js';
import { SAME_SPOT_MILES } from '../places/store/place-matching.js';
import { DirectoryPlacesSource } from './directory-places.source.js';
import { GoogleBudgetSpentError } from './google-budget-spent.error.js';
import { searchGooglePlaces } from './google-places.source.js';
import { type PlacePage, PlacesSource } from './places-source.js';

const NOTHING = { items: [], total: 0, isMore: false };

type Client = Pick<GooglePlacesClient, 'searchText'>;

/** Registered farms win over Google's record; where the budget is spent, our directory answers. */
@Injectable()
export class GoogleBackedPlacesSource extends PlacesSource {
  constructor(
    private readonly zipCodes: ZipCodes,
    private readonly directory: DirectoryPlacesSource,
    /** It refuses whoever asks too often, and everyone once the budget is spent. */
    private readonly googleFor: (visitor: string) => Client,
  ) {
    super();
  }

  markets(search: PlaceSearch, visitor: string): Promise<PlacePage> {
    return withinBudget(
      () => this.near(search, search.kind.length > 0 ? search.kind : MARKET_KINDS, visitor),
      () => this.directory.markets(search),
    );
  }

  farms(search: PlaceSearch, visitor: string): Promise<PlacePage> {
    return withinBudget(
      () => this.near(search, search.kind.length > 0 ? search.kind : FARM_KINDS, visitor),
      () => this.directory.farms(search),
    );
  }

  /** Counting what Google knows would cost a search for each kind. */
  kinds(): Promise<KindCount[]> {
    return Promise.resolve([]);
  }

  private async near(
    search: PlaceSearch,
    kinds: readonly PlaceKind[],
    visitor: string,
  ): Promise<Page<PlaceView>> {
    const center = await this.zipCodes.find(search.zipCode);
    if (!center) return NOTHING;
    const google = this.googleFor(visitor);
    if (kinds.every(isMarket)) return searchGooglePlaces(google, 'markets', search, center);
    const everything = { ...search, limit: MAX_PAGE_SIZE, offset: 0 };
    const [registered, ...elsewhere] = await Promise.all([
      this.directory.registeredFarms(everything),
      searchGooglePlaces(google, 'farms', everything, center),
      ...(kinds.some(isMarket) ? [searchGooglePlaces(google, 'markets', everything, center)] : []),
    ]);
    const found = elsewhere.flatMap((page) => page.items);
    const items = withGoogle(registered.items, found, search.sort);
    return {
      items: items.slice(search.offset, search.offset + search.limit),
      total: items.length,
      isMore: registered.isMore || elsewhere.some(({ isMore }) => isMore),
    };
  }
}

async function withinBudget(
  ask: () => Promise<PlacePage>,
  askDirectory: () => Promise<PlacePage>,
): Promise<PlacePage> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GoogleBudgetSpentError) return askDirectory();
    throw error;
  }
}

const isMarket = (kind: PlaceKind) => kind === 'farmers_market';

const isSame = (farm: PlaceView, place: PlaceView) =>
  nameKey(farm.name) === nameKey(place.name) && distanceMiles(farm, place) <= SAME_SPOT_MILES;
/** Its owner says so; nobody has looked. */
const isUnverified = ({ isClaimed, isVerified }: PlaceView) => isClaimed && !isVerified;

/** @param registered keep their order @returns unverified ones behind what they may be the same as */
function withGoogle(
  registered: readonly PlaceView[],
  google: readonly PlaceView[],
  sort: PlaceSearch['sort'],
): PlaceView[] {
  const isBefore = (one: PlaceView, other: PlaceView) =>
    sort === 'name'
      ? one.name.localeCompare(other.name, 'en-US') < 0
      : one.distanceMiles < other.distanceMiles;
  const left = google
    .filter((place) => !registered.some((farm) => !isUnverified(farm) && isSame(farm, place)))
    .toSorted((one, other) => Number(isBefore(other, one)) - Number(isBefore(one, other)));
  return registered
    .flatMap((farm) => {
      const last = isUnverified(farm) ? left.findLastIndex((place) => isSame(farm, place)) : -1;
      const next = left.findIndex((place) => !isBefore(place, farm));
      return [...left.splice(0, Math.max(last + 1, next === -1 ? left.length : next)), farm];
    })
    .concat(left);
}
