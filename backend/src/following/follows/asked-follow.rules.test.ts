import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { askedFollowToken, readAskedFollow } from './asked-follow.rules.js';

const SECRET = randomBytes(32).toString('base64url');
const UNTIL = new Date('2026-06-08T12:00:00Z');
const asked = {
  email: 'ana@example.com',
  request: { search: { words: 'x'.repeat(60), zipCode: '33901', miles: 25 as const } },
};

describe('the link that confirms a follow', () => {
  it('holds what was asked for, until its last day is over', () => {
    const token = askedFollowToken(asked, UNTIL, SECRET);
    expect(readAskedFollow(token, new Date('2026-06-08T11:59:59Z'), SECRET)).toEqual(asked);
    expect(readAskedFollow(token, UNTIL, SECRET)).toBeNull();
    expect(token).toMatch(/^[\w-]{40,2000}$/);
  });

  it('is none where it was changed, or made with another secret', () => {
    const token = askedFollowToken(asked, UNTIL, SECRET);
    const now = new Date('2026-06-01T12:00:00Z');
    expect(readAskedFollow(`${token.slice(0, -4)}AAAA`, now, SECRET)).toBeNull();
    expect(readAskedFollow(token, now, randomBytes(32).toString('base64url'))).toBeNull();
    expect(readAskedFollow('short', now, SECRET)).toBeNull();
  });
});
