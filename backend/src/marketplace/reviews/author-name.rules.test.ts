import { describe, expect, it } from '@jest/globals';
import { authorName, NAMELESS } from './author-name.rules.js';

describe('authorName', () => {
  it.each([
    ['Sam Rivers', 'Sam R.'],
    ['Sam', 'Sam'],
    ['María José de la cruz', 'María C.'],
    ['  ', NAMELESS],
  ])('makes of %j %j', (name, shown) => {
    expect(authorName({ name, username: 'shopper' })).toBe(shown);
  });

  it('does not show a username', () => {
    expect(authorName({ name: 'shopper', username: 'shopper' })).toBe(NAMELESS);
  });
});
