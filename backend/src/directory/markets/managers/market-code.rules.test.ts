import { describe, expect, it } from '@jest/globals';
import { maskedEmail } from '../../../platform/mail/masked-email.rules.js';
import { checkCode, codeHash } from './market-code.rules.js';

const SECRET = 'secret';
const NOW = new Date('2026-11-25T12:00:00Z');
const sent = { id: 7, codeHash: codeHash(7, '012345', SECRET), codeSentAt: NOW, codeTries: 0 };
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('a code for a market', () => {
  it('is right for half an hour and five tries, for the claim that it was sent for', () => {
    expect(checkCode(sent, '012345', SECRET, later(30))).toBe('right');
    expect(checkCode(sent, '012346', SECRET, NOW)).toBe('wrong');
    expect(checkCode({ ...sent, id: 8 }, '012345', SECRET, NOW)).toBe('wrong');
    expect(checkCode(sent, '012345', SECRET, later(30.1))).toBe('over');
    expect(checkCode({ ...sent, codeTries: 5 }, '012345', SECRET, NOW)).toBe('over');
    expect(checkCode({ ...sent, codeHash: null }, '012345', SECRET, NOW)).toBe('over');
  });

  it('tells of the mailbox only what one needs to find it', () => {
    expect(maskedEmail('info@river-market.example')).toBe('i…@river-market.example');
  });
});
