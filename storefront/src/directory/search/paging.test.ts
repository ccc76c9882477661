import { expect, it } from '@jest/globals';
import { pageCount } from './paging';

it('counts pages of twenty', () => {
  expect([0, 1, 20, 21, 1000].map(pageCount)).toEqual([1, 1, 1, 2, 50]);
});
