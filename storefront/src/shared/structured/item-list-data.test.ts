import { describe, expect, it } from '@jest/globals';
import { itemListData, placeItems } from './item-list-data';

const URL = 'https://farmgate.example';

describe('a list for search engines', () => {
  it('says what stands on it, by the pages of farms and places', () => {
    const places = [
      { id: 'place-3', name: 'River Market' },
      { id: 'google-abc', name: 'Another' },
      { id: 'farm-7', name: 'Sunny Acres' },
    ];
    expect(itemListData('Near you', placeItems(places), URL)).toEqual([
      {
        '@type': 'ItemList',
        name: 'Near you',
        numberOfItems: 2,
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'River Market', url: `${URL}/places/river-market-3` },
          { '@type': 'ListItem', position: 2, name: 'Sunny Acres', url: `${URL}/farms/7` },
        ],
      },
    ]);
  });

  it('is none where nothing is on it', () => {
    expect(itemListData('Near you', placeItems([{ id: 'google-abc', name: 'Another' }]), URL)).toEqual([]);
  });
});
