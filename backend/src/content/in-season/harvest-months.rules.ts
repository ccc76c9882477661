import { SHORT_MONTH_NAMES } from '../../contract/shared/calendar/months.js';
import type { Crop } from './crop.js';
import { allCrops } from './crops.js';
import { REGION_OF_STATE } from './growing-regions.data.js';

const SPAN = /^([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))?$/;
/** Up to this many months a season is short: its crop is named before the others while it lasts. */
const SHORT_SEASON = 3;

export type SeasonStage = 'just starting' | 'at its best' | 'ending' | 'all year';

export interface CropInSeason {
  crop: Crop;
  stage: SeasonStage;
}

const following = (month: number) => (month % 12) + 1;

/** @param form 'Jun-Sep', 'Nov-May', 'May-Jun|Sep-Oct' or '' @throws RangeError on others, or overlaps */
export function readHarvests(form: string): number[][] {
  if (form === '') return [];
  const harvests = form.split('|').map((text) => {
    const [, first, last = first] = SPAN.exec(text) ?? [];
    const [start, end] = [first, last].map((name) => SHORT_MONTH_NAMES.indexOf(name ?? '') + 1);
    if (!start || !end || (start === end && text.includes('-')))
      throw new RangeError(`"${form}" is no months`);
    const months = [start];
    for (let month = start; month !== end; months.push(month)) month = following(month);
    return months;
  });
  const taken = new Set(harvests.flat());
  for (const months of harvests) {
    const after = following(months.at(-1) ?? 0);
    if (months.length < 12 && taken.has(after)) throw new RangeError(`The harvests of "${form}" touch`);
  }
  if (taken.size !== harvests.flat().length) throw new RangeError(`The harvests of "${form}" overlap`);
  return harvests;
}

function harvestOf(crop: Crop, stateCode: string, month: number): number[] | undefined {
  return harvestsOf(crop, stateCode).find((months) => months.includes(month));
}

function harvestsOf(crop: Crop, stateCode: string): number[][] {
  const region = REGION_OF_STATE[stateCode];
  return region && !crop.notIn.includes(stateCode) ? readHarvests(crop.months[region]) : [];
}

/** A harvest of one month is at its best in it, and one of two months begins at its best. */
function stageOf(harvest: readonly number[], month: number): SeasonStage {
  if (harvest.length === 12) return 'all year';
  if (harvest.length > 1 && harvest.at(-1) === month) return 'ending';
  return harvest.length > 2 && harvest[0] === month ? 'just starting' : 'at its best';
}

function checkMonth(month: number) {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError(`${month} is no month`);
}

/** @param month 1-12 @returns none in a territory; just begun and short ones first @throws RangeError */
export function inSeason(stateCode: string, month: number): CropInSeason[] {
  checkMonth(month);
  return allCrops()
    .flatMap((crop) => {
      const harvest = harvestOf(crop, stateCode, month);
      return harvest ? [{ crop, stage: stageOf(harvest, month), length: harvest.length }] : [];
    })
    .map((found) => ({
      ...found,
      isUrgent: found.stage === 'just starting' || found.length <= SHORT_SEASON,
    }))
    .sort(
      (a, b) =>
        Number(b.isUrgent) - Number(a.isUrgent) ||
        a.length - b.length ||
        a.crop.name.localeCompare(b.crop.name, 'en'),
    )
    .map(({ crop, stage }) => ({ crop, stage }));
}

/** @param month 1-12 @returns none in a territory; by name @throws RangeError when it is no month */
export function fromStorage(stateCode: string, month: number): Crop[] {
  checkMonth(month);
  return allCrops()
    .filter(
      (crop) =>
        !harvestOf(crop, stateCode, month) &&
        harvestsOf(crop, stateCode).some(
          (months) => (month - (months.at(-1) ?? 0) + 12) % 12 <= crop.keepsMonths,
        ),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** @returns months (1-12) in the order of the calendar */
export const harvestMonths = (crop: Crop, stateCode: string): number[] =>
  harvestsOf(crop, stateCode)
    .flat()
    .sort((a, b) => a - b);

/** @param months those of all harvests, 1-12 @param month one of them */
export function stageInMonths(months: readonly number[], month: number): SeasonStage {
  let first = month;
  while (months.includes(preceding(first)) && preceding(first) !== month) first = preceding(first);
  const harvest = [first];
  for (let next = following(first); next !== first && months.includes(next); next = following(next)) {
    harvest.push(next);
  }
  return stageOf(harvest, month);
}

const preceding = (month: number) => ((month + 10) % 12) + 1;
