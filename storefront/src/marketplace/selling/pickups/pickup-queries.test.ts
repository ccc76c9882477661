import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { expect, it } from '@jest/globals';
import { nextDays } from './pickup-queries';

const NOW = new Date('2026-11-28T12:00:00Z');
const day = (id: number, closes: string, more: Partial<PickupWindowView> = {}) =>
  ({
    id,
    siteId: 1,
    scheduleId: 1,
    status: 'open',
    ordersCloseAt: `2026-${closes}T12:00:00Z`,
    ...more,
  }) as PickupWindowView;

it('shows the next three days of a site that can still be ordered for', () => {
  const days = [
    day(1, '11-27'),
    day(2, '12-01', { status: 'canceled' }),
    day(3, '12-02'),
    day(4, '12-03', { siteId: 2 }),
    ...[day(5, '12-04'), day(6, '12-05'), day(7, '12-06')],
  ];
  expect(nextDays(days, { siteId: 1 }, NOW).map(({ id }) => id)).toEqual([3, 5, 6]);
});
