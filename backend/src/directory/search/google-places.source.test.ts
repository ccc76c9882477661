import { describe, expect, it } from '@jest/globals';
import { PlaceSearch, PlaceView } from '../../contract/directory/places.js';
import type { GooglePlace } from '../../platform/places-google/google-place.js';
import type { GooglePlacesSearch } from '../../platform/places-google/google-places.client.js';
import { PlacesUnavailableError } from '../../platform/places-google/places-unavailable.error.js';
import { googlePlaceView, matchingPlaces, searchGooglePlaces } from './google-places.source.js';

const center = { latitude: 40, longitude: -75, timeZone: 'America/New_York' };
/** A place so many miles north of the center. */
const place = (id: string, miles: number, changes: Partial<GooglePlace> = {}): GooglePlace => ({
  id,
  name: `Place ${id}`,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  latitude: 40 + miles / 69.09,
  longitude: -75,
  rating: null,
  ratingCount: null,
  openNow: null,
  weekdayText: [],
  timeZone: null,
  phone: null,
  website: null,
  mapsUrl: null,
  businessStatus: null,
  summary: null,
  types: [],
  primaryType: null,
  reviews: [],
  providers: [],
  ...changes,
});
const search = (changes: Record<string, string> = {}) => PlaceSearch.parse({ zipCode: '19002', ...changes });
const ids = (views: readonly PlaceView[]) => views.map(({ id }) => id);
const found = (places: GooglePlace[], changes: Record<string, string> = {}) =>
  ids(matchingPlaces(places, 'farms', search(changes), center));

describe('googlePlaceView', () => {
  it('is what the contract promises, however little Google says', () => {
    const view = googlePlaceView(place('a', 3.24), 'markets', center);
    expect(PlaceView.parse(view)).toEqual(view);
    expect(view).toMatchObject({
      id: 'google-a',
      kind: 'farmers_market',
      distanceMiles: 3.2,
      businessStatus: 'OPERATIONAL',
      imageUrl: null,
      openingHours: null,
      source: { name: 'google', attribution: 'Google Maps' },
    });
  });

  it('credits those whose data it is', () => {
    const view = googlePlaceView(place('a', 1, { providers: ['Listings Example'] }), 'farms', center);
    expect(view.source.attribution).toBe('Google Maps, Listings Example');
  });

  it('finds products, organic goods and the kind of farm in name and summary', () => {
    const view = googlePlaceView(
      place('a', 1, { name: 'Low Field Farm Stand', summary: 'Vegetables, eggs and honey, all organic.' }),
      'farms',
      center,
    );
    expect(view.productTypes).toEqual([
      'Fresh Vegetables',
      'Eggs',
      'Honey',
      'Organic Vegetables',
      'Fresh Produce',
    ]);
    expect(view).toMatchObject({ kind: 'farm_stand', organicOptions: true, organicCertified: false });
  });

  it.each([
    ['Hill CSA', 'csa'],
    ['Berry Patch U-Pick', 'u_pick'],
    ['Pick Your Own Apples', 'u_pick'],
    ['Miller Farm Market', 'on_farm_market'],
    ['Low Field Farm', null],
  ])('takes "%s" for %s', (name, kind) => {
    expect(googlePlaceView(place('a', 1, { name }), 'farms', center).kind).toBe(kind);
  });

  it('shows hours with whether it is open, or as text where Google does not say', () => {
    const weekdayText = ['Friday: Closed', 'Saturday: 9:00 AM – 1:00 PM'];
    const view = (openNow: boolean | null, lines = weekdayText) =>
      googlePlaceView(place('a', 1, { openNow, weekdayText: lines }), 'markets', center);
    expect(view(false).openingHours).toEqual({ openNow: false, weekdayText });
    expect(view(null).openingHours).toBe('Friday: Closed; Saturday: 9:00 AM – 1:00 PM');
    expect(view(true).openSaturday).toBe(true);
    expect(view(true, ['Saturday: Closed']).openSaturday).toBe(false);
    expect(view(true, []).openSaturday).toBeNull();
  });
});

describe('matchingPlaces', () => {
  it('is nearest first, within the radius, each place once', () => {
    const places = [place('far', 24), place('near', 2), place('out', 26), place('near', 2)];
    expect(found(places)).toEqual(['google-near', 'google-far']);
    expect(found(places, { radius: '5' })).toEqual(['google-near']);
  });

  it('sorts by name when asked', () => {
    const places = [place('1', 1, { name: 'Willow' }), place('2', 2, { name: 'Acorn' })];
    expect(found(places, { sort: 'name' })).toEqual(['google-2', 'google-1']);
  });

  it('leaves out businesses that are neither', () => {
    expect(
      found([place('a', 1, { primaryType: 'insurance_agency' }), place('b', 2, { primaryType: 'farm' })]),
    ).toEqual(['google-b']);
  });

  it('filters by product type, and leaves out places that say nothing of it', () => {
    const places = [place('a', 1, { summary: 'Raw honey and jams.' }), place('b', 2)];
    expect(found(places, { productType: 'Honey' })).toEqual(['google-a']);
    expect(found(places, { productType: 'All Products' })).toHaveLength(2);
  });

  it('filters by what is open, organic, or open on Saturday, and leaves out the unknown', () => {
    const places = [
      place('a', 1, { openNow: true, weekdayText: ['Saturday: Closed'] }),
      place('b', 2, { openNow: false, weekdayText: ['Saturday: 8:00 AM – 12:00 PM'] }),
      place('c', 3, { name: 'Organic Acres' }),
    ];
    expect(found(places, { openNow: 'true' })).toEqual(['google-a']);
    expect(found(places, { openSaturday: 'true' })).toEqual(['google-b']);
    const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => new Date(Date.now() + ahead * 86_400_000));
    const saturday = days
      .find((day) => day.getUTCDay() === 6)
      ?.toISOString()
      .slice(0, 10);
    expect(found(places, { openOn: `${saturday}T09:30` })).toEqual(['google-b']);
    expect(found(places, { openOn: `${saturday}T12:00` })).toEqual([]);
    expect(found(places, { organic: 'true' })).toEqual(['google-c']);
    expect(found(places, { kind: 'csa' })).toEqual([]);
    expect(found([place('d', 4, { name: 'Hill CSA' })], { kind: 'csa,u_pick' })).toEqual(['google-d']);
    expect(found(places, { features: 'snap' })).toEqual([]);
  });
});

describe('searchGooglePlaces', () => {
  const stub = (...pages: GooglePlace[][]) => {
    const asked: GooglePlacesSearch[] = [];
    const searchText = (request: GooglePlacesSearch) => {
      asked.push(request);
      const places = pages[asked.length - 1] ?? [];
      return Promise.resolve({
        places,
        nextPageToken: asked.length < pages.length ? `page-${asked.length}` : null,
      });
    };
    return { asked, searchText };
  };

  it('asks for farmers markets, or for farms alone, around the center', async () => {
    const google = stub([]);
    await searchGooglePlaces(google, 'markets', search({ radius: '10' }), center);
    await searchGooglePlaces(google, 'farms', search(), center);
    expect(google.asked[0]).toMatchObject({ textQuery: 'farmers market', center });
    expect(google.asked[0]?.radiusMeters).toBeCloseTo(16_093.44, 2);
    expect(google.asked[1]).toMatchObject({ textQuery: 'local farm', includedType: 'farm' });
  });

  it('reads on until it has what is shown, and no further', async () => {
    const google = stub([place('a', 1), place('b', 2)], [place('c', 3)], [place('d', 4)]);
    const page = await searchGooglePlaces(google, 'markets', search({ limit: '2', offset: '1' }), center);
    expect(ids(page.items)).toEqual(['google-b', 'google-c']);
    expect(page).toMatchObject({ total: 3, isMore: true });
    expect(google.asked.map(({ pageToken }) => pageToken)).toEqual([undefined, 'page-1']);
  });

  it('stops where the places leave the radius, and after the third page', async () => {
    const leaving = stub([place('a', 1), place('b', 40)], [place('c', 41)]);
    const left = await searchGooglePlaces(leaving, 'markets', search(), center);
    expect(leaving.asked).toHaveLength(1);
    expect(ids(left.items)).toEqual(['google-a']);
    expect(left.isMore).toBe(false);

    const endless = stub([place('a', 1)], [place('b', 2)], [place('c', 3)], [place('d', 4)]);
    const all = await searchGooglePlaces(endless, 'markets', search(), center);
    expect(endless.asked).toHaveLength(3);
    expect(all.items).toHaveLength(3);
    expect(all.isMore).toBe(false);
  });

  it('answers nothing for nothing, without asking when a feature is wanted', async () => {
    const google = stub([]);
    const empty = { items: [], total: 0, isMore: false };
    expect(await searchGooglePlaces(google, 'markets', search(), center)).toEqual(empty);
    expect(await searchGooglePlaces(google, 'markets', search({ features: 'snap,wic' }), center)).toEqual(
      empty,
    );
    expect(google.asked).toHaveLength(1);
  });

  it('lets the failure of the service through', async () => {
    const google = { searchText: () => Promise.reject(new PlacesUnavailableError('down')) };
    await expect(searchGooglePlaces(google, 'markets', search(), center)).rejects.toThrow(
      PlacesUnavailableError,
    );
  });
});
