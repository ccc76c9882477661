import { describe, expect, it } from '@jest/globals';
import {
  isTimedCode,
  newRecoveryCodes,
  newSecret,
  otpauthAddress,
  recoveryCodeHash,
  stepOfCode,
} from './second-factor.rules.js';

/** The secret and the codes of RFC 6238, appendix B, cut to six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);

describe('a code of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('is that of the standard at second %d', (seconds, code) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('may be one step early or late, and no more', () => {
    const step = 37_037_036;
    const seconds = (offset: number) => at((step + offset) * 30 + 15);
    expect([-2, -1, 0, 1, 2].map((offset) => stepOfCode(SECRET, '081804', seconds(offset)))).toEqual([
      null,
      step,
      step,
      step,
      null,
    ]);
  });

  it('is taken with spaces, and is nothing else than six digits', () => {
    expect(stepOfCode(SECRET, ' 287 082 ', at(59))).toBe(1);
    for (const typed of ['', '28708', '2870820', '28708a', '٢٨٧٠٨٢']) {
      expect(isTimedCode(typed)).toBe(false);
      expect(stepOfCode(SECRET, typed, at(59))).toBeNull();
    }
  });
});

describe('a new secret', () => {
  it('has 160 bits, and an address that names the product and the account', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(secret);
    const address = new URL(otpauthAddress(secret, 'ann b'));
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toContain('Farmgate:ann b');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      issuer: 'Farmgate',
      secret,
      digits: '6',
      period: '30',
      algorithm: 'SHA1',
    });
  });
});

describe('recovery codes', () => {
  it('are ten different ones in four groups of four', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  });

  it('are the same however they are typed', () => {
    expect(recoveryCodeHash(' ABCD efgh-jkmn-PQRS ')).toBe(recoveryCodeHash('abcd-efgh-jkmn-pqrs'));
    expect(recoveryCodeHash('abcd')).not.toContain('abcd');
  });

  it('are never taken for a code of an authenticator', () => {
    expect(newRecoveryCodes().some(isTimedCode)).toBe(false);
  });
});
