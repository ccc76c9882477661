import { ROLES } from '@farmgate/backend/contract/accounts/roles';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { homeOf, isOtherProgram, safeReturnTo, waitsForPerson } from './return-to';

const SITE = 'https://farmgate.example';

describe('where a person is sent back to', () => {
  it('is the page that they came from, with its query and anchor', () => {
    for (const path of [
      '/',
      '/account',
      '/browse?zipCode=33901&page=2',
      '/listings/7#hours',
      '/post?farmId=3',
    ]) {
      expect(safeReturnTo(path)).toBe(path);
    }
  });

  it('is never another site, a script or a call', () => {
    const traps = [
      'https://evil.example',
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\/evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/.//evil.example',
      '/x/..//evil.example',
      '/%2e//evil.example',
      'javascript:alert(1)',
      ' /account',
      'account',
      '/api/auth/logout',
      '/a'.repeat(1_500),
      '',
      null,
      undefined,
    ];
    for (const trap of traps) expect(safeReturnTo(trap)).toBeNull();
  });

  it('is none of the ways in, which would only send them on again', () => {
    for (const path of ['/login', '/login?returnTo=/login', '/register', '/Login', '/reset-password#x']) {
      expect(safeReturnTo(path)).toBeNull();
    }
    expect(safeReturnTo('/loginary')).toBe('/loginary');
  });

  it('is gone on with where somebody was asked to sign up for it', () => {
    for (const path of [
      '/business/join?invitation=abc',
      '/post',
      '/checkout',
      '/orders/7?key=1',
      '/markets/manage/3',
      '/my-food/notices',
      '/saved/alerts',
      '/farms/claim?search=Muskeg',
      '/vendor/onboarding',
      '/places/river-market-12#run-this-market',
    ])
      expect([path, waitsForPerson(path)]).toEqual([path, true]);
    for (const path of ['/', '/browse?zipCode=33901', '/contact', '/farms/3', '/vendors/3', '/business-plan'])
      expect([path, waitsForPerson(path)]).toEqual([path, false]);
  });

  it('stays on this site whatever was asked for, also when it is checked twice', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '@',
        ':',
        '?',
        '#',
        '\t',
        '\n',
        '\0',
        ' ',
      ),
      fc.constantFrom('http:', 'javascript:', 'evil.example', 'account', '[', ']', 'é', '\u2028', '／'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    const address = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          address.map((text) => `/${text}`),
          fc.webUrl(),
        ),
        (text) => {
          const found = safeReturnTo(text);
          if (found === null) return;
          expect(found).toMatch(/^\/(?!\/)/);
          expect(new URL(found, SITE).origin).toBe(SITE);
          expect(safeReturnTo(found)).toBe(found);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is the place of their role where they came from nowhere', () => {
    expect(ROLES.map(homeOf)).toEqual(['/admin', '/farmer-dashboard', '/', '/vendor/dashboard']);
  });

  it('is loaded anew where another program answers', () => {
    expect(['/admin', '/admin?x=1', '/admin/users'].every(isOtherProgram)).toBe(true);
    expect(['/', '/administration', '/account'].some(isOtherProgram)).toBe(false);
  });
});
