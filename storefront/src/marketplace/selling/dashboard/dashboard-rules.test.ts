import { describe, expect, it } from '@jest/globals';
import {
  attentionOf,
  filterProducts,
  isLow,
  lowOptions,
  priceWords,
  showOf,
  tabOf,
  whyNotPublic,
} from './dashboard-rules';

const product = (name: string, inventory = 50, isActive = true) => ({
  name,
  sku: null as string | null,
  tags: [] as string[],
  inventory,
  isActive,
  removedReason: null as string | null,
});
const open = { isApproved: true, isActive: true, declinedReason: null, suspendedReason: null };

describe("the dashboard's address", () => {
  it('says which tab and which products are shown, and takes anything else for the first', () => {
    expect(tabOf(new URLSearchParams('tab=orders'))).toBe('orders');
    expect(tabOf(new URLSearchParams('tab=constructor'))).toBe('products');
    expect(tabOf(new URLSearchParams())).toBe('products');
    expect(showOf(new URLSearchParams('show=low'))).toBe('low');
    expect(showOf(new URLSearchParams('show=x'))).toBe('all');
  });
});

describe('products that are looked for', () => {
  const all = [
    { ...product('Rainbow chard'), sku: 'CH-1', tags: ['spring'] },
    product('Sweet corn', 4),
    product('Old corn', 0, false),
  ];
  const named = (text: string, show: Parameters<typeof filterProducts>[1]['show'] = 'all') =>
    filterProducts(all, { text, show }).map(({ name }) => name);

  it('have every word in their name, SKU or tags', () => {
    expect(named('corn')).toEqual(['Sweet corn', 'Old corn']);
    expect(named(' CORN  sweet ')).toEqual(['Sweet corn']);
    expect(named('ch-1')).toEqual(['Rainbow chard']);
    expect(named('spring')).toEqual(['Rainbow chard']);
  });

  it('are those for sale, those that are not, or those that run out', () => {
    expect(named('', 'active')).toEqual(['Rainbow chard', 'Sweet corn']);
    expect(named('', 'inactive')).toEqual(['Old corn']);
    expect(named('', 'low')).toEqual(['Sweet corn']);
    expect(named('', 'removed')).toEqual([]);
  });

  it('run out from ten on, as the shop says it', () => {
    expect([11, 10, 1, 0].map((inventory) => isLow({ isActive: true, inventory }))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('a product with options', () => {
  const option = (name: string, inventory: number, price = 6.5) => ({
    ...{ id: 1, name, inventory, price, imageUrl: null, shippingWeight: null, isOrganic: null },
  });
  const eggs = (...variants: ReturnType<typeof option>[]) => ({ ...product('Eggs', 60), variants });

  it('is low where one of them is, though there is enough of it in all', () => {
    const low = eggs(option('Dozen', 58), option('Flat of 30', 2));
    expect(isLow(low)).toBe(true);
    expect(lowOptions(low).map(({ name }) => name)).toEqual(['Flat of 30']);
    expect(isLow({ ...low, isActive: false })).toBe(false);
    expect(isLow(eggs(option('Dozen', 30), option('Flat of 30', 30)))).toBe(false);
    expect(lowOptions({ ...low, madeToOrder: true })).toEqual([]);
    expect(attentionOf({ profile: open, products: [low], pending: 0 })).toEqual([{ kind: 'low', count: 1 }]);
    expect(filterProducts([low], { text: 'flat', show: 'low' })).toEqual([low]);
  });

  it('has as many, from the least price on', () => {
    const words = (...variants: ReturnType<typeof option>[]) =>
      priceWords({ price: 6.5, unit: 'dozen', variants });
    expect(words(option('Dozen', 1), option('Flat of 30', 2, 14))).toBe('2 options · from $6.50');
    expect(words(option('Dozen', 1), option('Brown', 2))).toBe('2 options · $6.50');
    expect(words(option('Dozen', 1))).toBe('1 option · $6.50');
    expect(priceWords({ price: 6.5, unit: 'dozen' })).toBe('$6.50 per dozen');
    const byWeight = { price: 6.5, pricePer: 'lb', unit: 'pound', variants: [option('Whole', 1)] } as const;
    expect(priceWords({ ...byWeight, variants: [...byWeight.variants] })).toBe('1 option · $6.50/lb');
  });
});

describe('what needs attention', () => {
  it('is nothing where all is well', () => {
    expect(attentionOf({ profile: open, products: [product('Kale')], pending: 0 })).toEqual([]);
  });

  it('is approval first, then orders, then stock', () => {
    const profile = { ...open, isApproved: false };
    const products = [product('Kale', 3), product('Leek', 0)];
    expect(attentionOf({ profile, products, pending: 2 })).toEqual([
      { kind: 'approval' },
      { kind: 'pending', count: 2 },
      { kind: 'low', count: 2 },
    ]);
    expect(attentionOf({ profile: open, products: [], pending: 0, toWeigh: 3 })).toEqual([
      { kind: 'weigh', count: 3 },
    ]);
  });
});

describe('what the team has decided', () => {
  const kinds = (profile: object, products = [product('Kale')]) =>
    attentionOf({ profile: { ...open, ...profile }, products, pending: 0 });

  it('is said with its reason', () => {
    expect(kinds({ isApproved: false, declinedReason: 'No picture.' })).toEqual([
      { kind: 'approval' },
      { kind: 'declined', reason: 'No picture.' },
    ]);
    expect(kinds({ isActive: false, suspendedReason: 'Two orders were not sent.' })).toEqual([
      { kind: 'suspended', reason: 'Two orders were not sent.' },
    ]);
    expect(kinds({ isActive: false })).toEqual([{ kind: 'switched-off' }]);
  });

  it('is counted where it is about products', () => {
    const removed = { ...product('Chard'), removedReason: 'Not yours.' };
    expect(kinds({}, [product('Kale'), removed])).toEqual([{ kind: 'removed', count: 1 }]);
  });
});

describe('the public profile', () => {
  it('can be looked at once it is approved and while the shop is open', () => {
    expect(whyNotPublic(open)).toBeNull();
    expect(whyNotPublic({ isApproved: false, isActive: true })).toContain('approve');
    expect(whyNotPublic({ isApproved: true, isActive: false })).toContain('inactive');
  });
});
