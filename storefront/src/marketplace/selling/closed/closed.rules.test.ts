import type { ClosureCalendar, ClosureView } from '@farmgate/backend/contract/marketplace/closures';
import { describe, expect, it } from '@jest/globals';
import {
  checkBoxes,
  checkDays,
  checkRange,
  didText,
  linesOf,
  rangeText,
  staysText,
  stopsText,
  targetText,
} from './closed.rules';

const TIMES = {
  startsAt: '2026-12-26T14:00:00Z',
  endsAt: '2026-12-26T17:00:00Z',
  timeZone: 'America/New_York',
};
const CLOSURE: ClosureView = {
  ...{ id: 1, from: '2026-12-24', to: '2026-12-27', note: 'Christmas', isNow: false },
  ...{ farms: [{ id: 3, name: 'Hill Farm' }], markets: 2, refunded: 3, moved: 1, unsettled: 0 },
};

describe('the form of closed days', () => {
  it('wants both days, in their order', () => {
    const wrong = (from: string, to: string) => checkRange({ from, to })?.map(({ path }) => path);
    expect(wrong('', '')).toEqual(['from']);
    expect(wrong('2026-12-04', '')).toEqual(['to']);
    expect(wrong('2026-12-04', '2026-12-03')).toEqual(['to']);
    expect(wrong('2026-12-04', '2026-12-04')).toBeUndefined();
  });

  it('wants to know what happens to the boxes of each day of a share', () => {
    const day = { planId: 1, dateId: 2, toDateId: '' };
    const shareDays = [
      { ...day, boxes: '' as const },
      { ...day, boxes: 'move' as const },
      { ...day, boxes: 'move' as const, toDateId: '9' },
      { ...day, boxes: 'credit' as const },
      { ...day, boxes: 'keep' as const },
    ];
    expect(checkBoxes(shareDays).map(({ path }) => path)).toEqual([
      'shareDays.0.boxes',
      'shareDays.1.toDateId',
    ]);
  });

  it('wants to know what happens to the orders of each day', () => {
    const days = [
      { windowId: 1, orders: '' as const, toWindowId: '' },
      { windowId: 2, orders: 'move' as const, toWindowId: '' },
      { windowId: 3, orders: 'move' as const, toWindowId: '9' },
      { windowId: 4, orders: 'keep' as const, toWindowId: '' },
    ];
    expect(checkDays(days).map(({ path }) => path)).toEqual(['days.0.orders', 'days.1.toWindowId']);
  });
});

describe('closed days in words', () => {
  it('name the days, and the year of others', () => {
    expect(rangeText(CLOSURE, '2026-12-01')).toBe('Thu, Dec 24 through Sun, Dec 27');
    expect(rangeText({ from: '2027-01-01', to: '2027-01-01' }, '2026-12-01')).toBe('Fri, Jan 1, 2027');
  });

  it('say what they did, and what stays', () => {
    expect(didText(CLOSURE)).toBe(
      'On the page of Hill Farm · Not coming to 2 market days · 3 orders refunded · 1 order moved',
    );
    expect(staysText(CLOSURE)).toBe('3 orders stay refunded and 1 order stays on the new day.');
    expect(staysText({ refunded: 0, moved: 0, changed: 1 })).toBe(
      'What was changed since then stays as it is now.',
    );
    expect(staysText({ refunded: 0, moved: 0 })).toBeNull();
  });

  it('count what takes no more orders, and the room elsewhere', () => {
    expect(stopsText([{ kind: 'pickup' }, { kind: 'delivery' }, { kind: 'pickup' }])).toBe(
      '2 pickups and 1 delivery',
    );
    expect(stopsText([])).toBeNull();
    const target = { id: 1, ...TIMES, unit: 'orders' as const };
    expect(targetText({ ...target, left: 1 })).toBe('Sat, Dec 26, 9 AM to noon (room for 1 more order)');
    expect(targetText({ ...target, left: 0 })).toBe('Sat, Dec 26, 9 AM to noon (full)');
    expect(targetText({ ...target, left: null })).toBe('Sat, Dec 26, 9 AM to noon');
  });
});

describe('a day of the calendar', () => {
  const exception = { opens: null, closes: null, address: null, reason: null };
  const calendar: ClosureCalendar = {
    windows: [
      {
        ...{ id: 7, kind: 'pickup', placeName: 'The stand', date: '2026-12-26', ...TIMES },
        ...{ status: 'closed', orders: 2, boxes: [{ planId: 1, dateId: 2, name: 'Winter share', count: 5 }] },
      },
    ],
    markets: [
      {
        ...{ dayId: 5, memberId: 6, date: '2026-12-26', name: 'River Market', path: '/places/1' },
        ...{ memberName: 'Hill Farm', status: 'scheduled', answer: 'not_coming', comesEveryDay: false },
      },
    ],
    farmDates: [
      { id: 3, name: 'Hill Farm', from: '2026-12-24', to: '2026-12-27', kind: 'closed', ...exception },
      { id: 4, name: 'Low Farm', from: '2026-12-26', to: '2026-12-26', kind: 'closed', ...exception },
    ],
    scheduleDates: [],
  };

  it('has what is closed first, and a farm’s own date only where it is no part of it', () => {
    expect(linesOf('2026-12-26', calendar, [CLOSURE]).map(({ text }) => text)).toEqual([
      'You’re closed: Christmas',
      'Low Farm: closed',
      'Pickup, The stand, 9 AM to noon: takes no orders, 2 orders, 5 boxes of Winter share',
      'River Market: you’re not coming',
    ]);
    expect(linesOf('2026-12-26', calendar, []).map(({ text }) => text)).toContain('Hill Farm: closed');
    expect(linesOf('2026-12-28', calendar, [CLOSURE])).toEqual([]);
  });
});
