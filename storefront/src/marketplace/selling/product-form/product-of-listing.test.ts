import { describe, expect, it } from '@jest/globals';
import { type ListingToSell, priceQuestion, productOfListing } from './product-of-listing';

const listing: ListingToSell = {
  ...{ id: 12, productName: 'Sungold tomatoes', description: 'Picked this morning.' },
  ...{ category: 'vegetables', unit: 'pound', price: '4.50', imageUrl: null, imageAlt: null },
};

describe('a product made of a listing', () => {
  it('has what the listing says, and asks how many there are', () => {
    expect(productOfListing(listing)).toMatchObject({
      ...{ name: 'Sungold tomatoes', description: 'Picked this morning.', category: 'vegetables' },
      ...{ unit: 'pound', price: '4.50', inventory: '', isOrganic: false },
    });
    expect(priceQuestion(listing)).toBe(
      'Your listing says “4.50”. We read that as $4.50 per lb. Please check it.',
    );
  });

  it('leaves open what products do not have, and what only the farmer knows', () => {
    const asked = { ...listing, category: 'other', price: '3 for $10' } as const;
    expect(productOfListing(asked)).toMatchObject({ category: '', unit: '', price: '' });
    expect(priceQuestion(asked)).toBe('Your listing says “3 for $10”. Please enter the price of one unit.');
  });
});
