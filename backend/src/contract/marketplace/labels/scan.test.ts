import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceOfWeight } from '../weight/weight.js';
import { elementString, priceUpc } from './codes.js';
import { isScanOf, readScan, weightOfPrice } from './scan.js';

describe('what a scanner types of a label', () => {
  it('is a UPC-A with a price of four digits and their check digit, or of five', () => {
    expect(readScan('201234328285')).toMatchObject({ item: '01234', cents: 2_828, weight: null });
    expect(readScan('0201234328285')).toMatchObject({ item: '01234', cents: 2_828 });
    // Of a store's scale, without a digit that confirms the price.
    expect(readScan('201234005995')).toMatchObject({ item: '01234', cents: 599 });
    expect(readScan('201234328286')).toBeNull();
  });

  it('is the elements of a DataBar, with brackets, with signs between them, or without', () => {
    const said = { item: '01234', weight: '4.35 lb', cents: 2_828 };
    expect(readScan('(01)90201234000009(3202)000435(3922)2828')).toMatchObject(said);
    expect(readScan(']e0019020123400000932020004353922\u{1D}2828')).toBeNull();
    expect(readScan(']e00190201234000009320200043539222828')).toMatchObject(said);
    expect(readScan('019020123400000939222828\u{1D}3202000435')).toMatchObject(said);
    expect(readScan('0190201234000009310300197215261207')).toMatchObject({ weight: '1.972 kg', cents: null });
    expect(readScan('0100012345678905')).toBeNull();
  });

  it('is the address of a product', () => {
    expect(readScan('https://farmgate.example/products/1203')).toMatchObject({ productId: 1_203 });
    expect(readScan('https://farmgate.example/vendors/1203')).toBeNull();
  });

  it('is no weight', () => {
    for (const weight of ['4.35', '4 lb 6 oz', 'ST,GS,+ 4.35 lb', '123456', ''])
      expect(readScan(weight)).toBeNull();
  });

  it('names an option or a product', () => {
    const line = { productId: 1_203, variantId: 701_234 };
    expect(isScanOf({ item: '01234', productId: null, weight: null, cents: null }, line)).toBe(true);
    expect(isScanOf({ item: null, productId: 1_203, weight: null, cents: null }, line)).toBe(true);
    expect(isScanOf({ item: '01235', productId: null, weight: null, cents: null }, line)).toBe(false);
    expect(
      isScanOf({ item: '01234', productId: null, weight: null, cents: null }, { ...line, variantId: null }),
    ).toBe(false);
  });

  it('tells no weight where nothing is charged for it', () => {
    expect(weightOfPrice(500, 'lb', 0)).toBeNull();
  });

  it('is what was printed, for every weight and price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000 }),
        fc.integer({ min: 100, max: 4_000 }),
        (steps, price) => {
          const weight = `${(steps / 100).toFixed(2)} lb`;
          const cents = priceOfWeight(weight, 'lb', price);
          const elements = elementString(17, { weight, per: 'lb' }, cents) ?? '';
          expect(readScan(elements)).toMatchObject({ item: '00017', weight, cents });
          expect(readScan(elements.replaceAll(/[()]/g, ''))).toMatchObject({ item: '00017', weight, cents });
          const upc = priceUpc(17, cents);
          if (upc === null) return;
          expect(readScan(upc)).toMatchObject({ item: '00017', cents });
          const read = weightOfPrice(cents, 'lb', price);
          expect(read === null || read === weight).toBe(true);
          if (price > 200) expect(read).toBe(weight);
        },
      ),
    );
  });
});
