import { describe, expect, it } from '@jest/globals';
import { nearOfPage, nearZipIn, variesByNear } from './near-zip.js';

describe('the ZIP code that a browser is near to', () => {
  it.each([
    ['farmgate.near=33901', '33901'],
    ['a=b; farmgate.near=02101; c=d', '02101'],
    ['farmgate.near=339011', null],
    ['farmgate.near=<script>', null],
    ['xfarmgate.near=33901', null],
    [undefined, null],
  ])('is read from %s', (cookies, zip) => {
    expect(nearZipIn(cookies)).toBe(zip);
  });

  it.each(['/marketplace', '/marketplace?category=eggs', '/products/7', '/vendors/7?after=x'])(
    'changes %s',
    (url) => {
      expect(variesByNear(url)).toBe(true);
      expect(nearOfPage(url, 'farmgate.near=33901')).toBe('33901');
      expect(nearOfPage(url, undefined)).toBeNull();
    },
  );

  it('changes no page whose address names one', () => {
    const url = '/marketplace?category=eggs&zipCode=14850';
    expect(variesByNear(url)).toBe(false);
    expect(nearOfPage(url, 'farmgate.near=33901')).toBe('14850');
  });

  it.each(['/', '/browse', '/products', '/vendors', '/farmers-markets', '/marketplaces'])(
    'changes nothing of %s, which is the same for everyone',
    (url) => {
      expect(variesByNear(url)).toBe(false);
      expect(nearOfPage(url, 'farmgate.near=33901')).toBeNull();
    },
  );
});
