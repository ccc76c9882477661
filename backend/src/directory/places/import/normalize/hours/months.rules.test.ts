import { describe, expect, it } from '@jest/globals';
import { editDistance, isDayOfYear, monthDay, monthOf } from './months.rules.js';

describe('monthOf', () => {
  it.each([
    ['January', 1],
    ['FEB', 2],
    ['Sept.', 9],
    ['Octobsr', 10],
    ['Novmber', 11],
    ['Agust', 8],
    ['Febuary', 2],
    ['Decemeber', 12],
  ])('%s is month %d', (word, month) => {
    expect(monthOf(word)).toBe(month);
  });

  it('mends a slip only when one month alone is near, and never short words', () => {
    for (const word of ['juny', 'julne', 'mai', 'okt', 'spring', 'to', 'saturday', '', '5', 'x'.repeat(20)]) {
      expect(monthOf(word)).toBeNull();
    }
  });
});

describe('days', () => {
  it('counts changes between words', () => {
    expect(editDistance('october', 'octobsr')).toBe(1);
    expect(editDistance('', 'may')).toBe(3);
    expect(editDistance('may', 'may')).toBe(0);
  });

  it('knows the calendar', () => {
    expect(isDayOfYear(2, 29)).toBe(true);
    expect(isDayOfYear(9, 31)).toBe(false);
    expect(isDayOfYear(13, 1)).toBe(false);
    expect(monthDay(5, 1)).toBe('05-01');
  });
});
