import { describe, expect, it } from '@jest/globals';
import { exportAddress, isFiltered, ordersAddress, readOrders } from './orders-address';

describe('the orders that are shown', () => {
  it('stand in the address and come back from it', () => {
    const state = {
      status: 'shipped',
      from: '2026-05-01',
      to: null,
      pickupOn: null,
      sort: 'placed',
      page: 3,
    } as const;
    const address = ordersAddress('/vendor/orders', state);
    expect(address).toBe('/vendor/orders?status=shipped&from=2026-05-01&page=3');
    expect(ordersAddress('/vendor/dashboard', { ...state, page: 1 })).toBe(
      '/vendor/dashboard?tab=orders&status=shipped&from=2026-05-01',
    );
    expect(exportAddress(state)).toBe('/api/vendor/orders/export?status=shipped&from=2026-05-01');
    expect(readOrders(new URL(address, 'https://x.example').searchParams)).toEqual(state);
  });

  it('are those of one pickup day, or by day', () => {
    const query = 'status=confirmed&pickupOn=2026-12-05&sort=pickup';
    const state = readOrders(new URLSearchParams(query));
    expect(ordersAddress('/vendor/orders', state)).toBe(`/vendor/orders?${query}`);
    expect(exportAddress(state)).toBe('/api/vendor/orders/export?status=confirmed&pickupOn=2026-12-05');
    expect(isFiltered({ ...state, status: null })).toBe(true);
  });

  it('are all of them where the address makes no sense', () => {
    const state = readOrders(new URLSearchParams('status=lost&from=2026-02-31&to=tomorrow&page=-1'));
    expect(state).toEqual({
      ...{ status: null, from: null, to: null, pickupOn: null, sort: 'placed', page: 1 },
    });
    expect(isFiltered(state)).toBe(false);
  });
});
