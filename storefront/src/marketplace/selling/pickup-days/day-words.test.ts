import { addDays } from '@farmgate/backend/contract/shared/calendar/days';
import { describe, expect, it } from '@jest/globals';
import { byDate, clockOf, dateText, dayState, leftText, orderByText } from './day-words';

const NOW = new Date('2026-11-26T17:00:00Z');
const day = {
  ...{
    status: 'open' as const,
    startsAt: '2026-11-28T14:00:00Z',
    endsAt: '2026-11-28T17:00:00Z',
    zoneId: null,
  },
  ...{
    ordersOpenAt: '2026-11-14T05:00:00Z',
    ordersCloseAt: '2026-11-26T23:00:00Z',
    timeZone: 'America/New_York',
  },
  ...{ capacity: 20 as number | null, taken: 12 },
};

describe('a pickup day on the calendar', () => {
  it('says first what keeps people from ordering', () => {
    const state = (given: object) => dayState({ ...day, ...given }, NOW);
    expect(state({})).toBe('open');
    expect(state({ status: 'canceled', endsAt: '2026-11-26T10:00:00Z' })).toBe('canceled');
    expect(state({ endsAt: '2026-11-26T10:00:00Z' })).toBe('over');
    expect(state({ status: 'closed', taken: 20 })).toBe('closed');
    expect(state({ ordersCloseAt: NOW.toISOString(), taken: 20 })).toBe('cutoff');
    expect(state({ taken: 20 })).toBe('full');
    expect(state({ taken: 0, capacity: 0 })).toBe('full');
    expect(state({ ordersOpenAt: '2026-11-27T05:00:00Z' })).toBe('later');
    expect(state({ capacity: null, taken: 900 })).toBe('open');
  });

  it('says how much room is left, and until when one may order', () => {
    expect(leftText(day)).toBe('8 left');
    expect([leftText({ taken: 3, capacity: null }), leftText({ taken: 3, capacity: 3 })]).toEqual([
      null,
      'Full',
    ]);
    expect(orderByText(day, NOW)).toBe('Order by Thursday, November 26, 6 PM');
    expect(orderByText({ ...day, ordersCloseAt: '2026-11-26T16:00:00Z' }, NOW)).toBe(
      'Orders closed Thursday, November 26, 11 AM',
    );
  });

  it('stands on its date, also where a month or a year ends', () => {
    expect([addDays('2026-12-31', 1), addDays('2027-03-01', -1)]).toEqual(['2027-01-01', '2027-02-28']);
    expect(dateText('2026-11-28')).toBe('Saturday, November 28');
    const [a, b, c] = [{ date: '2026-11-28' }, { date: '2026-11-28' }, { date: '2026-11-29' }];
    expect(byDate([a, b, c])).toEqual([
      ['2026-11-28', [a, b]],
      ['2026-11-29', [c]],
    ]);
    expect(clockOf(day.startsAt, day.timeZone)).toBe('09:00');
  });
});
