import { describe, expect, it } from '@jest/globals';
import { mendEmail, mendPhone } from './contacts.rules.js';

describe('mendPhone', () => {
  it.each([
    ['2395550123', '(239) 555-0123'],
    ['239.555.0123', '(239) 555-0123'],
    ['+1 (239) 555-0123', '(239) 555-0123'],
    ['1-239-555-0123 ext. 4', '(239) 555-0123 ext. 4'],
    ['Phone: 239 555 0123 x12', '(239) 555-0123 ext. 12'],
  ])('%j becomes %j', (text, phone) => {
    expect(mendPhone(text)).toBe(phone);
  });

  it('is null for anything else', () => {
    for (const text of [
      '',
      '555-0123',
      '239-555-0123 or 239-555-0124',
      '1-800-FLOWERS',
      '0395550123',
      undefined,
    ]) {
      expect(mendPhone(text)).toBeNull();
    }
  });
});

describe('mendEmail', () => {
  it('takes exactly one address', () => {
    expect(mendEmail(' mailto:Market@Example.org ')).toBe('market@example.org');
    for (const text of ['', 'market', 'a@b', 'a@example.org, b@example.org', 'a b@example.org', undefined]) {
      expect(mendEmail(text)).toBeNull();
    }
  });
});
