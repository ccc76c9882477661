import { describe, expect, it } from '@jest/globals';
import { codeOf, listOf, plainAmount, plainDay, separatorOf, yesOrNo } from './csv-cells.rules.js';

describe('cells that spreadsheets have changed', () => {
  it('are read as what was meant', () => {
    expect(plainAmount('$1,234.50')).toBe('1234.50');
    expect(plainAmount('4.5')).toBe('4.5');
    expect(plainAmount('4,50')).toBe('4,50');
    expect(plainDay('11/3/2026')).toBe('2026-11-03');
    expect(plainDay('12/5/26')).toBe('2026-12-05');
    expect(plainDay('2026-11-03')).toBe('2026-11-03');
    expect(plainDay('soon')).toBe('soon');
    expect([yesOrNo('Yes'), yesOrNo('FALSE'), yesOrNo('perhaps'), yesOrNo('')]).toEqual([
      true,
      false,
      null,
      null,
    ]);
    expect(listOf('organic; fresh,  ,local;')).toEqual(['organic', 'fresh', 'local']);
    expect(codeOf(' Baked  Goods', '-')).toBe('baked-goods');
    expect(codeOf('Local delivery', '_')).toBe('local_delivery');
  });
});

describe('separatorOf', () => {
  it('is what the head line has most of', () => {
    expect(separatorOf('sku,name,price')).toBe(',');
    expect(separatorOf('sku;name;"price, in dollars"')).toBe(';');
    expect(separatorOf('sku\tname\tprice')).toBe('\t');
    expect(separatorOf('name')).toBe(',');
  });
});
