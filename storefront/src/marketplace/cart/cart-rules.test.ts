import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { describe, expect, it } from '@jest/globals';
import { makeItem } from '../../../test/make-cart-item';
import {
  belowMinimum,
  buyableUnits,
  canReachBuyer,
  cartTax,
  cartTotals,
  groupByVendor,
  farthestOf,
  hasOwnPrice,
  likelyMethod,
  problemText,
  sharedWays,
  shippingWords,
  wayText,
} from './cart-rules';

const ITHACA = { zipCode: '14850', state: 'NY', latitude: 42.44, longitude: -76.5 };
const FORT_MYERS = { zipCode: '33901', state: 'FL', latitude: 26.62, longitude: -81.87 };
type Methods = ReturnType<typeof makeItem>['product']['shippingMethods'];
const itemBy = (shippingMethods: Methods) => {
  const item = makeItem();
  return { ...item, product: { ...item.product, shippingMethods } };
};
const textOf = (items: ReturnType<typeof itemBy>[], method: 'pickup' | 'local_delivery' | 'shipping') =>
  [FORT_MYERS, ITHACA, null].map((place) =>
    wayText(
      method,
      sharedWays(items, place)[method],
      items[0]?.product.vendor ?? makeItem().product.vendor,
      place,
    ),
  );

describe('the cart', () => {
  it('is grouped by vendor in the order in which things came in', () => {
    const items = [
      makeItem({ id: 1, vendorId: 9 }),
      makeItem({ id: 2, vendorId: 4 }),
      makeItem({ id: 3, vendorId: 9 }),
    ];
    const groups = groupByVendor(items).map(({ vendor, items: own }) => [vendor.id, own.map(({ id }) => id)]);
    expect(groups).toEqual([
      [9, [1, 3]],
      [4, [2]],
    ]);
  });

  it('costs what can be bought, shipped for $15 up to $50 and free above', () => {
    const items = [
      makeItem({ id: 1, price: 4.35, quantity: 3 }),
      makeItem({ id: 2, price: 99, quantity: 2, problem: 'too-many' }),
      makeItem({ id: 3, price: 50, problem: 'sold-out' }),
      makeItem({ id: 4, price: 50, problem: 'unavailable' }),
    ];
    expect(cartTotals(items, 'shipping')).toMatchObject({
      subtotal: 1305,
      shipping: 1500,
      tax: 104,
      total: 2909,
    });
    expect(buyableUnits(items)).toBe(3);
    const dear = [makeItem({ price: 25, quantity: 2 })];
    expect(cartTotals(dear, 'shipping')).toMatchObject({
      subtotal: 5000,
      shipping: 1500,
      tax: 400,
      total: 6900,
    });
    expect(cartTotals([makeItem({ price: 50.01 })], 'shipping').shipping).toBe(0);
    expect(cartTotals([], 'shipping').total).toBe(0);
  });

  it('is taxed by the rates of its way where rules hold, and not at all where they are not known', () => {
    const items = [makeItem({ id: 1, price: 10 }), makeItem({ id: 2, price: 20 })];
    const [one = 0, two = 0] = items.map(({ product }) => product.id);
    const rates = [
      { productId: one, basisPoints: 625 },
      { productId: two, basisPoints: null },
    ];
    const taxes = [
      { method: 'pickup' as const, rates },
      { method: 'shipping' as const, rates: null },
    ];
    const picked = cartTax(items, 'pickup', taxes, 'rules');
    expect(cartTotals(items, 'pickup', { tax: picked })).toMatchObject({ tax: 63, total: 3_063 });
    expect(cartTax(items, 'shipping', taxes, 'rules')).toBe('unknown');
    expect(cartTotals(items, 'pickup', { tax: 'unknown' })).toMatchObject({ tax: 0, total: 3_000 });
    // Another line came in after the rates were asked for.
    expect(cartTax([...items, makeItem({ id: 3 })], 'pickup', taxes, 'rules')).toBe('unknown');
    expect([cartTax(items, 'pickup', undefined, 'rules'), cartTax(items, '', taxes, 'rules')]).toEqual([
      'unknown',
      'unknown',
    ]);
  });

  it('is taxed at the flat rate where the server says so, whatever the page was told', () => {
    const items = [makeItem({ price: 10 })];
    expect(cartTax(items, 'pickup', undefined, 'flat')).toBe('flat');
    expect(cartTax(items, 'pickup', null, 'rules')).toBe('flat');
    expect(cartTotals(items, 'pickup', { tax: 'flat' }).tax).toBe(80);
  });

  it('adds up in whole cents where the decimals of a price do not', () => {
    const items = [makeItem({ price: 0.1, quantity: 3 }), makeItem({ id: 2, price: 19.99, quantity: 7 })];
    expect(cartTotals(items, 'pickup').subtotal).toBe(14_023);
  });

  it('says what is the matter with a line', () => {
    expect(problemText(makeItem({ problem: 'too-many', inventory: 3 }))).toBe('Only 3 left');
    const box = makeItem({ problem: 'too-many', inventory: 3 });
    box.product.box = { thisWeek: '2026-11-23', contents: [] };
    expect(problemText(box)).toBe('Only 3 boxes left');
    box.product.inventory = 1;
    expect(problemText(box)).toBe('Only 1 box left');
    expect(problemText(makeItem({ problem: 'sold-out' }))).toBe('Sold out');
    expect(problemText(makeItem({ problem: 'unavailable' }))).toBe('No longer available');
    const without = makeItem({ problem: 'no-option' });
    expect(problemText(without)).toBe('Now sold in another size or option');
    expect(problemText({ ...without, product: { ...without.product, variantCount: 2 } })).toBe(
      'Now sold in several options',
    );
    const away = makeItem({ problem: 'away' });
    away.product.vendor.backOn = '2026-12-07';
    expect(problemText(away)).toBe('Vendor 1 is away. Back on Monday, Dec 7');
    expect(problemText(makeItem())).toBeNull();
  });

  it('may reach its buyer where a way is open, or only waits for the ZIP code', () => {
    const delivery = (...reasons: (string | null)[]) => ({
      options: reasons.map((reason) => ({ method: 'pickup' as const, reason })),
      paymentMethods: [],
      savedAfterDays: {},
      isTestPayments: true,
    });
    expect(canReachBuyer(delivery('No.', null))).toBe(true);
    expect(canReachBuyer(delivery('No.', 'Enter your delivery ZIP code first.'))).toBe(true);
    expect(canReachBuyer(delivery('No.', 'Neither.'))).toBe(false);
  });

  it('says of each way what it comes to near by, far away, and without a ZIP code', () => {
    const some = [itemBy(['pickup', 'local_delivery', 'regional_shipping'])];
    expect(textOf(some, 'pickup')).toEqual([
      'Pickup in Fort Myers, FL, under 1 mi away',
      'Pickup in Fort Myers, FL is 1,134 mi away',
      'Pickup in Fort Myers, FL',
    ]);
    expect(textOf(some, 'local_delivery')).toEqual([
      'Delivers to 33901',
      'Doesn’t deliver to 14850',
      'Delivers within 25 miles',
    ]);
    expect(textOf(some, 'shipping')).toEqual(['Ships', 'Ships within FL only', 'Ships within FL']);
    expect(textOf([itemBy(['pickup'])], 'shipping')[0]).toBe('Doesn’t ship');
    expect(textOf([itemBy(['pickup']), itemBy(['nationwide_shipping'])], 'shipping')[0]).toBe(
      'Not every item ships',
    );
  });

  it('is added up as shipped only where all of it can be', () => {
    const method = (items: ReturnType<typeof itemBy>[]) => likelyMethod(sharedWays(items, ITHACA));
    expect(method([itemBy(['pickup', 'nationwide_shipping'])])).toBe('shipping');
    expect(method([itemBy(['pickup']), itemBy(['pickup', 'nationwide_shipping'])])).toBeNull();
    expect(method([itemBy(['pickup']), itemBy(['nationwide_shipping'])])).toBeNull();
    expect(method([itemBy(['local_delivery'])])).toBeNull();
  });

  it('promises no free pickup that is too far before the checkout asked about it', () => {
    const words = (place: typeof ITHACA | null, ...items: ReturnType<typeof itemBy>[]) =>
      shippingWords(sharedWays(items, place), farthestOf(items, place));
    expect(words(FORT_MYERS, itemBy(['pickup']))).toBe('Free pickup');
    expect(words(null, itemBy(['pickup']))).toBe('Free pickup');
    expect(words(ITHACA, itemBy(['pickup']))).toBe('Pickup is 1,134 mi away');
    expect(words(ITHACA, itemBy(['pickup']), itemBy(['nationwide_shipping']))).toBe(
      'Not available for every item',
    );
    expect(words(ITHACA, itemBy(['pickup', 'nationwide_shipping']))).toBeUndefined();
  });
});

describe("vendors' own terms", () => {
  const withTerms = (terms: NonNullable<CartItemView['product']['vendor']['terms']>, price: number) => {
    const item = makeItem({ id: 1, productId: 1, price });
    return { ...item, product: { ...item.product, vendor: { ...item.product.vendor, terms } } };
  };
  const other = makeItem({ id: 2, productId: 2, vendorId: 2, price: 10 });

  it('price the cart, and leave out what they take off', () => {
    const items = [withTerms({ shipping: { price: 8, freeFrom: 60 } }, 20), other];
    expect(hasOwnPrice(items, 'shipping')).toBe(true);
    expect(hasOwnPrice(items, 'local_delivery')).toBe(false);
    const off = { vendorId: 1, kind: 'percent', value: 1_000, productIds: null } as const;
    const totals = cartTotals(items, 'shipping', { discounts: [off] });
    expect(totals).toMatchObject({ subtotal: 3_000, discount: 200, shipping: 2_300, tax: 224, total: 5_324 });
  });

  it('say what is missing to a minimum, of what can be bought alone', () => {
    const item = withTerms({ minimumOrder: 20 }, 15.5);
    expect(belowMinimum([item, other]).map(({ message }) => message)).toEqual([
      'Vendor 1 asks for at least $20. Add $4.50 more.',
    ]);
    expect(belowMinimum([{ ...item, quantity: 2 }])).toEqual([]);
    expect(belowMinimum([{ ...item, problem: 'sold-out' }])).toEqual([]);
  });
});
