import { expect, it } from '@jest/globals';
import { statedDates } from './stated-dates';

const kale = {
  category: 'vegetables' as const,
  harvestDate: '2026-11-28',
  expirationDate: '2026-12-03',
  shippingMethods: ['pickup' as const],
};
const pickupOn = (day: string) => ({
  nextPickup: { windowId: 1, startsAt: `${day}T14:00:00Z`, ordersCloseAt: `${day}T00:00:00Z`, text: '' },
});

it('say harvested of what grows, and made of what is made', () => {
  expect(statedDates(kale)).toEqual(['Harvested Nov 28, 2026', 'Best before Dec 3, 2026']);
  expect(statedDates({ ...kale, category: 'baked-goods' as const })[0]).toBe('Made Nov 28, 2026');
});

it('say nothing that cannot be true', () => {
  expect(statedDates({ ...kale, madeToOrder: true })).toEqual([]);
  expect(statedDates({ ...kale, ...pickupOn('2026-12-03') })).toHaveLength(2);
  expect(statedDates({ ...kale, ...pickupOn('2026-12-04') })).toEqual(['Harvested Nov 28, 2026']);
  const sent = { shippingMethods: ['pickup' as const, 'nationwide_shipping' as const] };
  expect(statedDates({ ...kale, ...pickupOn('2026-12-04'), ...sent })).toHaveLength(2);
  expect(statedDates({ ...kale, expirationDate: '2026-11-27' })).toEqual(['Harvested Nov 28, 2026']);
});
