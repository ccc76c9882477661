import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { describe, expect, it } from '@jest/globals';
import { cropsNamed, pickingCalendarQuery } from './picked-crops';

const crop = (search: string) => ({ name: search, search, months: [5] });
const CROPS = ['strawberries', 'cherries', 'tomatoes', 'pumpkin', 'apples', 'sweet corn', 'peas'].map(crop);
const named = (more: Partial<PlaceCard>) =>
  cropsNamed(
    { id: 'place-1', name: 'Hill Farm', address: '', latitude: 0, longitude: 0, distanceMiles: 1, ...more },
    CROPS,
  ).map(({ name }) => name);

describe('the crops that a farm names', () => {
  it('are found in its name, its description and its activities', () => {
    expect(named({ name: 'Hill Strawberries' })).toEqual(['strawberries']);
    expect(named({ description: 'Pick your own Tomatoes and sweet corn.' })).toEqual([
      'tomatoes',
      'sweet corn',
    ]);
    expect(named({ farmActivities: ['U-pick pumpkins'] })).toEqual(['pumpkin']);
  });

  it('are not read out of names of places, dishes and other crops', () => {
    expect(named({ name: 'Apple Valley Farm' })).toEqual([]);
    expect(named({ description: 'Cherry tomatoes, apple butter and pineapples. Peasant bread.' })).toEqual([
      'tomatoes',
    ]);
  });

  it('are none where nothing is said', () => {
    expect(named({})).toEqual([]);
    expect(named({ productTypes: ['Fresh Fruits'] })).toEqual([]);
  });
});

describe('the calendar of a place', () => {
  it('is that of the whole country where its state is none', () => {
    expect(pickingCalendarQuery('FL').queryKey[0]).toContain('state=FL');
    expect(pickingCalendarQuery('«script»').queryKey).toEqual(pickingCalendarQuery().queryKey);
  });
});
