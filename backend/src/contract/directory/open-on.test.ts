import { describe, expect, it } from '@jest/globals';
import { openOnTrouble } from './open-on.js';

const NOW = new Date('2026-11-25T12:00:00Z');
const trouble = (text: string) => openOnTrouble(text, NOW);

describe('openOnTrouble', () => {
  it.each([
    '2026-11-28T09:30',
    '2026-11-28T00:00',
    '2026-11-28T23:59',
    '2027-03-14T02:30',
    '2026-01-01T08:00',
  ])('takes %s', (text) => expect(trouble(text)).toBeNull());

  it.each([
    ['a day without a time', '2026-11-28'],
    ['a zone', '2026-11-28T09:30Z'],
    ['an offset', '2026-11-28T09:30-05:00'],
    ['seconds', '2026-11-28T09:30:00'],
    ['another order', '11/28/2026T09:30'],
    ['a blank for the T', '2026-11-28 09:30'],
    ['blanks around it', ' 2026-11-28T09:30'],
    ['a day that the month has not', '2027-02-29T09:30'],
    ['a month that there is not', '2026-13-01T09:30'],
    ['the hour 24', '2026-11-28T24:00'],
    ['the minute 60', '2026-11-28T09:60'],
    ['five digits of a year', '+012026-11-28T09:30'],
    ['words', 'saturday'],
    ['NUL', '2026-11-28T09:30\0'],
  ])('does not take %s', (_, text) => {
    expect(trouble(text)).toBe('none');
  });

  it('takes February 29 of a leap year', () => {
    expect(openOnTrouble('2028-02-29T09:30', new Date('2027-11-25T12:00:00Z'))).toBeNull();
  });

  it('takes a year at most, both ways', () => {
    expect(trouble('2027-11-25T12:00')).toBeNull();
    expect(trouble('2025-11-25T12:00')).toBeNull();
    expect(trouble('2027-11-28T09:30')).toBe('far');
    expect(trouble('2025-11-20T09:30')).toBe('far');
  });
});
