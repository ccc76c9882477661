import { describe, expect, it } from '@jest/globals';
import { needsReason, openOf, worthOf } from './refund-worth';

const vendorOrder = {
  items: [
    { id: 1, quantity: 2, refunded: 0, totalPrice: 20.1, discount: 0, taxPercent: 8 },
    { id: 2, quantity: 1, refunded: 1, totalPrice: 3.33, discount: 0, taxPercent: 8 },
  ],
  leftParts: { goods: 20.1, tax: 1.61, shipping: 5.99 },
};

describe('worthOf', () => {
  it('is goods, tax and shipping of what is ticked, to the cent', () => {
    expect(worthOf(vendorOrder, [{ id: 1, quantity: 1 }])).toEqual({
      ...{ goods: 10.05, tax: 0.81, shipping: 3 },
      amount: 13.86,
    });
    expect(worthOf(vendorOrder, [{ id: 1, quantity: 2 }])?.amount).toBe(27.7);
  });

  it('is of packages what the last cost that are left', () => {
    const weighed = (refunded: number, goods: number, tax: number) => ({
      items: [
        {
          ...{ id: 1, quantity: 3, refunded, totalPrice: 31.93, discount: 0, taxPercent: 8 },
          firstGoods: [0, 11.52, 20.06, 31.93],
        },
      ],
      leftParts: { goods, tax, shipping: 0 },
    });
    const one = [{ id: 1, quantity: 1 }];
    expect(worthOf(weighed(0, 31.93, 2.55), one)?.amount).toBe(12.82);
    expect(worthOf(weighed(1, 20.06, 1.6), one)?.amount).toBe(9.22);
    expect(worthOf(weighed(2, 11.52, 0.92), one)?.amount).toBe(12.44);
  });

  it('is unknown where nothing is ticked', () => {
    expect(worthOf(vendorOrder, [])).toBeNull();
  });
});

describe('needsReason', () => {
  it('asks for one where the amount is not what the items are worth', () => {
    expect(needsReason({ amount: 13.86 }, 13.86)).toBe(false);
    expect(needsReason({ amount: 13.86 }, 13.85)).toBe(true);
    expect(needsReason({ amount: 13.86 }, '')).toBe(true);
    expect(needsReason(null, 13.86)).toBe(true);
  });
});

describe('openOf', () => {
  it('is what was not refunded yet', () => {
    expect(openOf({ quantity: 3, refunded: 1 })).toBe(2);
  });
});
