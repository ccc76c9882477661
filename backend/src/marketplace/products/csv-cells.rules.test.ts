import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  codeOf,
  csvLines,
  guardCell,
  listOf,
  plainAmount,
  plainDay,
  separatorOf,
  unguardCell,
  yesOrNo,
} from './csv-cells.rules.js';

describe('guardCell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', "'=1"])('puts an apostrophe before %j', (text) => {
    expect(guardCell(text)).toBe(`'${text}`);
  });

  it('leaves everything else alone', () => {
    expect(guardCell("Grower's own, 5 = 4 + 1")).toBe("Grower's own, 5 = 4 + 1");
  });

  it('comes back as it was, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a') }), (text) => {
        expect(unguardCell(guardCell(text))).toBe(text);
      }),
    );
  });
});

describe('csvLines', () => {
  it('quotes what would otherwise end a cell', () => {
    expect(csvLines([['a', 'b, c', 'say "hi"', 'two\nlines', '']])).toBe(
      'a,"b, c","say ""hi""","two\nlines",\r\n',
    );
  });
});

describe('cells that spreadsheets have changed', () => {
  it('are read as what was meant', () => {
    expect(plainAmount('$1,234.50')).toBe('1234.50');
    expect(plainAmount('4.5')).toBe('4.5');
    expect(plainAmount('4,50')).toBe('4,50');
    expect(plainDay('11/3/2026')).toBe('2026-11-03');
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
