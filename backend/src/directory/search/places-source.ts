import type { KindCount, KindsSearch } from '../../contract/directory/place-kind-counts.js';
import type { PlaceCard, PlaceSearch, PlaceView } from '../../contract/directory/places.js';
import type { Page } from '../../platform/http/answers/paging.js';
import type { Understood } from '../../platform/search/text-search.service.js';

export interface PlacePage extends Page<PlaceView> {
  understood?: Understood;
  /** The items as cards, where the source knows them. */
  cards?: () => PlaceCard[];
}

/** `visitor` is the address of whoever asks, for what a source may be asked only so often. */
export abstract class PlacesSource {
  abstract markets(search: PlaceSearch, visitor: string): Promise<PlacePage>;
  abstract farms(search: PlaceSearch, visitor: string): Promise<PlacePage>;
  abstract kinds(search: KindsSearch): Promise<KindCount[]>;
}
