import type {
  HarvestCalendarView,
  InSeasonCrop,
  InSeasonView,
  StoredCrop,
} from '../../contract/content/in-season.js';
import { STATE_NAMES } from '../../contract/shared/states.js';
import type { Crop, GrowingRegion } from './crop.js';
import { allCrops } from './crops.js';
import { REGION_OF_STATE } from './growing-regions.data.js';
import { fromStorage, harvestMonths, inSeason, stageInMonths } from './harvest-months.rules.js';

const REGION_NAMES: Readonly<Record<GrowingRegion, string>> = {
  'north-atlantic': 'New England and New York',
  'mid-atlantic': 'the Mid-Atlantic',
  'mid-south': 'the Mid-South',
  southeast: 'the Southeast',
  florida: 'Florida',
  gulf: 'the Gulf Coast',
  'upper-midwest': 'the Upper Midwest',
  'lower-midwest': 'the Lower Midwest',
  'northern-plains': 'the Northern Plains',
  'mountain-north': 'the northern mountain states',
  'mountain-south': 'the southern mountain states',
  'desert-southwest': 'the desert Southwest',
  california: 'California',
  'pacific-northwest': 'the Pacific Northwest',
  alaska: 'Alaska',
  hawaii: 'Hawaii',
};
const STATES = Object.keys(REGION_OF_STATE);

/** Never cleared: the calendar is fixed, with one view for each state and month at most. */
const made = new Map<string, InSeasonView>();
const calendars = new Map<string | null, HarvestCalendarView>();

/** @param state null for what is ripe in at least half of the states @param month 1-12 */
export function inSeasonView(state: string | null, month: number): InSeasonView {
  const key = `${state ?? ''} ${month}`;
  const known = made.get(key);
  if (known) return known;
  const view: InSeasonView = {
    ...whereOf(state),
    month,
    crops: state === null ? inTheCountry(month) : inSeasonCrops(state, month),
    stored: state === null ? [] : fromStorage(state, month).map((crop) => storedCrop(crop, state)),
  };
  made.set(key, view);
  return view;
}

function whereOf(state: string | null): Pick<InSeasonView, 'state' | 'stateName' | 'region'> {
  const region = state === null ? undefined : REGION_OF_STATE[state];
  return {
    state,
    stateName: state === null ? null : (STATE_NAMES[state] ?? null),
    region: region ? REGION_NAMES[region] : null,
  };
}

/** @param state null for the months in which at least half of the states harvest a crop */
export function harvestCalendar(state: string | null): HarvestCalendarView {
  const known = calendars.get(state);
  if (known) return known;
  const crops = allCrops().flatMap((crop) => {
    const months = state === null ? monthsInTheCountry(crop) : harvestMonths(crop, state);
    const { id, name, category, search } = crop;
    return months.length > 0 ? [{ id, name, category, search, months: [...months] }] : [];
  });
  crops.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const calendar = { ...whereOf(state), crops };
  calendars.set(state, calendar);
  return calendar;
}

export const inSeasonCrops = (state: string, month: number): InSeasonCrop[] =>
  inSeason(state, month).map(({ crop, stage }) => ({
    ...cropView(crop, harvestMonths(crop, state), month),
    stage,
  }));

function monthsInTheCountry(crop: Crop): number[] {
  const harvests = STATES.map((state) => new Set(harvestMonths(crop, state)));
  return ALL_MONTHS.filter(
    (each) => harvests.filter((harvest) => harvest.has(each)).length >= STATES.length / 2,
  );
}

function inTheCountry(month: number): InSeasonCrop[] {
  return allCrops()
    .flatMap((crop) => {
      const months = monthsInTheCountry(crop);
      return months.includes(month) ? [cropView(crop, months, month)] : [];
    })
    .sort((a, b) => a.months.length - b.months.length || a.name.localeCompare(b.name, 'en'));
}

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function cropView(crop: Crop, months: readonly number[], month: number): InSeasonCrop {
  const { id, name, category, search, storage } = crop;
  return {
    ...{ id, name, category, search, storage },
    months: [...months],
    isNew: !months.includes(((month + 10) % 12) + 1),
    isEnding: !months.includes((month % 12) + 1),
    stage: stageInMonths(months, month),
  };
}

const storedCrop = (crop: Crop, state: string): StoredCrop => {
  const { id, name, category, search, storage } = crop;
  return { ...{ id, name, category, search, storage }, months: harvestMonths(crop, state) };
};
