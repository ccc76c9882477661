import type { LocationPageCard } from '@farmgate/backend/contract/content/location-pages';

/** How many cities a state's group shows. */
const SHOWN_CITIES = 12;

export interface StateGroup {
  state: string;
  stateCode: string;
  /** Pages of the state. */
  count: number;
  /** The first of them, by the order in which they came. */
  shown: LocationPageCard[];
  /** How many more there are. */
  more: number;
}

/** @returns the pages by state; the state with the most pages first, then by name */
export function groupByState(pages: readonly LocationPageCard[]): StateGroup[] {
  const groups = new Map<string, LocationPageCard[]>();
  for (const page of pages) groups.set(page.stateCode, [...(groups.get(page.stateCode) ?? []), page]);
  return [...groups.values()]
    .map((cities) => ({
      state: cities[0]?.state ?? '',
      stateCode: cities[0]?.stateCode ?? '',
      count: cities.length,
      shown: cities.slice(0, SHOWN_CITIES),
      more: Math.max(0, cities.length - SHOWN_CITIES),
    }))
    .sort((a, b) => b.count - a.count || (a.state < b.state ? -1 : 1));
}

/** @returns how far the goal is reached, in whole percent, at most 100 */
export const percentOfGoal = (pages: number, goal: number): number =>
  Math.min(100, Math.round((pages / goal) * 100));
