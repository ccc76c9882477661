import { describe, expect, it } from '@jest/globals';
import { PRODUCT_CATEGORIES } from './shop.js';
import {
  classOfCategory,
  TAX_CLASS_LABELS,
  TAX_CLASSES,
  taxClassOfText,
  taxingState,
  taxModeOf,
} from './tax.js';

describe('tax by rules', () => {
  it('holds only where staff set it', () => {
    expect([null, undefined, {}, { mode: 'other' }, { mode: 'flat' }].map(taxModeOf)).toEqual(
      Array.from({ length: 5 }, () => 'flat'),
    );
    expect(taxModeOf({ mode: 'rules' })).toBe('rules');
  });

  it('takes what is eaten for groceries, unless someone says otherwise', () => {
    const others = PRODUCT_CATEGORIES.filter((category) => classOfCategory(category) !== 'grocery');
    expect(others).toEqual(['seeds', 'flowers', 'plants', 'artisan-goods']);
    expect(classOfCategory('artisan-goods')).toBe('non-food');
  });

  it('goes by where an order is sent to, or picked up', () => {
    expect(taxingState('shipping', 'NY', 'FL')).toBe('NY');
    expect(taxingState('local_delivery', 'NY', 'FL')).toBe('NY');
    expect(taxingState('pickup', 'NY', 'FL')).toBe('FL');
  });

  it('reads classes of spreadsheets by code and by label', () => {
    for (const code of TAX_CLASSES)
      expect([taxClassOfText(` ${code}`), taxClassOfText(TAX_CLASS_LABELS[code].toUpperCase())]).toEqual([
        code,
        code,
      ]);
    expect(taxClassOfText('soda ')).toBe('soda');
  });
});
