import { describe, expect, it } from '@jest/globals';
import { EASY_TO_GUESS, refusalOfPassword } from './new-passwords.rules.js';

const refusal = (given: Partial<Parameters<typeof refusalOfPassword>[0]>) =>
  refusalOfPassword({ password: 'sesame', isEasy: false, isGuarded: false, least: 6, ...given });

describe('a new password', () => {
  it('has as many characters as the setting says', () => {
    expect(refusal({})).toBeNull();
    expect(refusal({ least: 8 })).toBe('Password must be at least 8 characters long');
  });

  it('has twelve where money or other people’s data depend on it, or more', () => {
    const said = 'Password must be at least 12 characters long';
    expect(refusal({ isGuarded: true })).toBe(said);
    expect(refusal({ isGuarded: true, password: 'twelve-chars' })).toBeNull();
    expect(refusal({ isGuarded: true, least: 14 })).toBe('Password must be at least 14 characters long');
  });

  it('may be easy to guess, except there', () => {
    expect(refusal({ isEasy: true })).toBeNull();
    expect(refusal({ isEasy: true, isGuarded: true, password: 'elizabeth-1234' })).toBe(EASY_TO_GUESS);
  });
});
