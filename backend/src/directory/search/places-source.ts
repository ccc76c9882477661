import type { PlaceSearch, PlaceView } from '../../contract/directory/places.js';
import type { Page } from '../../platform/http/paging.js';

/** Where GET /api/farmers-markets and GET /api/local-farms get their answers: the own directory, or Google Places. */
export abstract class PlacesSource {
  abstract markets(search: PlaceSearch): Promise<Page<PlaceView>>;
  abstract farms(search: PlaceSearch): Promise<Page<PlaceView>>;
}
