import { USDA_ATTRIBUTION } from '../../contract/directory/place-kinds.js';
import type { PlaceView } from '../../contract/directory/places.js';

const ATTRIBUTIONS: Record<string, PlaceView['source']> = {
  farmgate: { name: 'farmgate', attribution: 'Registered with Farmgate' },
  staff: { name: 'staff', attribution: 'Added by our team' },
  manager: { name: 'manager', attribution: 'Kept up to date by its managers' },
  list: { name: 'list', attribution: 'From a city or state list' },
  demo: { name: 'demo', attribution: 'Demo data' },
};
const USDA = { name: 'usda', attribution: USDA_ATTRIBUTION };

/** @param source of a place's record, or 'farmgate' @returns what screens say of where a record comes from */
export const sourceView = (source: string): PlaceView['source'] => ATTRIBUTIONS[source] ?? USDA;
