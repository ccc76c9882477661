import { describe, expect, it } from '@jest/globals';
import { readZipText, unknownZips, whyNotZipText } from './zip-text.js';

describe('ZIP codes as they are typed', () => {
  it('may have anything between them, and count once', () => {
    const text = 'Fort Myers FL33901, 33903-1234;\n\t33901|339041234 and 02134 (Allston)';
    expect(readZipText(text)).toEqual({ zipCodes: ['02134', '33901', '33903', '33904'], wrong: [] });
    expect(readZipText('')).toEqual({ zipCodes: [], wrong: [] });
  });

  it('name the numbers that are none', () => {
    expect(readZipText('33901 3390 2134 3390')).toEqual({ zipCodes: ['33901'], wrong: ['3390', '2134'] });
    expect(whyNotZipText('33901, 3390')).toBe('We don’t recognize 3390. Please check it.');
    expect(unknownZips(['1', '2', '3', '4', '5', '6', '7'])).toBe(
      'We don’t recognize 1, 2, 3, 4, 5 and 2 more. Please check them.',
    );
  });

  it('are at least one, and at most 500', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => 10_000 + index).join(' ');
    expect(whyNotZipText('Fort Myers')).toBe('Please enter at least one ZIP code, such as 33901.');
    expect(whyNotZipText(many(500))).toBeNull();
    expect(whyNotZipText(many(501))).toBe('A zone can have at most 500 ZIP codes. You entered 501.');
  });
});
