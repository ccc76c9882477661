import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { slugOf } from './slug.js';

describe('slugOf', () => {
  it('keeps what people read', () => {
    expect(slugOf("Peña's Farm!", 'farm')).toBe('pena-s-farm');
    expect(slugOf('St. Mary’s  –  2nd Street', 'farm')).toBe('st-mary-s-2nd-street');
    expect(slugOf('蔬菜', 'farm')).toBe('farm');
  });

  it('is always safe in an address, a header and the name of a file, and stays the same when it is made twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const slug = slugOf(text, 'none');
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(encodeURIComponent(slug)).toBe(slug);
        expect(slugOf(slug, 'none')).toBe(slug);
      }),
    );
  });
});
