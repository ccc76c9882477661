import { describe, expect, it } from '@jest/globals';
import { isPersonalPage } from './personal-pages.rules.js';

describe('a page', () => {
  it.each([
    '/cart',
    '/checkout',
    '/orders',
    '/orders/12/pay?key=abc',
    '/account',
    '/login?returnTo=%2Fcart',
    '/vendor/dashboard?tab=orders',
    '/farmer-dashboard',
    '/listings/3/edit',
    '/listings/3/keep?token=abc',
    '/farms/9/edit',
  ])('%s is about whoever looks at it', (url) => {
    expect(isPersonalPage(url)).toBe(true);
  });

  it.each([
    '/',
    '/browse?search=cart',
    '/vendors/1',
    '/listings/3',
    '/farms/new',
    '/cartwright',
    '/farms-in-california',
  ])('%s is the same for everyone', (url) => {
    expect(isPersonalPage(url)).toBe(false);
  });
});
