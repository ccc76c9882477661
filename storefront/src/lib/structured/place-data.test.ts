import { describe, expect, it } from '@jest/globals';
import { type ListedPlace, placeListData, sameAs, streetOf } from './place-data';

describe('the street of a place', () => {
  it('is what stands before the city', () => {
    expect(streetOf({ address: '12 Main Street, Fort Myers, FL 33901', city: 'Fort Myers' })).toBe(
      '12 Main Street',
    );
    expect(streetOf({ address: '1 Reading Road, Suite 2, READING, PA', city: 'Reading' })).toBe(
      '1 Reading Road, Suite 2',
    );
  });

  it('is the whole line where the city is not in it, and nothing where nothing else is', () => {
    expect(streetOf({ address: 'Behind the church', city: 'Fort Myers' })).toBe('Behind the church');
    expect(streetOf({ address: 'Behind the church', city: null })).toBe('Behind the church');
    expect(streetOf({ address: 'Fort Myers, FL 33901', city: 'Fort Myers' })).toBe('');
  });
});

const market: ListedPlace = {
  id: 'place-3',
  kind: 'farmers_market',
  name: 'River Market',
  address: '12 Main Street, Fort Myers, FL 33901',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  imageUrl: null,
};
const list = (...places: ListedPlace[]) =>
  placeListData('Markets', places, 'https://farmgate.example') as unknown as {
    itemListElement: { item: object }[];
  };

describe('the pages of a place elsewhere', () => {
  it('are its website and those in social networks', () => {
    const website = 'river-market.example';
    expect(sameAs({ website })).toEqual({ sameAs: 'https://river-market.example/' });
    expect(
      sameAs({
        website,
        socialLinks: { facebook: 'https://www.facebook.com/river', x: 'https://x.com/river' },
      }),
    ).toEqual({
      sameAs: ['https://river-market.example/', 'https://www.facebook.com/river', 'https://x.com/river'],
    });
    expect(sameAs({})).toEqual({});
  });
});

describe('a list of places for search engines', () => {
  it('says where a market is', () => {
    expect(list(market).itemListElement).toMatchObject([
      {
        position: 1,
        item: {
          '@type': 'GroceryStore',
          name: 'River Market',
          url: 'https://farmgate.example/places/river-market-3',
          address: { streetAddress: '12 Main Street', addressRegion: 'FL' },
        },
      },
    ]);
  });

  it('reads city and ZIP code from the line of an address where nothing else tells them', () => {
    const { city: _city, zipCode: _zipCode, ...card } = market;
    expect(list(card).itemListElement[0]?.item).toMatchObject({
      address: { streetAddress: '12 Main Street', addressLocality: 'Fort Myers', postalCode: '33901' },
    });
    expect(list({ ...card, address: 'Behind the church' }).itemListElement[0]?.item).toMatchObject({
      address: { streetAddress: 'Behind the church', addressRegion: 'FL' },
    });
  });

  it('leads to the pages of farms and places', () => {
    expect(list({ ...market, id: 'farm-7', kind: 'csa' }).itemListElement[0]?.item).toMatchObject({
      '@type': 'LocalBusiness',
      url: 'https://farmgate.example/farms/7',
    });
  });

  it('leaves the rest to those pages', () => {
    expect(Object.keys(list(market).itemListElement[0]?.item ?? {})).toEqual([
      '@type',
      'name',
      'address',
      'url',
    ]);
  });

  it('hands on neither results of other services nor anybody’s ratings', () => {
    const rated = { ...market, rating: 4.8, userRatingsTotal: 120 };
    const data = list({ ...market, id: 'google-abc' }, rated);
    expect(data).toMatchObject({ numberOfItems: 1 });
    expect(JSON.stringify(data)).not.toMatch(/rating/i);
  });
});
