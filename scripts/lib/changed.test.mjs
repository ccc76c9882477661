import { describe, expect, it } from '@jest/globals';
import { integrationTests, testsOf } from './changed.mjs';

const tests = [
  'marketplace/carts.test.ts',
  'marketplace/orders/guest-orders.test.ts',
  'marketplace/orders/deposits.test.ts',
  'content/blog.test.ts',
].map((file) => `backend/test/${file}`);

describe('the tests over HTTP of a change', () => {
  it.each([
    ['backend/src/marketplace/carts/cart.view.ts', ['marketplace/carts.test.ts']],
    [
      'backend/src/contract/marketplace/orders.ts',
      ['marketplace/orders/deposits.test.ts', 'marketplace/orders/guest-orders.test.ts'],
    ],
    ['backend/test/content/blog.test.ts', ['content/blog.test.ts']],
    ['backend/src/content/seo/feed.ts', ['content/blog.test.ts']],
    ['backend/test/faults/killed.test.ts', []],
    ['storefront/src/marketplace/carts/cart-page.tsx', []],
    ['README.md', []],
  ])('are in the folder of the same name: %s', (file, found) => {
    expect(testsOf([file], tests)).toEqual(found.map((name) => `backend/test/${name}`));
  });

  it('are each named once', () => {
    expect(testsOf([tests[0], 'backend/src/marketplace/carts/cart.view.ts'], tests)).toEqual([tests[0]]);
  });

  it('are looked for among those of npm test', () => {
    expect(integrationTests()).toContain('backend/test/marketplace/carts.test.ts');
    expect(integrationTests().filter((file) => /slow|faults|servers/.test(file))).toEqual([]);
  });
});
