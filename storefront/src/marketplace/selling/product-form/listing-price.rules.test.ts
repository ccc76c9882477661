import type { Unit } from '@farmgate/backend/contract/directory/categories';
import { describe, expect, it } from '@jest/globals';
import { readListingPrice } from './listing-price.rules';

const read = (price: string, unit: Unit = 'pound') => readListingPrice(price, unit);

describe("a listing's price", () => {
  it.each(['4.50', '$4.50', '$ 4.5', '4.50/lb', '$4.50 / lb.', '4.50 per pound', '$4.50 a pound', '4.50 LB'])(
    'is read to the cent: %s',
    (price) => {
      expect(read(price)).toEqual({ cents: 450, unit: 'pound' });
    },
  );

  it('has the unit that it names where the listing has none', () => {
    expect(read('$6/dozen', 'other')).toEqual({ cents: 600, unit: 'dozen' });
    expect(read('2 each', 'other')).toEqual({ cents: 200, unit: 'each' });
    expect(read('$1,200', 'other')).toEqual({ cents: 120_000, unit: 'other' });
  });

  it.each([
    ...['3 for $10', '$4-$6', '4 to 6', 'from $4', 'Market price', 'Ask us', '', '$', 'free'],
    ...['0', '$0.00', '4.505', '4,50', '-4', '$4.50 per crate', '$4.50/5 lb', '4.50 + deposit', '12 cents'],
  ])('is asked for where it is anything else: "%s"', (price) => {
    expect(read(price)).toBeNull();
    expect(read(price, 'other')).toBeNull();
  });

  it('is asked for where it names another unit than the listing', () => {
    expect(read('4.50/lb', 'each')).toBeNull();
  });
});
