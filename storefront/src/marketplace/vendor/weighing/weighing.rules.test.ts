import { describe, expect, it } from '@jest/globals';
import type { LineToWeigh, OrderToWeigh } from '@farmgate/backend/contract/marketplace/weight/weighing';
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

const chickens: LineToWeigh = {
  ...{ id: 11, productId: 3, variantId: 4, name: 'Chicken, Whole (3.5-5 lb each)', quantity: 2, per: 'lb' },
  ...{ inSteps: false, nominalGrams: 3_946, leastGrams: 1_588, mostGrams: 2_268, packages: 2, asked: 'no' },
  weighings: [{ package: 1, grams: 1_973, price: 28.27 }],
  prices: { unit: 6.5, about: 56.54, most: 65 },
};
const ham: LineToWeigh = {
  ...{ id: 12, productId: 5, variantId: 6, name: 'Ham (0.25 lb)', quantity: 4, per: 'lb', inSteps: true },
  ...{ nominalGrams: 452, leastGrams: 452, mostGrams: 496, packages: 1, asked: 'no', weighings: [] },
  prices: { unit: 10, about: 9.96, most: 10.96 },
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
    expect(packageOf(orders, '1.11.1')).toMatchObject({ number: 1, grams: 1_973 });
    expect(packageOf(orders, '1.12.2')).toMatchObject({ number: 2, grams: null });
    for (const key of [null, '', '9.11.1', '1.99.1', '1.11.0']) expect(packageOf(orders, key)).toBeNull();
    expect(nextNumber(ham)).toBe(2);
    expect(nextNumber({ ...ham, weighings: [{ package: 3, grams: 1 }] })).toBe(4);
  });

  it('asks for no package where a line was weighed in others', () => {
    const cut = { ...ham, weighings: [{ package: 2, grams: 400 }] };
    expect(allPackages([order(1, cut)], 'order').map(({ key }) => key)).toEqual(['1.12.2']);
  });
});

describe('what it comes to', () => {
  it('is the sum of the packages, at most what the customer agreed to', () => {
    expect(totalOfLine(chickens)).toEqual({
      grams: 1_973,
      price: 2_827,
      most: 6_500,
      weighed: 1,
      missing: 1,
    });
    expect(totalOf([chickens, ham])).toEqual({
      grams: 1_973,
      price: 2_827,
      most: 7_596,
      weighed: 1,
      missing: 2,
    });
    const heavy = { ...ham, weighings: [{ package: 1, grams: 1_000, price: 22.05 }] };
    expect(totalOfLine(heavy)).toMatchObject({ price: 1_096, missing: 0 });
    expect(isReady(order(1, heavy))).toBe(true);
    expect(isReady({ ...order(1, heavy), isDone: true })).toBe(false);
    expect(isReady(order(1, chickens))).toBe(false);
  });

  it('is told apart by package, and adds up to the same', () => {
    const heavy = (number: number) => ({ package: number, grams: 2_500, price: 35.82 });
    const line = { ...chickens, packages: 3, weighings: [heavy(1), heavy(2), heavy(3)] };
    expect([1, 2, 3].map((number) => priceOfPackage(line, number))).toEqual([3_582, 2_918, 0]);
    const { prices: _prices, ...hidden } = line;
    expect(priceOfPackage(hidden, 1)).toBeNull();
  });

  it('can be more than the customer agreed to, who may be asked', () => {
    const heavy = { ...ham, weighings: [{ package: 1, grams: 1_000, price: 22.05 }] };
    expect(overMost(heavy)).toEqual({ price: 2_205 });
    const { prices: _prices, ...hidden } = heavy;
    expect(overMost(hidden)).toEqual({ price: null });
    expect(overMost({ ...hidden, weighings: [{ package: 1, grams: 496 }] })).toBeNull();
    for (const line of [chickens, ham]) expect(overMost(line)).toBeNull();
  });

  it('has no money for those who do not see it', () => {
    const { prices: _prices, ...line } = chickens;
    expect(totalOf([line])).toMatchObject({ price: null, most: null, grams: 1_973 });
    expect(warningOf({ line, number: 1 }, 3_000)).toBe(
      'That’s more than 5 lb. The customer doesn’t pay for the rest.',
    );
  });
});

describe('a weight that was not expected', () => {
  it('is said, and what it costs at most', () => {
    const one = { ...chickens, packages: 1, quantity: 1, prices: { unit: 6.5, about: 28.27, most: 32.5 } };
    expect(warningOf({ line: one, number: 1 }, 2_300)).toBe(
      'That’s more than 5 lb. The customer pays at most $32.50 for it.',
    );
    expect(warningOf({ line: chickens, number: 2 }, 2_300)).toMatch(/at most \$65\.00 for both\.$/);
    expect(warningOf({ line: one, number: 1 }, 435)).toBe('That’s less than 3.5 lb. Is it the right one?');
    for (const grams of [1_588, 2_268]) expect(warningOf({ line: one, number: 1 }, grams)).toBeNull();
  });

  it('counts all packages of what is cut as it comes', () => {
    const cut = { ...ham, weighings: [{ package: 1, grams: 300 }] };
    expect(warningOf({ line: cut, number: 1 }, 300)).toMatch(/^That’s less than 1 lb/);
    expect(warningOf({ line: cut, number: 2 }, 100)).toBeNull();
    expect(warningOf({ line: cut, number: 2 }, 300)).toMatch(
      /^Together that’s more than 1.09 lb\. .* \$10\.96 for it\.$/,
    );
    expect(packageText({ line: ham, number: 1 })).toBe('4 steps: about 1 lb, at most 1.09 lb');
    expect(packageText({ line: chickens, number: 2 })).toBe('Package 2 of 2');
  });
});
