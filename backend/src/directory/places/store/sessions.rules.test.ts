import { describe, expect, it } from '@jest/globals';
import type { Weekday } from '../../../contract/directory/hours.js';
import { emptyRecord } from '../import/mapped-row.js';
import { areTwoSites, isSameStreet, uniteSessions } from './sessions.rules.js';

const MARKET = {
  ...emptyRecord({ source: 'usda_legacy', sourceId: '1', kind: 'farmers_market', name: 'Elm Market' }),
  fileKey: 'one',
  updatedAt: '2018-05-01T00:00:00.000Z',
};
const on = (day: Weekday, from = '05-01', to = '10-31') => ({
  from,
  to,
  hours: [{ day, opens: '09:00', closes: '13:00' }],
});

describe('uniteSessions', () => {
  const saturday = { ...MARKET, seasons: [on(6)] };
  const wednesday = { ...MARKET, sourceId: '2', seasons: [on(3)] };

  it('unites the days of one season', () => {
    const { seasons } = uniteSessions(saturday, [saturday, wednesday]);
    expect(seasons).toEqual([{ ...on(3), hours: [...on(3).hours, ...on(6).hours] }]);
  });

  it('keeps seasons apart that have other dates', () => {
    const winter = { ...wednesday, seasons: [on(6, '11-03', '04-27')] };
    expect(uniteSessions(winter, [saturday, winter]).seasons).toEqual([on(6, '11-03', '04-27'), on(6)]);
  });

  it('says the same hours once, and joins what could not be read', () => {
    const again = { ...saturday, sourceId: '3', hoursNote: 'Sun after church' };
    const united = uniteSessions(saturday, [saturday, again]);
    expect(united).toEqual({ seasons: [on(6)], hoursNote: 'Sun after church' });
  });

  it.each([
    ['another file', { fileKey: 'two' }],
    ['another source', { source: 'usda_export' as const }],
    ['another year', { updatedAt: '2016-05-01T00:00:00.000Z' }],
    ['no known file', { fileKey: null }],
  ])('lets the newest alone count beside a record of %s', (_what, other) => {
    expect(uniteSessions(saturday, [saturday, { ...wednesday, ...other }]).seasons).toEqual([on(6)]);
  });
});

describe('areTwoSites', () => {
  it('tells two streets in one file apart', () => {
    const at = (street: string | null, fileKey = 'one') => ({ ...MARKET, street, fileKey });
    expect(areTwoSites(at('1 Elm Street'), at('9 Oak Avenue'))).toBe(true);
    expect(areTwoSites(at('1 Elm Street'), at(null))).toBe(false);
    expect(areTwoSites(at('1 Elm Street'), at('9 Oak Avenue', 'two'))).toBe(false);
  });
});

describe('isSameStreet', () => {
  it.each([
    ['12 Elm Avenue', '12 N. Elm Ave'],
    ['150 Quarry Road', 'Baptist Church; 150 Quarry Road'],
    ['Depot Park-10 Depot Park Drive', '10 Depot Park Dr'],
    ['Main and Elm Streets', 'Elm St. & Main St.'],
  ])('takes %s and %s for one', (a, b) => {
    expect(isSameStreet(a, b)).toBe(true);
  });

  it.each([
    ['12 Elm Avenue', '14 Elm Avenue'],
    ['Town Hall, Main Street', 'Depot Park'],
    ['1 Elm St', '1 Oak St'],
  ])('tells %s and %s apart', (a, b) => {
    expect(isSameStreet(a, b)).toBe(false);
  });
});
