import { describe, expect, it } from '@jest/globals';
import { dayFacts, dayTitle } from './today-words';

const day = {
  ...{ id: 1, placeName: 'The stand', timeZone: 'America/New_York', isDelivery: false },
  ...{ startsAt: '2026-12-05T14:00:00.000Z', endsAt: '2026-12-05T17:00:00.000Z' },
  ...{ ordersCloseAt: '2026-12-04T14:00:00.000Z', orders: 3, toWeigh: 1 },
};
const before = new Date('2026-12-01T12:00:00Z');

describe('a day with orders', () => {
  it('says when and where, what there is, and until when more can come', () => {
    expect(dayTitle(day)).toBe('Sat, Dec 5, 9 AM to noon: The stand');
    expect(dayFacts(day, before)).toBe('3 orders, 1 to weigh. Ordering ends Fri, Dec 4, 9 AM.');
  });

  it('names the day that ends where ordering ends at midnight', () => {
    const late = { ...day, ordersCloseAt: '2026-12-05T05:00:00.000Z' };
    expect(dayFacts(late, before)).toContain('Ordering ends Fri, Dec 4, midnight.');
  });

  it('says that no more come, and counts deliveries as such', () => {
    const one = { ...day, orders: 1, toWeigh: 0, isDelivery: true };
    expect(dayFacts(one, new Date(day.startsAt))).toBe('1 delivery. Ordering has ended.');
  });
});
