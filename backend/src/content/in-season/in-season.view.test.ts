import { describe, expect, it } from '@jest/globals';
import { HarvestCalendarView, InSeasonView } from '../../contract/content/in-season.js';
import { STATE_NAMES } from '../../contract/shared/states.js';
import { stageInMonths } from './harvest-months.rules.js';
import { harvestCalendar, inSeasonView } from './in-season.view.js';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('what is in season', () => {
  it('keeps to the contract for every state and month', () => {
    for (const state of [null, ...Object.keys(STATE_NAMES)]) {
      for (const month of MONTHS) {
        const view = inSeasonView(state, month);
        expect(InSeasonView.parse(view)).toEqual(view);
        for (const crop of view.crops) expect(crop.months).toContain(month);
        for (const crop of view.stored) expect(crop.months).not.toContain(month);
      }
    }
  });

  it('says what is new and what ends', () => {
    const june = new Map(inSeasonView('FL', 6).crops.map((crop) => [crop.id, crop]));
    const may = new Set(inSeasonView('FL', 5).crops.map(({ id }) => id));
    const july = new Set(inSeasonView('FL', 7).crops.map(({ id }) => id));
    for (const [id, { isNew, isEnding }] of june) {
      expect({ isNew, isEnding }).toEqual({ isNew: !may.has(id), isEnding: !july.has(id) });
    }
  });

  it('names what most of the country picks, in summer more than in winter', () => {
    const july = inSeasonView(null, 7);
    expect(july).toMatchObject({ state: null, stateName: null, region: null, stored: [] });
    expect(july.crops.map(({ id }) => id)).toContain('tomatoes');
    expect(july.crops.length).toBeGreaterThan(inSeasonView(null, 1).crops.length);
  });

  it('has no calendar for a territory', () => {
    expect(inSeasonView('PR', 6)).toMatchObject({
      stateName: 'Puerto Rico',
      region: null,
      crops: [],
      stored: [],
    });
  });
});

describe('stageInMonths', () => {
  it.each([
    [[6, 7, 8], 6, 'just starting'],
    [[6, 7, 8], 7, 'at its best'],
    [[6, 7, 8], 8, 'ending'],
    [[1, 2, 11, 12], 11, 'just starting'],
    [[1, 2, 11, 12], 1, 'at its best'],
    [[1, 2, 11, 12], 2, 'ending'],
    [MONTHS, 4, 'all year'],
    [[5], 5, 'at its best'],
  ])('of %j in %i is %j', (months, month, stage) => {
    expect(stageInMonths(months, month)).toBe(stage);
  });

  it('has the same months in the calendar of the year as in each month of it', () => {
    for (const state of [null, ...Object.keys(STATE_NAMES)]) {
      const calendar = harvestCalendar(state);
      expect(HarvestCalendarView.parse(calendar)).toEqual(calendar);
      for (const month of MONTHS) {
        const inMonth = calendar.crops.filter(({ months }) => months.includes(month));
        expect(inMonth.map(({ id }) => id).sort()).toEqual(
          inSeasonView(state, month)
            .crops.map(({ id }) => id)
            .sort(),
        );
      }
    }
  });
});
