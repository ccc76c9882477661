import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mendName, mendStreet, titleCase } from './names.rules.js';

describe('mendName', () => {
  it.each([
    ["  LEDYARD  FARMERS' MARKET ", "Ledyard Farmers' Market"],
    ['CORNWALL FARMERS\u2019 MARKET', 'Cornwall Farmers\u2019 Market'],
    ['THE MARKET AT THE SQUARE', 'The Market at the Square'],
    ['I C FARMERS MARKET, LLC', 'I C Farmers Market, LLC'],
    ["O'BRIEN AND MCINTOSH FARM", "O'Brien and McIntosh Farm"],
    ['YMCA OF ST. LOUIS CSA', 'YMCA of St. Louis CSA'],
    ['SCFB UPPER UNION STREET', 'SCFB Upper Union Street'],
    ['PASADENA-VILLA PARKE (TUES)', 'Pasadena-Villa Parke (Tues)'],
    ['106 S. MAIN STREET MARKET', '106 S. Main Street Market'],
    ['DO\u00d1A ANA MARKET', 'Do\u00f1a Ana Market'],
    ['Smith&#39;s &amp; Sons', "Smith's & Sons"],
    ['14&U Market', '14&U Market'],
    ['iFarm at The BARN', 'iFarm at The BARN'],
    ['CSA', 'CSA'],
  ])('%j becomes %j', (text, name) => {
    expect(mendName(text)).toBe(name);
  });

  it('is null without a letter or digit', () => {
    for (const text of ['', '  ', '--', '???', undefined]) expect(mendName(text)).toBeNull();
  });

  it('has no outer or doubled spaces, and stays as it is the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const name = mendName(text);
        if (name === null) return;
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/\s\s/);
      }),
    );
  });
});

describe('mendStreet', () => {
  it('mends shouting and stray commas', () => {
    expect(mendStreet('201  W CHASTAIN BLVD. WEST,')).toBe('201 W Chastain Blvd. West');
    expect(mendStreet('1709 W Douglas , rear')).toBe('1709 W Douglas, rear');
    expect(mendStreet(' , ')).toBeNull();
  });
});

describe('titleCase', () => {
  it('begins each word with a capital', () => {
    expect(titleCase('sauk city')).toBe('Sauk City');
  });
});
