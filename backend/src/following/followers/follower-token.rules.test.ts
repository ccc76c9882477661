import { describe, expect, it } from '@jest/globals';
import { followerToken, readFollowerToken } from './follower-token.rules.js';

describe("a follower's token", () => {
  it('is always the same, and names its follower', () => {
    const token = followerToken(70_123, 'secret');
    expect(token).toBe(followerToken(70_123, 'secret'));
    expect(token).toMatch(/^[\w-]{35}$/);
    expect(readFollowerToken(token, 'secret')).toBe(70_123);
  });

  it('is read with its own secret alone, and in one spelling', () => {
    const token = followerToken(7, 'secret');
    expect(readFollowerToken(token, 'other')).toBeNull();
    expect(
      readFollowerToken(`${followerToken(8, 'secret').slice(0, 6)}${token.slice(6)}`, 'secret'),
    ).toBeNull();
    expect(readFollowerToken(`${token}A`, 'secret')).toBeNull();
    expect(readFollowerToken('', 'secret')).toBeNull();
    const last = token.slice(-1);
    const twin = String.fromCharCode(last.charCodeAt(0) + 1);
    expect(readFollowerToken(token.slice(0, -1) + twin, 'secret')).toBeNull();
  });
});
