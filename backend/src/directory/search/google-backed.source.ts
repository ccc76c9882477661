import { Injectable } from '@nestjs/common';
import { FARM_KINDS, MARKET_KINDS, type PlaceKind } from '../../contract/directory/place-kinds.js';
import type { KindCount } from '../../contract/directory/place-kind-counts.js';
import type { PlaceSearch, PlaceView } from '../../contract/directory/places.js';
import { MAX_PAGE_SIZE } from '../../contract/shared/limits.js';
import { distanceMiles } from '../../contract/shared/geo/distance.js';
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

/** What may be asked of Google for one visitor. */
type Client = Pick<GooglePlacesClient, 'searchText'>;

/**
 * Google Places for what the product does not know itself; farms that are registered here win over Google's
 * record. Where the budget for Google is spent, the product's own directory answers.
 */
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
    const items = withoutDoubles(registered.items, found).sort(
      search.sort === 'name'
        ? (a, b) => a.name.localeCompare(b.name, 'en-US')
        : (a, b) => a.distanceMiles - b.distanceMiles,
    );
    return {
      items: items.slice(search.offset, search.offset + search.limit),
      total: items.length,
      isMore: registered.isMore || elsewhere.some(({ isMore }) => isMore),
    };
  }
}

/** @returns the answer of the directory where Google may not be asked for all that the other one needs */
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

/** @returns the registered farms and those of Google that are not one of them */
export function withoutDoubles(
  registered: readonly PlaceView[],
  elsewhere: readonly PlaceView[],
): PlaceView[] {
  const isRegistered = (place: PlaceView) =>
    registered.some(
      (farm) => nameKey(farm.name) === nameKey(place.name) && distanceMiles(farm, place) <= SAME_SPOT_MILES,
    );
  return [...registered, ...elsewhere.filter((place) => !isRegistered(place))];
}
