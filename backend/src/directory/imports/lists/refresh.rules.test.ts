import { describe, expect, it } from '@jest/globals';
import { isDue, whyHeld } from './refresh.rules.js';

describe('a list that is fetched again', () => {
  const now = new Date('2026-12-08T09:07:00Z');
  it.each([
    ['daily', '2026-12-07T09:08:00Z', true],
    ['daily', '2026-12-08T03:00:00Z', false],
    ['weekly', '2026-12-01T09:30:00Z', true],
    ['weekly', '2026-12-02T09:00:00Z', false],
    ['monthly', '2026-11-08T09:00:00Z', true],
    ['monthly', '2026-11-10T09:00:00Z', false],
  ] as const)('is due %s when it was last fetched at %s: %s', (rhythm, tried, due) => {
    expect(isDue(rhythm, new Date(tried), now)).toBe(due);
  });

  it('is due when it never was', () => {
    expect(isDue('monthly', null, now)).toBe(true);
  });

  it('is held when more than a fifth of what is known is gone', () => {
    expect(whyHeld({ known: 10, found: 8, rowsRead: 9 })).toBeNull();
    expect(whyHeld({ known: 0, found: 0, rowsRead: 9 })).toContain(
      'Nothing of this list was imported before.',
    );
    expect(whyHeld({ known: 1_200, found: 40, rowsRead: 1 })).toBe(
      'Nothing was stored. 1,160 of the 1,200 places that we know from this list aren’t in the file anymore, ' +
        'which has 1 row. Check its source. If the file is right, import it anyway.',
    );
  });
});
