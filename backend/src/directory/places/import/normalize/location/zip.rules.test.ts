import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mendZip, stateOfZip } from './zip.rules.js';

describe('mendZip', () => {
  it.each([
    ['33901', '33901'],
    [' 33901 ', '33901'],
    ['33901-1234', '33901'],
    ['339011234', '33901'],
    ['33901 1234', '33901'],
    ['33901-', '33901'],
    ['02108', '02108'],
    ['2108', '02108'],
    ['2108.0', '02108'],
    ['2108-1234', '02108'],
  ])('%j is %s', (text, zip) => {
    expect(mendZip(text)).toBe(zip);
  });

  it('takes junk for unknown', () => {
    for (const text of ['', '726o1', 'KS', '513338', '082406', '0033', '00000', '123', '34025', undefined]) {
      expect(mendZip(text)).toBeNull();
    }
  });

  it('puts a lost zero back only where the state agrees', () => {
    expect(mendZip('6106', 'CT')).toBe('06106');
    expect(mendZip('6106', 'KS')).toBeNull();
    expect(mendZip('66106', 'CT')).toBe('66106');
    expect(mendZip('716', 'PR')).toBe('00716');
    expect(mendZip('820', 'VI')).toBe('00820');
    expect(mendZip('716', 'VI')).toBeNull();
    expect(mendZip('716', 'AR')).toBeNull();
  });

  it('is five digits or nothing, and reads its own result', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer({ min: 0, max: 99_999_9999 }).map(String)), (text) => {
        const zip = mendZip(text);
        if (zip === null) return;
        expect(zip).toMatch(/^\d{5}$/);
        expect(mendZip(zip)).toBe(zip);
        expect(stateOfZip(zip)).not.toBeNull();
      }),
    );
  });
});

describe('stateOfZip', () => {
  it.each([
    ['00601', 'PR'],
    ['00802', 'VI'],
    ['02108', 'MA'],
    ['06390', 'NY'],
    ['20001', 'DC'],
    ['20101', 'VA'],
    ['33901', 'FL'],
    ['73301', 'TX'],
    ['96799', 'AS'],
    ['96910', 'GU'],
    ['96950', 'MP'],
    ['99950', 'AK'],
  ])('%s lies in %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });

  it('knows none for military post and for prefixes that are not in use', () => {
    for (const zip of ['09012', '34002', '96201', '00000', '26900']) expect(stateOfZip(zip)).toBeNull();
  });
});
