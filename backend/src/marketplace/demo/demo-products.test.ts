import { describe, expect, it } from '@jest/globals';
import { ProductFields } from '../../contract/marketplace/products.js';
import { PRODUCT_CATEGORIES } from '../../contract/marketplace/shop.js';
import { VendorFields } from '../../contract/marketplace/vendors.js';
import { amountOf } from '../../contract/shared/money.js';
import { demoProducts } from './demo-products.js';
import { DEMO_VENDORS } from './demo-vendor.js';
import { goods } from './goods.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const ALL = DEMO_VENDORS.flatMap((vendor) => demoProducts(vendor, NOW));

describe('the demonstration shop', () => {
  it('has a dozen vendors that a form would take', () => {
    expect(DEMO_VENDORS).toHaveLength(12);
    for (const { goods: _goods, code: _code, street, ...vendor } of DEMO_VENDORS) {
      const form = { ...vendor, address: street, city: 'Any', state: 'FL' };
      expect(VendorFields.safeParse(form).error?.issues ?? []).toEqual([]);
    }
  });

  it('has products of every category that a form would take, each name once for a vendor', () => {
    expect(ALL.length).toBeGreaterThan(200);
    expect(new Set(ALL.map(({ category }) => category))).toEqual(new Set(PRODUCT_CATEGORIES));
    for (const { createdAt: _createdAt, options: _options, price, ...draft } of ALL) {
      const { error } = ProductFields.safeParse({ ...draft, price: amountOf(price) });
      expect({ name: draft.name, issues: error?.issues ?? [] }).toEqual({ name: draft.name, issues: [] });
    }
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
    expect(new Set(ALL.map(({ sku }) => sku)).size).toBe(ALL.length);
  });

  it('sells sizes of the same as one product, and other kinds of it apart', () => {
    const sizes = Object.fromEntries(ALL.map(({ name, options }) => [name, options.map((one) => one.name)]));
    expect(sizes['Navel oranges']).toEqual(['5 lb bag', '10 lb box', '20 lb box', '40 lb crate']);
    expect(sizes['Orange blossom honey']).toEqual(['8 oz jar', '1 lb jar', '3 lb jar', 'gallon pail']);
    expect(sizes['Palmetto honey']).toEqual(['8 oz jar', '1 lb jar', '3 lb jar']);
    expect(sizes['Palmetto honey, comb in a box']).toEqual([]);
    expect(sizes['Ruby grapefruit']).toHaveLength(4);
  });

  it('has some that have run out, some that have nearly, some that rest, and fresh ones from these days', () => {
    const stocks = ALL.flatMap(({ inventory, options }) =>
      options.length > 0 ? options.map((option) => option.inventory) : inventory,
    );
    expect(stocks.filter((inventory) => inventory === 0).length).toBeGreaterThan(8);
    expect(stocks.filter((inventory) => inventory > 0 && inventory <= 10).length).toBeGreaterThan(30);
    expect(ALL.filter(({ isActive }) => !isActive)).toHaveLength(12);
    const dated = ALL.filter(({ harvestDate }) => harvestDate !== null);
    expect(dated.length).toBeGreaterThan(40);
    for (const { harvestDate, expirationDate } of dated) {
      expect(String(harvestDate) <= '2026-11-20' && String(expirationDate) > '2026-11-20').toBe(true);
    }
  });

  it('names a unit only where the pack is one of it', () => {
    const units = Object.fromEntries(ALL.map(({ name, unit }) => [name, unit]));
    const of = (end: string) => Object.keys(units).find((name) => name.endsWith(end));
    for (const [end, unit] of [
      [', sugared, half dozen', 'other'],
      [', one dozen', 'dozen'],
      [', box of eight', 'other'],
      [', one pound', 'pound'],
      [', three bunches', 'other'],
      [', one bunch', 'bunch'],
    ] as const)
      expect([end, units[of(end) ?? '']]).toEqual([end, unit]);
  });

  it('harvests what grows, and dates nothing that is made to order', () => {
    const made = ALL.filter(({ madeToOrder, category }) => madeToOrder || category === 'baked-goods');
    expect(made.length).toBeGreaterThan(3);
    expect(made.filter(({ harvestDate }) => harvestDate !== null)).toEqual([]);
    expect(ALL.filter(({ madeToOrder }) => madeToOrder).map(({ expirationDate }) => expirationDate)).toEqual(
      expect.not.arrayContaining([expect.any(String)]),
    );
  });

  it('is the same each time', () => {
    expect(DEMO_VENDORS.flatMap((vendor) => demoProducts(vendor, NOW))).toEqual(ALL);
  });

  it.each([
    'Kale · vegetables',
    'Kale · greens · bunch · - · a · one=1.00/1 · Text.',
    'Kale · vegetables · bunch · - · a · one=1.005/1 · Text.',
    'Kale · vegetables · bunch · - · a · one=1.00 · Text.',
  ])('is not made of a line that says something else: %s', (line) => {
    expect(() => goods([line])).toThrow(RangeError);
  });
});
