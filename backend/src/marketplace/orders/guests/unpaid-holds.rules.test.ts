import { describe, expect, it } from '@jest/globals';
import { GUEST_ORDER_LIMITS } from '../../../contract/marketplace/guest-orders.js';
import { isAboveVendorOrder, isNearVendor, isTooMuch } from './unpaid-holds.rules.js';

const NOTHING = { orders: 0, units: 0 };
const OPEN = { email: NOTHING, device: NOTHING, network: NOTHING, vendors: [], lapsed: 0 };
const wants = (units: number) => new Map([[7, units]]);
const isRefused = (open: Partial<Parameters<typeof isTooMuch>[0]>, units = 1) =>
  isTooMuch({ ...OPEN, ...open }, wants(units), GUEST_ORDER_LIMITS);

describe('one more unpaid order', () => {
  it('is always possible where nothing is held, however much is in it', () => {
    expect(isRefused({}, 5_000)).toBe(false);
  });

  it.each([
    ['email', 5, 100],
    ['device', 5, 100],
    ['network', 20, 400],
  ] as const)('is too much for one %s by orders and by units', (whose, orders, units) => {
    expect(isRefused({ [whose]: { orders: orders - 1, units: 10 } })).toBe(false);
    expect(isRefused({ [whose]: { orders, units: 10 } })).toBe(true);
    expect(isRefused({ [whose]: { orders: 1, units: units - 2 } }, 2)).toBe(false);
    expect(isRefused({ [whose]: { orders: 1, units: units - 2 } }, 3)).toBe(true);
  });

  it('is too much at a vendor by orders and by units of that vendor', () => {
    const at = (vendorId: number, orders: number, units: number) => ({
      vendors: [{ vendorId, orders, units }],
    });
    expect(isRefused(at(7, 99, 10))).toBe(false);
    expect(isRefused(at(7, 100, 10))).toBe(true);
    expect(isRefused(at(7, 1, 1_995), 6)).toBe(true);
    expect(isRefused(at(8, 1, 1_995), 6)).toBe(false);
  });

  it('is too much for who let two lapse', () => {
    expect(isRefused({ lapsed: 1 })).toBe(false);
    expect(isRefused({ lapsed: 2 })).toBe(true);
  });
});

it('counts a vendor again only near its limit', () => {
  const near = (orders: number, units: number, perVendor = 100) =>
    isNearVendor({ vendors: [{ vendorId: 7, orders, units }] }, { ...GUEST_ORDER_LIMITS, perVendor });
  expect(near(49, 100)).toBe(false);
  expect(near(50, 100)).toBe(true);
  expect(near(1, 1_000)).toBe(true);
  expect(isNearVendor({ vendors: [] }, { ...GUEST_ORDER_LIMITS, perVendor: 2 })).toBe(true);
});

describe('the part of something that unpaid orders hold together', () => {
  const held = (mine: number) => [{ thing: 'code 3', email: 0, device: mine, network: 0 }];
  const wanted = (quantity: number, left: number) => [{ thing: 'code 3', quantity, left }];

  it('is measured by what there was before them', () => {
    expect(isAboveVendorOrder(wanted(1, 4), held(1), 50)).toBe(false);
    expect(isAboveVendorOrder(wanted(1, 3), held(2), 50)).toBe(true);
    expect(isAboveVendorOrder(wanted(1, 3), held(2), 60)).toBe(false);
  });

  it('is never less than one order', () => {
    expect(isAboveVendorOrder(wanted(90, 90), [], 1)).toBe(false);
    expect(isAboveVendorOrder(wanted(90, 90), held(0), 1)).toBe(false);
    expect(isAboveVendorOrder(wanted(1, 90), held(1), 1)).toBe(true);
  });
});
