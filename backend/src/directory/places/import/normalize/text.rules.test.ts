import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  decodeEntities,
  isYes,
  listItems,
  oneLine,
  oneLineOrNull,
  plainText,
  storable,
} from './text.rules.js';

describe('decodeEntities', () => {
  it('decodes named and numbered entities, and leaves unknown ones alone', () => {
    expect(decodeEntities('Farmers&#39; &amp; Crafts &#x2019;&eacute;&nbsp;&nosuch; &#0; AT&T; R&D')).toBe(
      "Farmers' & Crafts \u2019\u00e9 &nosuch; &#0; AT&T; R&D",
    );
  });

  it('decodes once only', () => {
    expect(decodeEntities('&amp;lt;')).toBe('&lt;');
  });
});

describe('oneLine', () => {
  it('joins lines and takes out needless spaces of any kind', () => {
    expect(oneLine('  Vienna\u00a0Ave \r\n N,\tHerman\u0000 ')).toBe('Vienna Ave N, Herman');
    expect(oneLine(undefined)).toBe('');
  });

  it('never leaves outer or doubled spaces, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const line = oneLine(text);
        expect(line).toBe(line.trim());
        expect(line).not.toMatch(/\s\s|[\r\n\t]/);
      }),
    );
  });
});

describe('characters that nobody sees', () => {
  const NAME = 'Yaupon\u202e Grove\u200b\u2066 Ma\u00adrket\u3164\u{e0041}&#8238;&#x200F;&#133;';

  it('are taken out of lines and descriptions, also where they were entities', () => {
    expect(oneLine(NAME)).toBe('Yaupon Grove Market');
    expect(plainText(NAME)).toBe('Yaupon Grove Market');
    expect(oneLineOrNull('\u200b\u202e')).toBeNull();
    expect(plainText('&#8203;')).toBeNull();
  });

  it('stay where they hold a picture together', () => {
    const family = '\u{1f468}\u{1f3fd}\u200d\u{1f33e} \u2764\ufe0f\u200d\u{1f525}';
    expect(oneLine(`a\u200db ${family}`)).toBe(`ab ${family}`);
  });
});

describe('oneLineOrNull', () => {
  it('takes the ways of writing nothing as nothing', () => {
    for (const text of ['', ' ', 'N/A', 'n/a', 'None', '-', '--', 'null', 'TBD', undefined]) {
      expect(oneLineOrNull(text)).toBeNull();
    }
    expect(oneLineOrNull(' Nonesuch ')).toBe('Nonesuch');
  });
});

describe('plainText', () => {
  it('strips tags and keeps paragraphs', () => {
    expect(plainText('<p>Fresh &amp; <b>local</b></p><p>Every<br/>Saturday</p>\n\n\n\n')).toBe(
      'Fresh & local\n\nEvery\nSaturday',
    );
  });

  it('drops scripts, styles and comments with what is in them', () => {
    expect(plainText('a<script>alert(1)</script><style>p{}</style><!-- no -->b<script>open')).toBe('ab');
  });

  it('leaves a lone angle bracket alone', () => {
    expect(plainText('kids < 12 free, 3 > 2')).toBe('kids < 12 free, 3 > 2');
  });

  it('is null when nothing is left', () => {
    expect(plainText('<p> </p>')).toBeNull();
    expect(plainText(undefined)).toBeNull();
  });

  it('never takes long on hostile text', () => {
    // Of the processor: others may keep it from this test.
    const before = process.cpuUsage();
    for (const text of [
      '<'.repeat(20_000),
      '<a '.repeat(9_000),
      '<!--'.repeat(6_000),
      '<script>'.repeat(3_000),
    ])
      plainText(text);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
  });
});

describe('storable', () => {
  it('keeps whole characters and line breaks, and drops the rest', () => {
    expect(storable('a\u0000b\ud83c\udf3d\ud800c\n\ufeff')).toBe('ab\ud83c\udf3dc\n');
  });
});

describe('listItems and isYes', () => {
  it('splits lists that end in a semicolon', () => {
    expect(listItems('Cash;Debit card/Credit card; ;')).toEqual(['Cash', 'Debit card/Credit card']);
    expect(listItems(undefined)).toEqual([]);
  });

  it('knows a yes from a no', () => {
    expect(['Y', 'y', '1', 'Yes;', 'TRUE', ' 1 '].every(isYes)).toBe(true);
    expect(['N', '-', '0', '', 'No', undefined].some(isYes)).toBe(false);
  });
});
