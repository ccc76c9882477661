import { describe, expect, it } from '@jest/globals';
import type { ChosenListColumn } from '../../../../contract/directory/place-lists.js';
import { guessListColumns } from './list-columns.rules.js';
import { type ListPlan, mapListRow } from './list-row.js';

/** Heads and one row of self-made lists in the manner of cities and counties. */
function read(row: Record<string, string>, more: Partial<ListPlan> = {}) {
  const heads = Object.keys(row);
  const is = guessListColumns(heads);
  const columns = heads.map((head, at) => ({ head, is: is[at] as ChosenListColumn }));
  const plan = {
    listId: 7,
    name: 'List',
    kind: 'farmers_market' as const,
    city: null,
    state: null,
    columns,
    ...more,
  };
  const result = mapListRow(row, plan);
  if (!result.ok) throw new Error(result.reason);
  return result.record;
}
const SAT = { day: 6, opens: '08:00', closes: '13:00' };

describe('a list of OpenStreetMap', () => {
  const ROW = {
    ...{ 'addr:city': 'Fort Myers', 'addr:street': 'Elm Street', 'addr:housenumber': '12' },
    ...{ name: 'Elm Farm', 'latitude (map)': '26.64', 'longitude (map)': '-81.87' },
  };

  it('has the house number in front of the street', () => {
    expect(read(ROW)).toMatchObject({ street: '12 Elm Street', city: 'Fort Myers', latitude: 26.64 });
    expect(read({ ...ROW, 'addr:housenumber': '' })).toMatchObject({ street: 'Elm Street' });
  });

  it('has rows without a street, which their point places', () => {
    const row = { ...ROW, 'addr:street': '', 'addr:housenumber': '', 'addr:city': '' };
    expect(read(row)).toMatchObject({
      ...{ name: 'Elm Farm', street: null, city: null, address: null },
      ...{ latitude: 26.64, longitude: -81.87 },
    });
    expect(read({ ...row, 'addr:housenumber': '12' })).toMatchObject({ street: null });
  });
});

describe('a list with a column for each thing', () => {
  const ROW = {
    ...{
      OBJECTID: '12',
      'Market Name': 'Elm Street Market',
      Street: '12 Elm St',
      City: 'Fort Myers',
      State: 'Florida',
    },
    ...{ 'ZIP Code': '33901', DayOfWeek: 'Saturday', StartTime: '08:00:00', EndTime: '13:00:00' },
    ...{
      'Open Date': '2026-05-02T00:00:00.000',
      'Close Date': '2026-10-31T00:00:00.000',
      SNAP: 'Yes',
      WIC: 'No',
    },
    ...{ Website: 'elm.example', Phone: '(239) 555-0100', Comments: 'Parking <b>behind</b> the library.' },
  };

  it('is read by its heads', () => {
    expect(read(ROW)).toMatchObject({
      ...{
        source: 'list',
        sourceId: '7/12',
        kind: 'farmers_market',
        name: 'Elm Street Market',
        address: null,
      },
      ...{ street: '12 Elm St', city: 'Fort Myers', state: 'FL', zipCode: '33901', features: ['snap'] },
      ...{
        description: 'Parking behind the library.',
        seasons: [{ from: '05-02', to: '10-31', hours: [SAT] }],
      },
    });
  });
});

describe('a list of a city', () => {
  it('is in the city and state that all of it is in', () => {
    const row = {
      LOCATION: 'Daley Plaza',
      ADDRESS: '50 W Washington St',
      DAY: '2nd/4th Sun',
      TIME: '7am-3pm',
    };
    const at = { Latitude: '41.8837', Longitude: '-87.6302' };
    expect(read({ ...row, ...at }, { city: 'Chicago', state: 'IL' })).toMatchObject({
      ...{ name: 'Daley Plaza', street: '50 W Washington St', city: 'Chicago', state: 'IL', address: null },
      ...{ latitude: 41.8837, longitude: -87.6302 },
      seasons: [
        {
          hours: [{ day: 0, opens: '07:00', closes: '15:00', repeats: { kind: 'monthly', weeks: [2, 4] } }],
        },
      ],
    });
  });

  it('believes a whole address more than that', () => {
    const row = { Market: 'Elm', Address: '12 Elm St, Fort Myers, FL 33901' };
    expect(read(row, { city: 'Chicago', state: 'IL' })).toMatchObject({
      ...{ street: '12 Elm St', city: 'Fort Myers', state: 'FL', zipCode: '33901' },
    });
  });

  it('keeps days that it can’t read as words', () => {
    const row = { Market: 'Oak', Address: '1 Oak St, Chicago, IL 60601', Day: 'Some Sundays', Hours: '9-1' };
    expect(read(row)).toMatchObject({ seasons: [], hoursNote: 'Some Sundays 9-1', city: 'Chicago' });
  });
});

describe('a list with one column for all times and one for the place', () => {
  it('is read', () => {
    const allTime = 'April 2-Nov. 19: Saturdays, 8 am-1 pm; May 4-Oct 5: Wednesdays, 4-8 pm';
    const record = read({ Name: 'Pike', the_geom: 'POINT (-122.3425 47.6097)', allTime });
    expect(record).toMatchObject({ latitude: 47.6097, longitude: -122.3425 });
    expect(record.seasons).toEqual([
      { from: '04-02', to: '11-19', hours: [SAT] },
      { from: '05-04', to: '10-05', hours: [{ day: 3, opens: '16:00', closes: '20:00' }] },
    ]);
    const pair = read({ Name: 'Pike', Geolocation: '85 Pike St\n(47.6097, -122.3425)' });
    expect(pair).toMatchObject({ latitude: 47.6097, longitude: -122.3425 });
  });
});

describe('a row without an id', () => {
  const ROW = {
    Name: 'Elm Street Farmers Market',
    Address: '12 Elm St, Fort Myers, FL 33901',
    Hours: 'Sat 8am-1pm',
  };

  it('is known again by its name and where it is, whatever its hours', () => {
    const { sourceId } = read(ROW);
    expect(sourceId).toMatch(/^7\/[\w-]{27}$/);
    expect(read({ ...ROW, Hours: 'Sun 9-1' }).sourceId).toBe(sourceId);
    expect(read({ ...ROW, Address: '14 Elm St, Fort Myers, FL 33901' }).sourceId).not.toBe(sourceId);
    expect(read(ROW, { listId: 8 }).sourceId).not.toBe(sourceId);
  });
});

describe('a row that is no place', () => {
  const plan = { listId: 7, name: 'List', kind: 'csa' as const, city: null, state: null };
  const columns = [{ head: 'Name', is: 'name' as const }];

  it('is rejected with a reason', () => {
    expect(mapListRow({ Name: '' }, { ...plan, columns })).toEqual({
      ok: false,
      reason: 'The row has no name.',
    });
    expect(mapListRow({ Name: 'Elm Farm' }, { ...plan, columns })).toMatchObject({
      reason: expect.stringContaining('neither coordinates'),
    });
  });
});
