import { expect, it } from '@jest/globals';
import { readReviews, reviewsAddress } from './vendor-reviews';

it('the reviews that are shown stand in the address and come back from it', () => {
  const state = { isOpen: true, page: 3 };
  const address = reviewsAddress(state);
  expect(address).toBe('/vendor/dashboard?tab=reviews&reply=none&page=3');
  expect(readReviews(new URL(address, 'https://x.example').searchParams)).toEqual(state);
  expect(reviewsAddress({ isOpen: false, page: 1 })).toBe('/vendor/dashboard?tab=reviews');
});

it('all reviews are shown where the address makes no sense', () =>
  expect(readReviews(new URLSearchParams('reply=some&page=-1'))).toEqual({ isOpen: false, page: 1 }));
