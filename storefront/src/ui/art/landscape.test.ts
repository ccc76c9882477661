import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { seasonOf } from './landscape';

describe('the landscape of a month', () => {
  it('follows the four seasons', () => {
    const seasons = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(seasonOf);
    expect(seasons.join(' ')).toBe(
      'winter winter spring spring spring summer summer summer fall fall fall winter',
    );
  });

  it('is drawn wide and narrow, by day and at dusk', () => {
    for (const season of ['winter', 'spring', 'summer', 'fall'])
      for (const drawing of ['wide-day', 'wide-dusk', 'narrow-day', 'narrow-dusk'])
        expect(
          existsSync(new URL(`../../../public/art/landscape-${season}-${drawing}.svg`, import.meta.url)),
        ).toBe(true);
  });
});
