import { describe, expect, it } from '@jest/globals';
import { attentionOf, filterProducts, isLow, showOf, tabOf, whyNotPublic } from './dashboard-rules';

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

describe('what needs attention', () => {
  it('is nothing where all is well', () => {
    expect(attentionOf({ profile: open, products: [product('Kale')], pending: 0 })).toEqual([]);
  });

  it('is approval first, then orders, then stock', () => {
    const profile = { ...open, isApproved: false };
    expect(attentionOf({ profile, products: [product('Kale', 3), product('Leek', 0)], pending: 2 })).toEqual([
      { kind: 'approval' },
      { kind: 'pending', count: 2 },
      { kind: 'low', count: 2 },
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
