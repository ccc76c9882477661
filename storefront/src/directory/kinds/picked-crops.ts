import type { HarvestCalendarView } from '@farmgate/backend/contract/content/in-season';
import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { apiQueryOf } from '../../lib/api/queries';

/** A crop that people pick themselves, with the months of its harvest, from 1 to 12. */
export interface PickedCrop {
  name: string;
  search: string;
  months: number[];
}

/** When crops are picked in a state. */
export interface PickingCalendar {
  /** Two letters; null for the whole country. */
  state: string | null;
  stateName: string | null;
  crops: PickedCrop[];
}

/** What u-pick farms open their fields for, by the words that the calendar searches. */
const PICKED: ReadonlySet<string> = new Set([
  ...['strawberries', 'blueberries', 'raspberries', 'blackberries', 'grapes', 'cherries', 'peaches'],
  ...['plums', 'pears', 'apples', 'figs', 'oranges', 'pecans', 'pumpkin', 'flowers'],
  ...['tomatoes', 'peppers', 'hot peppers', 'sweet corn', 'peas', 'beans', 'okra'],
]);

/**
 * GET /api/in-season/calendar, of the crops that people pick themselves.
 * @param state of a place, as its source spells it; of what is none, the whole country is asked for
 */
export const pickingCalendarQuery = (state?: string) =>
  apiQueryOf<HarvestCalendarView, PickingCalendar>(
    withQuery('/api/in-season/calendar', {
      state: state !== undefined && Object.hasOwn(STATE_NAMES, state) ? state : undefined,
    }),
    ({ state: code, stateName, crops }) => ({
      state: code,
      stateName,
      crops: crops
        .filter(({ search }) => PICKED.has(search))
        .map(({ name, search, months }) => ({ name, search, months })),
    }),
  );

/** The word as farms write it where they grow several; a single one is often no more than a name. */
const plural = ({ search }: PickedCrop) => (/s$|corn$/.test(search) ? search : `${search}s`);

/** @returns the crops that a farm names in what it says of itself, in the order of the calendar */
export function cropsNamed<Crop extends PickedCrop>(
  { name, description = '', productTypes = [], farmActivities = [] }: PlaceCard,
  crops: readonly Crop[],
): Crop[] {
  const text = [name, description, ...productTypes, ...farmActivities].join(' ; ');
  return crops.filter((crop) => new RegExp(`\\b${plural(crop)}\\b`, 'i').test(text));
}
