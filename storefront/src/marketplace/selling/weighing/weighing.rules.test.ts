import { withGrams } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import type { LineToWeigh, OrderToWeigh } from '@farmgate/backend/contract/marketplace/weight/weighing';
import { gramsOfWeight } from '@farmgate/backend/contract/marketplace/weight/weight';
import { describe, expect, it } from '@jest/globals';
import {
  allPackages,
  byProduct,
  isReady,
  nextNumber,
  nextPackage,
  overMost,
  packageOf,
  packageText,
  priceOfPackage,
  totalOf,
  totalOfLine,
  warningOf,
  withFirst,
} from './weighing.rules';

const weighed = (number: number, weight: string, price?: number) => ({
  ...{ package: number, weight, grams: gramsOfWeight(weight) },
  ...(price !== undefined && { price }),
});

const chickens: LineToWeigh = {
  ...{ id: 11, productId: 3, variantId: 4, name: 'Chicken, Whole (3.5-5 lb each)', quantity: 2, per: 'lb' },
  ...{ inSteps: false, ...withGrams({ least: '3.5 lb', nominal: '4.35 lb', most: '5 lb' }) },
  ...{ packages: 2, asked: 'no', weighings: [weighed(1, '4.35 lb', 28.28)] },
  prices: { unit: 6.5, about: 56.56, most: 65 },
};
const ham: LineToWeigh = {
  ...{ id: 12, productId: 5, variantId: 6, name: 'Ham (0.25 lb)', quantity: 4, per: 'lb', inSteps: true },
  ...withGrams({ least: '1 lb', nominal: '1 lb', most: '1.1 lb' }),
  ...{ packages: 1, asked: 'no', weighings: [] },
  prices: { unit: 10, about: 10, most: 11 },
};
const order = (id: number, ...lines: LineToWeigh[]): OrderToWeigh => ({
  ...{ id, orderNumber: `FG-${id}`, customerName: 'Ana Lopez', startsAt: null, timeZone: null },
  ...{ isDone: false, lines },
});
const orders = [order(1, chickens, ham), order(2, { ...chickens, id: 13, packages: 1, weighings: [] })];
const keys = (by: 'order' | 'product') => allPackages(orders, by).map(({ key }) => key);

describe('what is to be weighed', () => {
  it('is asked for by order or by product', () => {
    expect(keys('order')).toEqual(['1.11.1', '1.11.2', '1.12.1', '2.13.1']);
    expect(keys('product')).toEqual(['1.11.1', '1.11.2', '2.13.1', '1.12.1']);
    expect(byProduct(orders).map(({ name, lines }) => [name, lines.length])).toEqual([
      ['Chicken, Whole (3.5-5 lb each)', 2],
      ['Ham (0.25 lb)', 1],
    ]);
    expect(withFirst(orders, 2).map(({ id }) => id)).toEqual([2, 1]);
    expect(withFirst(orders, null)).toEqual(orders);
  });

  it('goes on with the next package that is missing, and comes back to those that were passed by', () => {
    const all = allPackages(orders, 'order');
    const next = (after: string | null) => nextPackage(all, after)?.key;
    expect(next(null)).toBe('1.11.2');
    expect(next('1.11.2')).toBe('1.12.1');
    expect(next('2.13.1')).toBe('1.11.2');
    expect(nextPackage(allPackages([order(1)], 'order'), null)).toBeNull();
  });

  it('is named by its key, also what comes after the last package', () => {
    expect(packageOf(orders, '1.11.1')).toMatchObject({ number: 1, weight: '4.35 lb' });
    expect(packageOf(orders, '1.12.2')).toMatchObject({ number: 2, weight: null });
    for (const key of [null, '', '9.11.1', '1.99.1', '1.11.0']) expect(packageOf(orders, key)).toBeNull();
    expect(nextNumber(ham)).toBe(2);
    expect(nextNumber({ ...ham, weighings: [weighed(3, '1 g')] })).toBe(4);
  });

  it('asks for no package where a line was weighed in others', () => {
    const cut = { ...ham, weighings: [weighed(2, '0.9 lb')] };
    expect(allPackages([order(1, cut)], 'order').map(({ key }) => key)).toEqual(['1.12.2']);
  });
});

describe('what it comes to', () => {
  it('is the sum of the packages, at most what the customer agreed to', () => {
    expect(totalOfLine(chickens)).toEqual({
      weight: '4.35 lb',
      price: 2_828,
      most: 6_500,
      off: 0,
      weighed: 1,
      missing: 1,
    });
    expect(totalOf([chickens, ham])).toEqual({
      weight: '4.35 lb',
      price: 2_828,
      most: 7_600,
      off: 0,
      weighed: 1,
      missing: 2,
    });
    const heavy = { ...ham, weighings: [weighed(1, '2.2 lb', 22)] };
    expect(totalOfLine(heavy)).toMatchObject({ price: 1_100, off: 1_100, missing: 0 });
    expect(isReady(order(1, heavy))).toBe(true);
    expect(isReady({ ...order(1, heavy), isDone: true })).toBe(false);
    expect(isReady(order(1, chickens))).toBe(false);
  });

  it('is told apart by package, at what each weighs, with what is not charged', () => {
    const heavy = (number: number) => weighed(number, '5.51 lb', 35.82);
    const line = { ...chickens, packages: 3, weighings: [heavy(1), heavy(2), heavy(3)] };
    expect([1, 2, 3].map((number) => priceOfPackage(line, number))).toEqual([
      { price: 3_582, off: 0 },
      { price: 3_582, off: 664 },
      { price: 3_582, off: 3_582 },
    ]);
    const hidden = { ...line, weighings: [weighed(1, '5.51 lb')] };
    expect(priceOfPackage(hidden, 1)).toBeNull();
  });

  it('can be more than the customer agreed to, who may be asked', () => {
    const heavy = { ...ham, weighings: [weighed(1, '2.2 lb', 22)] };
    expect(overMost(heavy)).toEqual({ price: 2_200 });
    const { prices: _prices, ...hidden } = heavy;
    expect(overMost(hidden)).toEqual({ price: null });
    expect(overMost({ ...hidden, weighings: [weighed(1, '1.1 lb')] })).toBeNull();
    for (const line of [chickens, ham]) expect(overMost(line)).toBeNull();
  });

  it('has no money for those who do not see it', () => {
    const { prices: _prices, ...line } = chickens;
    expect(totalOf([line])).toMatchObject({ price: null, most: null, weight: '4.35 lb' });
    expect(warningOf({ line, number: 1 }, '6.61 lb')).toBe(
      'That’s more than 5 lb. The customer doesn’t pay for the rest.',
    );
  });
});

describe('a weight that was not expected', () => {
  it('is said, and what it costs at most', () => {
    const one = { ...chickens, packages: 1, quantity: 1, prices: { unit: 6.5, about: 28.28, most: 32.5 } };
    expect(warningOf({ line: one, number: 1 }, '5.07 lb')).toBe(
      'That’s more than 5 lb. The customer pays at most $32.50 for it.',
    );
    expect(warningOf({ line: chickens, number: 2 }, '5.07 lb')).toMatch(/at most \$65\.00 for both\.$/);
    expect(warningOf({ line: one, number: 1 }, '435 g')).toBe(
      'That’s less than 3.5 lb. Is it the right one?',
    );
    for (const weight of ['3.50 lb', '5 lb', '4 lb 6 oz', '2.268 kg'])
      expect(warningOf({ line: one, number: 1 }, weight)).toBeNull();
  });

  it('counts all packages of what is cut as it comes', () => {
    const cut = { ...ham, weighings: [weighed(1, '0.66 lb')] };
    expect(warningOf({ line: cut, number: 1 }, '0.66 lb')).toMatch(/^That’s less than 1 lb/);
    expect(warningOf({ line: cut, number: 2 }, '0.22 lb')).toBeNull();
    expect(warningOf({ line: cut, number: 2 }, '0.66 lb')).toMatch(
      /^Together that’s more than 1.1 lb\. .* \$11\.00 for it\.$/,
    );
    expect(packageText({ line: ham, number: 1 })).toBe('4 steps: about 1 lb, at most 1.1 lb');
    expect(packageText({ line: chickens, number: 2 })).toBe('Package 2 of 2');
  });
});
