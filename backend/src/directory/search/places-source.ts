import type { KindCount, KindsSearch } from '../../contract/directory/place-kind-counts.js';
import type { PlaceSearch, PlaceView } from '../../contract/directory/places.js';
import type { Page } from '../../platform/http/answers/paging.js';
import type { Understood } from '../../platform/search/text-search.service.js';

/** A page of places, and how the text was understood, where the source tells. */
export interface PlacePage extends Page<PlaceView> {
  understood?: Understood;
}

/**
 * Where GET /api/farmers-markets and GET /api/local-farms get their answers: the own directory, or Google
 * Places. `visitor` is the address of whoever asks, for what a source may be asked only so often.
 */
export abstract class PlacesSource {
  abstract markets(search: PlaceSearch, visitor: string): Promise<PlacePage>;
  abstract farms(search: PlaceSearch, visitor: string): Promise<PlacePage>;
  /** How many places of each kind there are; those of which the source cannot tell are left out. */
  abstract kinds(search: KindsSearch): Promise<KindCount[]>;
}
