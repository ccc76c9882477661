import { describe, expect, it } from '@jest/globals';
import { STATE_NAMES } from '../../contract/shared/states.js';
import { type Crop, GROWING_REGIONS, type GrowingRegion } from './crop.js';
import { allCrops } from './crops.js';
import { REGION_OF_STATE } from './growing-regions.data.js';
import { fromStorage, inSeason, readHarvests } from './harvest-months.rules.js';

const STATES = Object.keys(STATE_NAMES).filter((code) => !['AS', 'GU', 'MP', 'PR', 'VI'].includes(code));
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Regions that share a border and a climate. */
const NEIGHBORS: readonly [GrowingRegion, GrowingRegion][] = [
  ['north-atlantic', 'mid-atlantic'],
  ['mid-atlantic', 'lower-midwest'],
  ['mid-atlantic', 'mid-south'],
  ['mid-south', 'southeast'],
  ['mid-south', 'lower-midwest'],
  ['upper-midwest', 'lower-midwest'],
  ['upper-midwest', 'northern-plains'],
  ['northern-plains', 'mountain-north'],
  ['mountain-north', 'mountain-south'],
];

/** Its months in the order of the form. */
const readMonths = (form: string) => readHarvests(form).flat();

const names = (crops: readonly Crop[]) => crops.map(({ name }) => name);
const stages = (state: string, month: number) =>
  new Map(inSeason(state, month).map(({ crop, stage }) => [crop.id, stage]));

describe('months of a harvest', () => {
  it.each([
    ['Jun-Sep', [6, 7, 8, 9]],
    ['Nov-Feb', [11, 12, 1, 2]],
    ['May-Jun|Sep-Oct', [5, 6, 9, 10]],
    ['Aug', [8]],
    ['Jan-Dec', MONTHS],
    ['', []],
  ])('reads %j', (form, months) => {
    expect(readMonths(form)).toEqual(months);
  });

  it.each([
    'June-Sep',
    'jun-Sep',
    'Jun–Sep',
    'Jun-Sep, Oct',
    'Jun-',
    'Jun-Jun',
    'Jun-Sep|',
    'Xyz',
    'Jun-Aug-Oct',
    'Jan-Mar|Feb-May',
    'Jan-Mar|Apr-May',
    'Oct-Dec|Jan',
  ])('refuses %j', (form) => {
    expect(() => readMonths(form)).toThrow(RangeError);
  });
});

describe('the table of harvests', () => {
  it('is readable in every place, and each crop grows somewhere', () => {
    for (const crop of allCrops()) {
      const grown = GROWING_REGIONS.filter((region) => readMonths(crop.months[region]).length > 0);
      expect({ id: crop.id, isGrown: grown.length > 0 }).toEqual({ id: crop.id, isGrown: true });
    }
  });

  it('names every crop once, keeps it in one sentence, and leaves out states by their codes', () => {
    expect(new Set(allCrops().map(({ id }) => id)).size).toBe(allCrops().length);
    expect(allCrops().filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    expect(
      allCrops()
        .filter(({ storage }) => !/^[A-Z][^.!?]+\.$/.test(storage))
        .map(({ id }) => id),
    ).toEqual([]);
    for (const { id, notIn, months } of allCrops()) {
      const idle = notIn.filter((state) => {
        const region = REGION_OF_STATE[state];
        return region === undefined || months[region] === '';
      });
      expect({ id, idle }).toEqual({ id, idle: [] });
    }
  });

  it('knows the region of every state and of the federal district', () => {
    expect(Object.keys(REGION_OF_STATE).sort()).toEqual([...STATES].sort());
    expect(new Set(Object.values(REGION_OF_STATE))).toEqual(new Set(GROWING_REGIONS));
  });

  it('lets no field crop of one region start more than two months away from its neighbor’s', () => {
    for (const [one, other] of NEIGHBORS) {
      for (const crop of allCrops()) {
        const [a, b] = [readMonths(crop.months[one]), readMonths(crop.months[other])];
        // Two harvests a year, or one that lasts over winter, is another way of growing.
        const isAlike = [a, b].every(({ length }) => length > 0 && length < 7);
        if (!isAlike || crop.months[one].includes('|') || crop.months[other].includes('|')) continue;
        const apart = Math.abs((a[0] ?? 0) - (b[0] ?? 0));
        expect({ crop: crop.id, one, other, apart: apart <= 2 }).toEqual({
          crop: crop.id,
          one,
          other,
          apart: true,
        });
      }
    }
  });

  it('goes north with the year: strawberries, sweet corn and peaches', () => {
    const first = (id: string, region: GrowingRegion) =>
      readMonths(allCrops().find((crop) => crop.id === id)?.months[region] ?? '')[0] ?? 0;
    const coast = ['southeast', 'mid-south', 'mid-atlantic', 'north-atlantic'] as const;
    for (const id of ['strawberries', 'sweet-corn', 'peaches', 'blueberries', 'asparagus']) {
      const starts = coast.map((region) => first(id, region));
      expect([id, ...starts]).toEqual([id, ...[...starts].sort((a, b) => a - b)]);
    }
  });
});

describe('in season', () => {
  it('has something for every state in every month', () => {
    for (const state of STATES) {
      for (const month of MONTHS) {
        expect({ state, month, isEnough: inSeason(state, month).length >= 2 }).toEqual({
          state,
          month,
          isEnough: true,
        });
      }
    }
  });

  it('names first what has just begun or is soon over, and last what there is all year', () => {
    const june = inSeason('NY', 6);
    expect(names(june.slice(0, 3).map(({ crop }) => crop))).toEqual(['Asparagus', 'Cherries', 'Peas']);
    expect(june.at(-1)?.stage).toBe('all year');
    const lettuce = june.findIndex(({ crop }) => crop.id === 'lettuce');
    const kale = june.findIndex(({ crop }) => crop.id === 'kale');
    expect(kale).toBeLessThan(lettuce);
  });

  it('says where in its season a crop is', () => {
    expect([7, 8, 9, 10].map((month) => stages('IA', month).get('sweet-corn'))).toEqual([
      'just starting',
      'at its best',
      'ending',
      undefined,
    ]);
    expect([5, 6].map((month) => stages('VT', month).get('asparagus'))).toEqual(['at its best', 'ending']);
    expect(stages('NE', 7).get('cherries')).toBe('at its best');
    expect(stages('ND', 1).get('eggs')).toBe('all year');
  });

  it('follows a season over the turn of the year', () => {
    expect([12, 1, 4, 5].map((month) => stages('FL', month).get('strawberries'))).toEqual([
      'just starting',
      'at its best',
      'ending',
      undefined,
    ]);
  });

  it('tells two harvests of a year apart', () => {
    expect([5, 6, 7, 9].map((month) => stages('OH', month).get('lettuce'))).toEqual([
      'at its best',
      'ending',
      undefined,
      'at its best',
    ]);
  });

  it('leaves a crop out where its region grows it and the state does not', () => {
    expect(stages('MA', 10).has('cranberries')).toBe(true);
    expect(stages('VT', 10).has('cranberries')).toBe(false);
  });

  it('has no calendar for a territory, and no thirteenth month', () => {
    expect(inSeason('PR', 6)).toEqual([]);
    expect(() => inSeason('NY', 13)).toThrow(RangeError);
    expect(() => inSeason('NY', 0)).toThrow(RangeError);
  });
});

describe('out of storage', () => {
  it('goes on with what keeps, for as long as it keeps', () => {
    expect(names(fromStorage('NY', 1))).toEqual(expect.arrayContaining(['Apples', 'Potatoes', 'Honey']));
    expect(names(fromStorage('NY', 6))).not.toContain('Apples');
    expect(names(fromStorage('NY', 9))).not.toContain('Apples');
    expect(names(fromStorage('NY', 7))).not.toContain('Sweet corn');
  });

  it('never repeats what is being harvested', () => {
    for (const state of STATES) {
      for (const month of MONTHS) {
        const fresh = new Set(inSeason(state, month).map(({ crop }) => crop.id));
        expect(fromStorage(state, month).filter(({ id }) => fresh.has(id))).toEqual([]);
      }
    }
  });

  it('has no calendar for a territory, and no month zero', () => {
    expect(fromStorage('GU', 1)).toEqual([]);
    expect(() => fromStorage('NY', 0)).toThrow(RangeError);
  });
});
