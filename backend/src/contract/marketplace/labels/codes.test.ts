import { describe, expect, it } from '@jest/globals';
import { checkDigit, elementString, isChecked, priceCheckDigit, priceUpc } from './codes.js';

describe('barcodes of goods by weight', () => {
  it('have the check digits of published examples', () => {
    // A box of tissues, as Wikipedia's "Check digit" has it; a GTIN-13 of GS1's check digit page.
    expect([checkDigit('03600024145'), checkDigit('629104150021')]).toEqual([7, 3]);
    // A label of a shop's scale, as it was scanned.
    expect(isChecked('201234005995')).toBe(true);
    expect(isChecked('201234005996')).toBe(false);
  });

  it('confirm a price of four digits by the weights of the GS1 General Specifications', () => {
    // 28.75: 4 + 5 + 1 + 3 = 13, and three times that is 39.
    expect(priceCheckDigit('2875')).toBe(9);
    expect(priceCheckDigit('0000')).toBe(0);
    // 0 + 9 + 7 + 1 = 17, and three times that is 51.
    expect(priceCheckDigit('0599')).toBe(1);
  });

  it('hold the option and the price', () => {
    expect(priceUpc(1_234, 2_875)).toBe('201234928751');
    expect(isChecked('201234928751')).toBe(true);
    expect(priceUpc(7_001_234, 2_875)).toBe(priceUpc(1_234, 2_875));
    expect([priceUpc(1, 10_000), priceUpc(1, 0)]).toEqual([null, null]);
    expect(priceUpc(1, 9_999)).toMatch(/^200001\d9999\d$/);
  });

  it('hold weight and price with all their places', () => {
    const of = (weight: string, per: 'lb' | 'oz' | 'kg' | '100g' = 'lb') =>
      elementString(1_234, { weight, per }, 2_828);
    expect(of('4.35 lb')).toBe('(01)90201234000009(3202)000435(3922)2828');
    expect(of('12 oz')).toBe('(01)90201234000009(3202)000075(3922)2828');
    expect(of('12.5 oz', 'oz')).toBe('(01)90201234000009(3571)000125(3922)2828');
    expect(of('1.972 kg', 'kg')).toBe('(01)90201234000009(3103)001972(3922)2828');
    expect(of('250 g', '100g')).toBe('(01)90201234000009(3102)000025(3922)2828');
    expect(elementString(1_234, { weight: '4.35 lb', per: 'lb' }, null)).toBe(
      '(01)90201234000009(3202)000435',
    );
  });
});
