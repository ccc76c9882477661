import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvLines, guardCell, unguardCell } from './csv-lines.rules.js';

describe('guardCell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', "'=1", '＝1+1', '＋1', '－1', '＠SUM(A1)', "'＝1"])(
    'puts an apostrophe before %j',
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
    },
  );

  it('leaves everything else alone', () => {
    expect(guardCell("Grower's own, 5 = 4 + 1")).toBe("Grower's own, 5 = 4 + 1");
  });

  it('comes back as it was, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '＝', '＠', 'a') }),
        (text) => {
          expect(unguardCell(guardCell(text))).toBe(text);
        },
      ),
    );
  });
});

describe('csvLines', () => {
  it('leaves numbers as they are, also below zero', () => {
    expect(csvLines([[-2.5, '-2.50', 7]])).toBe("-2.5,'-2.50,7\r\n");
  });

  it('quotes what would otherwise end a cell', () => {
    expect(csvLines([['a', 'b, c', 'say "hi"', 'two\nlines', '']])).toBe(
      'a,"b, c","say ""hi""","two\nlines",\r\n',
    );
  });
});
