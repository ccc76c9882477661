import { describe, expect, it } from '@jest/globals';
import { checkCode, codeHash } from './sent-code.rules.js';

const SECRET = 'secret';
const NOW = new Date('2026-11-25T12:00:00Z');
const bounds = { minutes: 30, tries: 5 };
const sent = { id: 7, codeHash: codeHash(7, '012345', SECRET), codeSentAt: NOW, codeTries: 0 };
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const check = (
  claim: typeof sent | (Omit<typeof sent, 'codeHash'> & { codeHash: null }),
  code: string,
  now = NOW,
) => checkCode(claim, code, { bounds, secret: SECRET, now });

describe('a code that was sent for a claim', () => {
  it('is right for its time and tries, for the claim that it was sent for', () => {
    expect(check(sent, '012345', later(30))).toBe('right');
    expect(check(sent, '012346')).toBe('wrong');
    expect(check({ ...sent, id: 8 }, '012345')).toBe('wrong');
    expect(check(sent, '012345', later(30.1))).toBe('over');
    expect(check({ ...sent, codeTries: 5 }, '012345')).toBe('over');
    expect(check({ ...sent, codeHash: null }, '012345')).toBe('over');
  });
});
