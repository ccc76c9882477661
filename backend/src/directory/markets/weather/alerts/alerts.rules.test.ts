import { describe, expect, it } from '@jest/globals';
import { isOverDay, spanOf, type WeatherAlert, worstOverDay } from './alerts.rules.js';

const NOW = new Date('2026-11-27T20:00:00Z');
/** Saturday, 9 AM to 1 PM in Oklahoma in winter. */
const DAY = { startsAt: new Date('2026-11-28T15:00:00Z'), endsAt: new Date('2026-11-28T19:00:00Z') };
const alert = (given: Partial<WeatherAlert> = {}): WeatherAlert => ({
  ...{
    id: 'urn:oid:1',
    event: 'Winter Storm Warning',
    headline: null,
    severity: 'Severe',
    office: 'NWS Tulsa OK',
  },
  ...{ sent: '2026-11-27T13:00:00-06:00', effective: '2026-11-27T13:00:00-06:00' },
  ...{ onset: '2026-11-28T06:00:00-06:00', ends: '2026-11-28T18:00:00-06:00' },
  ...{ expires: '2026-11-27T21:00:00-06:00', ...given },
});
const isOver = (given: Partial<WeatherAlert>, day = DAY, now = NOW) => isOverDay(alert(given), day, now);

describe('an alert', () => {
  it('is over a day when its weather is expected while the market is open', () => {
    expect(isOver({})).toBe(true);
    expect(isOver({ onset: '2026-11-28T12:59:00-06:00' })).toBe(true);
    expect(isOver({ onset: '2026-11-28T13:00:00-06:00' })).toBe(false);
    expect(isOver({ onset: null, ends: '2026-11-28T09:01:00-06:00' })).toBe(true);
    expect(isOver({ onset: null, ends: '2026-11-28T09:00:00-06:00' })).toBe(false);
  });

  it('lasts until its words expire where nobody knows its end, or until it begins where that is later', () => {
    expect(isOver({ onset: null, ends: null, expires: '2026-11-28T10:00:00-06:00' })).toBe(true);
    expect(isOver({ onset: null, ends: null })).toBe(false);
    const watch = alert({ onset: '2026-11-28T11:00:00-06:00', ends: null });
    expect(spanOf(watch)).toEqual({
      from: new Date('2026-11-28T17:00:00Z'),
      until: new Date('2026-11-28T17:00:00Z'),
    });
    expect(isOverDay(watch, DAY, NOW)).toBe(true);
  });

  it('is not over a day once it has ended, though the day goes on', () => {
    const ends = '2026-11-28T10:00:00-06:00';
    expect(isOver({ ends }, DAY, new Date('2026-11-28T15:59:00Z'))).toBe(true);
    expect(isOver({ ends }, DAY, new Date('2026-11-28T16:00:00Z'))).toBe(false);
  });

  it('is compared by moments on the days when clocks change, past midnight, and where they never change', () => {
    // 1 AM to 4 AM in New York on the day that has no 2 AM: two hours.
    const march = { startsAt: new Date('2027-03-14T06:00:00Z'), endsAt: new Date('2027-03-14T08:00:00Z') };
    const before = new Date('2027-03-13T12:00:00Z');
    const until = (ends: string, day = march, now = before) =>
      isOver({ onset: null, effective: '2027-03-01T00:00:00-05:00', ends }, day, now);
    expect(until('2027-03-14T01:30:00-05:00')).toBe(true);
    expect(
      isOver({ onset: '2027-03-14T03:59:00-04:00', ends: '2027-03-14T05:00:00-04:00' }, march, before),
    ).toBe(true);
    expect(
      isOver({ onset: '2027-03-14T04:00:00-04:00', ends: '2027-03-14T05:00:00-04:00' }, march, before),
    ).toBe(false);
    // 1:30 AM happens twice in November; the offset says which one.
    const november = { startsAt: new Date('2026-11-01T06:00:00Z'), endsAt: new Date('2026-11-01T07:00:00Z') };
    const halfPastOne = (offset: string) => `2026-11-01T01:30:00${offset}`;
    const early = new Date('2026-10-31T12:00:00Z');
    const from = '2026-10-31T00:00:00-04:00';
    expect(isOver({ onset: from, ends: halfPastOne('-04:00') }, november, early)).toBe(false);
    expect(isOver({ onset: from, ends: halfPastOne('-05:00') }, november, early)).toBe(true);
    // A market until midnight, an alert that begins then; and one over midnight before the market.
    const night = { startsAt: new Date('2026-11-28T23:00:00Z'), endsAt: new Date('2026-11-29T06:00:00Z') };
    expect(isOver({ onset: '2026-11-29T00:00:00-06:00', ends: '2026-11-29T08:00:00-06:00' }, night)).toBe(
      false,
    );
    expect(isOver({ onset: '2026-11-28T23:59:00-06:00', ends: '2026-11-29T08:00:00-06:00' }, night)).toBe(
      true,
    );
    // Arizona is three hours behind New York in summer and two in winter.
    const phoenix = { startsAt: new Date('2026-07-11T14:00:00Z'), endsAt: new Date('2026-07-11T18:00:00Z') };
    const heat = { onset: '2026-07-11T10:00:00-07:00', ends: '2026-07-11T20:00:00-07:00' };
    expect(isOver(heat, phoenix, new Date('2026-07-10T14:00:00Z'))).toBe(true);
    expect(
      isOver({ ...heat, onset: '2026-07-11T11:00:00-07:00' }, phoenix, new Date('2026-07-10T14:00:00Z')),
    ).toBe(false);
  });

  it('is shown when it is the most severe, of these the first to begin, then the newest', () => {
    const extreme = alert({ id: 'extreme', severity: 'Extreme', onset: '2026-11-28T12:00:00-06:00' });
    const first = alert({ id: 'first', onset: '2026-11-28T05:00:00-06:00' });
    const newest = alert({ id: 'newest', sent: '2026-11-27T13:30:00-06:00' });
    const past = alert({ id: 'past', severity: 'Extreme', ends: '2026-11-27T13:00:00-06:00' });
    const worst = (...alerts: WeatherAlert[]) => worstOverDay(alerts, DAY, NOW)?.id;
    expect(worst(alert(), first, extreme, past)).toBe('extreme');
    expect(worst(newest, first)).toBe('first');
    expect(worst(alert(), newest)).toBe('newest');
    expect(worst(past)).toBeUndefined();
  });
});
