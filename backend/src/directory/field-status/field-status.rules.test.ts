import { describe, expect, it } from '@jest/globals';
import { fieldStatusText } from '../../contract/directory/field-states.js';
import {
  cropKey,
  cropName,
  endOfDay,
  endOfStatus,
  isPicking,
  shownStatuses,
  timeOfDay,
  untilText,
  usualClosing,
} from './field-status.rules.js';

const EAST = 'America/New_York';

describe('cropKey', () => {
  it('takes spellings of one crop for one', () => {
    const keys = ['Strawberries', 'strawberry', ' STRAWBERRY ', 'strawberries'].map(cropKey);
    expect(new Set(keys).size).toBe(1);
    expect(cropKey('Sweet-Corn')).toBe(cropKey('sweet  corn'));
    expect(cropKey('Strawberries')).not.toBe(cropKey('Blueberries'));
    expect(cropKey(null)).toBe('');
  });
});

describe('cropName', () => {
  it.each([
    ['strawberries', 'Strawberries'],
    ['SWEET  CORN', 'Sweet corn'],
    ['Honeycrisp apples', 'Honeycrisp apples'],
  ])('shows %j as %j', (typed, shown) => expect(cropName(typed)).toBe(shown));
});

describe('endOfDay', () => {
  it.each([
    ['2026-06-05T03:59:59Z', EAST, '2026-06-05T04:00:00.000Z'],
    ['2026-06-05T04:00:00Z', EAST, '2026-06-06T04:00:00.000Z'],
    ['2026-06-05T12:00:00Z', 'Pacific/Honolulu', '2026-06-05T10:00:00.000Z', 1],
    ['2026-03-08T06:00:00Z', EAST, '2026-03-09T04:00:00.000Z'],
    ['2026-03-07T12:00:00Z', EAST, '2026-03-08T05:00:00.000Z'],
    ['2026-11-01T05:30:00Z', EAST, '2026-11-02T05:00:00.000Z'],
    ['2026-10-31T12:00:00Z', EAST, '2026-11-01T04:00:00.000Z'],
  ])('of %s in %s is %s', (now, zone, end, days = 0) => {
    const expected = new Date(Date.parse(end) + days * 86_400_000);
    expect(endOfDay(new Date(now), zone)).toEqual(expected);
  });
});

describe('timeOfDay', () => {
  it('is the time that the clocks there show that day', () => {
    const spring = new Date('2026-03-08T06:00:00Z');
    expect(timeOfDay(spring, '01:30', EAST).toISOString()).toBe('2026-03-08T06:30:00.000Z');
    expect(timeOfDay(spring, '15:00', EAST).toISOString()).toBe('2026-03-08T19:00:00.000Z');
    expect(timeOfDay(spring, '02:30', EAST).toISOString()).toBe('2026-03-08T07:30:00.000Z');
    const autumn = new Date('2026-11-01T05:00:00Z');
    expect(timeOfDay(autumn, '01:30', EAST).toISOString()).toBe('2026-11-01T05:30:00.000Z');
  });
});

describe('endOfStatus', () => {
  const saidAt = new Date('2026-06-05T14:00:00Z');
  const said = { state: 'open', until: null, closes: null, saidAt, timeZone: EAST } as const;
  const end = (given: Partial<Parameters<typeof endOfStatus>[0]>) => endOfStatus({ ...said, ...given });
  it('is the end of the day unless something else was asked for', () => {
    expect(end({}).toISOString()).toBe('2026-06-06T04:00:00.000Z');
  });
  it('is when the farm closes, where it is open until then', () => {
    expect(end({ closes: '15:00' }).toISOString()).toBe('2026-06-05T19:00:00.000Z');
    expect(end({ closes: '15:00', state: 'picked_out' })).toEqual(end({}));
    expect(end({ closes: '09:00' })).toEqual(end({}));
  });
  it('is a week later at the latest', () => {
    const until = new Date('2027-01-01T00:00:00Z');
    expect(end({ until }).toISOString()).toBe('2026-06-12T14:00:00.000Z');
  });
});

describe('usualClosing', () => {
  const hours = [
    { day: 5 as const, opens: '16:00', closes: '18:00' },
    { day: 5 as const, opens: '09:00', closes: '13:00' },
  ];
  const farm = { seasons: [{ from: null, to: null, hours }], exceptions: [], timeZone: EAST };
  const friday = new Date('2026-06-05T10:06:00Z');
  it('is when the farm closes for the day, also when it has yet to open', () => {
    expect(usualClosing(farm, friday)).toBe('18:00');
  });
  it('is not known on a day without hours, and where it has none', () => {
    expect(usualClosing(farm, new Date('2026-06-06T14:00:00Z'))).toBeNull();
    expect(usualClosing({ ...farm, seasons: [] }, friday)).toBeNull();
  });
});

describe('fieldStatusText', () => {
  it('does not say of a farm that has yet to open that it is open now', () => {
    expect([fieldStatusText(null, 'open'), fieldStatusText(null, 'closed')]).toEqual([
      'Open today',
      'Closed',
    ]);
    expect(fieldStatusText('Strawberries', 'open')).toBe('Strawberries: open');
  });
});

describe('untilText', () => {
  const now = new Date('2026-06-05T14:00:00Z');
  it.each([
    ['2026-06-05T19:00:00Z', 'Until 3 PM.'],
    ['2026-06-05T19:30:00Z', 'Until 3:30 PM.'],
    ['2026-06-06T04:00:00Z', 'Until the end of the day.'],
    ['2026-06-07T19:00:00Z', 'Until June 7, 3 PM.'],
  ])('says of %s %j', (until, text) => expect(untilText(new Date(until), now, EAST)).toBe(text));
});

describe('shownStatuses', () => {
  const closed = { cropKey: '', state: 'closed' } as const;
  const good = { cropKey: 'strawberry', state: 'good' } as const;
  const out = { cropKey: 'strawberry', state: 'picked_out' } as const;
  it('are the newest of each crop', () => expect(shownStatuses([out, good])).toEqual([out]));
  it('are of no crops where the farm is closed', () =>
    expect(shownStatuses([good, closed])).toEqual([closed]));
  it('tell whether there is something to be had', () => {
    expect(isPicking([good, out])).toBe(true);
    expect(isPicking([out])).toBe(false);
    expect(isPicking([])).toBe(false);
  });
});
