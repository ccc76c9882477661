import { describe, expect, it } from '@jest/globals';
import { withoutKeys } from './without-keys.rules.js';

const KEY = 'q3Jx_-Zc9d0aT1vB2nM4kL5pR6sW7yE8uI0oP9aS1dF';

describe('an email without its keys', () => {
  it.each([
    [
      `See:\nhttps://farm.example/orders/37?key=${KEY}\n`,
      'See:\nhttps://farm.example/orders/37?key=(link left out)\n',
    ],
    [
      `<a href="https://farm.example/api/orders/37/calendar.ics?day=1&amp;key=${KEY}" style="color:#2c6a37">`,
      '<a href="https://farm.example/api/orders/37/calendar.ics?day=1&amp;key=(link left out)" style="color:#2c6a37">',
    ],
    [
      `https://farm.example/reset-password?for=invitation#${KEY}`,
      'https://farm.example/reset-password?for=invitation#(link left out)',
    ],
    [
      `https://farm.example/business/join?invitation=${KEY}.${KEY}!`,
      'https://farm.example/business/join?invitation=(link left out)!',
    ],
  ])('has none in %j', (text, shown) => {
    expect(withoutKeys(text)).toBe(shown);
  });

  it('says where to drive to', () => {
    const to = '77%20Two%20Rock%20Lane%2C%20Petaluma%2C%20CA%2094952';
    const text = `https://www.google.com/maps/dir/?api=1&amp;destination=${to}`;
    expect(withoutKeys(text)).toBe(text);
  });

  it('is else as it was', () => {
    const text =
      'https://farm.example/products/12?tab=reviews https://farm.example/about/#about-us a=b #2c6a37';
    expect(withoutKeys(text)).toBe(text);
  });
});
