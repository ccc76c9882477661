import { describe, expect, it } from '@jest/globals';
import { customersAddress, customersFile, ordersText, readCustomers } from './customers-address';

describe('the list of customers', () => {
  it('stands in the address', () => {
    const state = { q: 'ann', sort: 'spent', page: 3 } as const;
    expect(customersAddress(state)).toBe('/vendor/customers?q=ann&sort=spent&page=3');
    expect(readCustomers(new URLSearchParams('q=ann&sort=spent&page=3'))).toEqual(state);
    expect(readCustomers(new URLSearchParams('sort=size&page=-1'))).toEqual({ q: '', sort: 'last', page: 1 });
    expect(customersFile({ q: ' ', sort: 'last', page: 2 })).toBe('/api/vendor/customers/export');
  });

  it('says how often someone ordered', () => {
    expect(ordersText({ orders: 1, lastOrderOn: '2026-11-28' })).toBe('1 order, Nov 28, 2026');
    expect(ordersText({ orders: 3, lastOrderOn: '2026-11-28' })).toBe('3 orders, the last Nov 28, 2026');
  });
});
