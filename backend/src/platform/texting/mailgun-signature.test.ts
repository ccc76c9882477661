import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { isFromMailgun } from './mailgun-signature.js';

const KEY = 'key-of-the-account';
const NOW = new Date('2026-06-06T12:00:00Z');

function signed(now: Date) {
  const timestamp = String(now.getTime() / 1_000);
  const token = 'a'.repeat(50);
  return {
    timestamp,
    token,
    signature: createHmac('sha256', KEY)
      .update(timestamp + token)
      .digest('hex'),
  };
}

describe("Mailgun's signature", () => {
  it('is right for a quarter of an hour', () => {
    expect(isFromMailgun(signed(NOW), KEY, NOW)).toBe(true);
    expect(isFromMailgun(signed(NOW), KEY, new Date(NOW.getTime() + 15 * 60_000))).toBe(true);
    expect(isFromMailgun(signed(NOW), KEY, new Date(NOW.getTime() + 15 * 60_000 + 1))).toBe(false);
  });

  it('is wrong for another key or token, and where something is missing', () => {
    const right = signed(NOW);
    expect(isFromMailgun(right, 'another', NOW)).toBe(false);
    expect(isFromMailgun({ ...right, token: 'b' }, KEY, NOW)).toBe(false);
    expect(isFromMailgun({ ...right, signature: '' }, KEY, NOW)).toBe(false);
    expect(isFromMailgun({}, KEY, NOW)).toBe(false);
  });
});
