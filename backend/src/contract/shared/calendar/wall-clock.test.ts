import { describe, expect, it } from '@jest/globals';
import { momentOf, nextMomentOf } from './wall-clock.js';

const NEW_YORK = 'America/New_York';
const LOS_ANGELES = 'America/Los_Angeles';
const PHOENIX = 'America/Phoenix';

const at = (zone: string, text: string) => {
  const [date = '', time = ''] = text.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return momentOf({ date, minutes: hours * 60 + minutes }, zone).toISOString();
};

describe('the moment of a time on the wall', () => {
  it.each([
    // A time that is skipped moves on by the hour that is.
    [NEW_YORK, '2027-03-14 01:59', '2027-03-14T06:59:00.000Z'],
    [NEW_YORK, '2027-03-14 02:00', '2027-03-14T07:00:00.000Z'],
    [NEW_YORK, '2027-03-14 02:30', '2027-03-14T07:30:00.000Z'],
    [NEW_YORK, '2027-03-14 03:00', '2027-03-14T07:00:00.000Z'],
    [NEW_YORK, '2027-03-14 03:30', '2027-03-14T07:30:00.000Z'],
    [LOS_ANGELES, '2027-03-14 01:30', '2027-03-14T09:30:00.000Z'],
    [LOS_ANGELES, '2027-03-14 02:30', '2027-03-14T10:30:00.000Z'],
    [LOS_ANGELES, '2027-03-14 03:30', '2027-03-14T10:30:00.000Z'],
    [PHOENIX, '2027-03-14 02:30', '2027-03-14T09:30:00.000Z'],
    [PHOENIX, '2027-03-14 03:30', '2027-03-14T10:30:00.000Z'],
    // Of a time that is shown twice, it is the first.
    [NEW_YORK, '2027-11-07 00:59', '2027-11-07T04:59:00.000Z'],
    [NEW_YORK, '2027-11-07 01:00', '2027-11-07T05:00:00.000Z'],
    [NEW_YORK, '2027-11-07 01:30', '2027-11-07T05:30:00.000Z'],
    [NEW_YORK, '2027-11-07 02:00', '2027-11-07T07:00:00.000Z'],
    [LOS_ANGELES, '2027-11-07 01:30', '2027-11-07T08:30:00.000Z'],
    [LOS_ANGELES, '2027-11-07 02:30', '2027-11-07T10:30:00.000Z'],
    [PHOENIX, '2027-11-07 01:30', '2027-11-07T08:30:00.000Z'],
    [PHOENIX, '2027-11-07 02:30', '2027-11-07T09:30:00.000Z'],
    // The end of a day.
    [NEW_YORK, '2027-03-14 24:00', '2027-03-15T04:00:00.000Z'],
    [NEW_YORK, '2027-11-07 24:00', '2027-11-08T05:00:00.000Z'],
  ])('in %s of %s is %s', (zone, wall, moment) => expect(at(zone, wall)).toBe(moment));

  it('is the next one after another, also the second time', () => {
    const next = (after: string) =>
      nextMomentOf({ date: '2027-11-07', minutes: 90 }, NEW_YORK, new Date(after)).toISOString();
    expect(next('2027-11-07T05:10:00Z')).toBe('2027-11-07T05:30:00.000Z');
    expect(next('2027-11-07T05:30:00Z')).toBe('2027-11-07T06:30:00.000Z');
  });
});
