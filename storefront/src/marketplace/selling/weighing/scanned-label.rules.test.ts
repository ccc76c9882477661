import type { Scan } from '@farmgate/backend/contract/marketplace/labels/scan';
import { withGrams } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import type { LineToWeigh, OrderToWeigh } from '@farmgate/backend/contract/marketplace/weight/weighing';
import { describe, expect, it } from '@jest/globals';
import { packageOfScan } from './scanned-label.rules';
import { allPackages } from './weighing.rules';

const LINE: LineToWeigh = {
  ...{ id: 11, productId: 3, variantId: 4, name: 'Chicken, Whole', quantity: 2, per: 'lb' },
  ...{ inSteps: false, ...withGrams({ least: '3.5 lb', nominal: '4.35 lb', most: '5 lb' }) },
  ...{ packages: 2, asked: 'no', weighings: [{ package: 1, weight: '4.35 lb', grams: 1_973, price: 28.28 }] },
  prices: { unit: 6.5, about: 56.56, most: 65 },
};
const order = (line: LineToWeigh): OrderToWeigh => ({
  ...{ id: 1, orderNumber: 'FG-1', customerName: 'Ana Lopez', isDone: false, lines: [line] },
  ...{ startsAt: null, timeZone: null },
});
const scanned = (scan: Partial<Scan>, line = LINE, chosen?: string) => {
  const packages = allPackages([order(line)], 'order');
  return packageOfScan(
    { item: '00004', productId: null, weight: null, cents: null, ...scan },
    packages,
    packages.find(({ key }) => key === chosen) ?? null,
  );
};

describe('a scanned label', () => {
  it('is of the next package of its product, with its weight or that of its price', () => {
    expect(scanned({ weight: '4.50 lb', cents: 1 })).toMatchObject({
      of: { key: '1.11.2' },
      weight: '4.50 lb',
    });
    expect(scanned({ cents: 2_925 })).toMatchObject({
      of: { key: '1.11.2' },
      weight: '4.50 lb',
      problem: null,
    });
    expect(scanned({ item: null, productId: 3 })).toMatchObject({
      of: { key: '1.11.2' },
      weight: null,
      problem: null,
    });
  });

  it('is of the package that was chosen, weighed or not', () => {
    expect(scanned({ weight: '4.50 lb' }, LINE, '1.11.1')).toMatchObject({
      of: { key: '1.11.1' },
      weight: '4.50 lb',
    });
    expect(scanned({ weight: '4.50 lb' }, { ...LINE, weighings: [] }, '1.11.2').of?.key).toBe('1.11.2');
  });

  it('says what it can’t tell', () => {
    expect(scanned({ cents: 2_926 })).toMatchObject({
      weight: null,
      problem: expect.stringContaining('weigh the package'),
    });
    expect(scanned({ item: '00005' })).toMatchObject({
      of: null,
      problem: 'No order here needs the product on that label.',
    });
    const done = {
      ...LINE,
      weighings: [1, 2].map((one) => ({ package: one, weight: '4 lb', grams: 1_814, price: 26 })),
    };
    expect(scanned({}, done)).toMatchObject({
      of: null,
      problem: 'Every package of Chicken, Whole is weighed.',
    });
  });

  it('reads no weight from a price that isn’t the order’s, and the weight itself all the same', () => {
    const repriced = { ...LINE, isRepriced: true } as const;
    expect(scanned({ cents: 2_925 }, repriced)).toMatchObject({
      of: { key: '1.11.2' },
      weight: null,
      problem: expect.stringContaining('The price has changed since this order'),
    });
    expect(scanned({ weight: '4.50 lb', cents: 2_925 }, repriced)).toMatchObject({
      weight: '4.50 lb',
      problem: null,
    });
  });

  it('chooses the product where packers see no prices', () => {
    const { prices, ...packers } = LINE;
    expect(prices).toBeDefined();
    expect(scanned({ cents: 2_925 }, packers)).toMatchObject({
      of: { key: '1.11.2' },
      weight: null,
      problem: null,
    });
  });
});
