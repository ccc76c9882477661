import { expect, it } from '@jest/globals';
import { vendorReceives } from './vendor-receives.rules.js';

const vendorOrder = {
  status: 'delivered',
  kept: 0,
  total: 756,
  refunded: 0,
  disputed: 0,
  commission: 84,
  commissionBack: 0,
};

it('is the total less the commission', () => {
  expect(vendorReceives(vendorOrder)).toBe(672);
});

it('is less by what was refunded, whose commission is given back', () => {
  expect(vendorReceives({ ...vendorOrder, refunded: 378, commissionBack: 42 })).toBe(336);
  expect(vendorReceives({ ...vendorOrder, refunded: 756, commissionBack: 84 })).toBe(0);
});

it('is less by what a dispute takes, in the same way', () => {
  expect(vendorReceives({ ...vendorOrder, refunded: 378, disputed: 378, commissionBack: 84 })).toBe(0);
});

it('is nothing of a canceled order, also where nobody had paid it', () => {
  expect(vendorReceives({ ...vendorOrder, status: 'cancelled' })).toBe(0);
});

it('is a deposit that is kept of a canceled order', () => {
  expect(vendorReceives({ ...vendorOrder, status: 'cancelled', kept: 756 })).toBe(672);
});
