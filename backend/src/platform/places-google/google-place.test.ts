import { describe, expect, it } from '@jest/globals';
import { FIELD_MASK, readAnswer } from './google-place.js';

const least = {
  id: 'ChIJfarm1',
  displayName: { text: 'Low Field Farm', languageCode: 'en' },
  location: { latitude: 40.1, longitude: -75.2 },
};
const readOne = (place: unknown) => readAnswer({ places: [place] })?.places[0];

describe('readAnswer', () => {
  it('reads a whole place', () => {
    const place = readOne({
      ...least,
      formattedAddress: '12 Mill Rd, Ambler, PA 19002, USA',
      addressComponents: [
        { longText: '12', shortText: '12', types: ['street_number'], languageCode: 'en-US' },
        { longText: 'Ambler', shortText: 'Ambler', types: ['locality', 'political'], languageCode: 'en' },
        {
          longText: 'Pennsylvania',
          shortText: 'PA',
          types: ['administrative_area_level_1', 'political'],
          languageCode: 'en',
        },
        { longText: '19002', shortText: '19002', types: ['postal_code'], languageCode: 'en-US' },
      ],
      types: ['farm', 'food', 'point_of_interest', 'establishment'],
      primaryType: 'farm',
      businessStatus: 'OPERATIONAL',
      googleMapsUri: 'https://maps.google.com/?cid=123',
      timeZone: { id: 'America/New_York' },
      nationalPhoneNumber: '(215) 555-0134',
      websiteUri: 'http://lowfield.example/',
      rating: 4.6,
      userRatingCount: 212,
      currentOpeningHours: { openNow: true },
      regularOpeningHours: {
        openNow: false,
        weekdayDescriptions: ['Monday: Closed', 'Tuesday: 9:00 AM – 5:00 PM'],
      },
      editorialSummary: { text: 'Family farm with a stand.', languageCode: 'en' },
      reviews: [
        {
          name: 'places/ChIJfarm1/reviews/abc',
          relativePublishTimeDescription: 'a month ago',
          rating: 5,
          text: { text: 'Sweetest corn around.', languageCode: 'en' },
          originalText: { text: 'Sweetest corn around.', languageCode: 'en' },
          authorAttribution: {
            displayName: 'Rosa P.',
            uri: 'https://www.google.com/maps/contrib/1/reviews',
            photoUri: 'https://lh3.googleusercontent.com/a/x',
          },
          publishTime: '2026-08-02T10:15:30.123456Z',
        },
      ],
      attributions: [{ provider: 'Listings Example', providerUri: 'https://listings.example' }],
    });
    expect(place).toEqual({
      id: 'ChIJfarm1',
      name: 'Low Field Farm',
      address: '12 Mill Rd, Ambler, PA 19002, USA',
      city: 'Ambler',
      state: 'PA',
      zipCode: '19002',
      latitude: 40.1,
      longitude: -75.2,
      rating: 4.6,
      ratingCount: 212,
      openNow: true,
      weekdayText: ['Monday: Closed', 'Tuesday: 9:00 AM – 5:00 PM'],
      timeZone: 'America/New_York',
      phone: '(215) 555-0134',
      website: 'http://lowfield.example/',
      mapsUrl: 'https://maps.google.com/?cid=123',
      businessStatus: 'OPERATIONAL',
      summary: 'Family farm with a stand.',
      types: ['farm', 'food', 'point_of_interest', 'establishment'],
      primaryType: 'farm',
      reviews: [
        {
          authorName: 'Rosa P.',
          rating: 5,
          time: Date.UTC(2026, 7, 2, 10, 15, 30) / 1_000,
          text: 'Sweetest corn around.',
        },
      ],
      providers: ['Listings Example'],
    });
  });

  it('needs no more than an id, a name and a location', () => {
    expect(readOne(least)).toMatchObject({
      name: 'Low Field Farm',
      rating: null,
      openNow: null,
      reviews: [],
    });
  });

  it.each(['id', 'displayName', 'location'])(
    'leaves out a place without its %s, and keeps the others',
    (field) => {
      const broken = { ...least, [field]: undefined };
      expect(readAnswer({ places: [broken, least, null, 7] })?.places).toHaveLength(1);
    },
  );

  it('takes what it cannot read as unknown', () => {
    const place = readOne({
      ...least,
      rating: 'many',
      websiteUri: 'javascript:alert(1)',
      googleMapsUri: 'ftp://maps.example',
      types: 'farm',
      currentOpeningHours: [],
      regularOpeningHours: { openNow: true, weekdayDescriptions: [1, 'Monday: Closed'] },
      reviews: [
        { rating: 5 },
        { rating: 4, text: { text: 'Good.' }, authorAttribution: { displayName: 'A' }, publishTime: 'once' },
      ],
      somethingNew: { deep: true },
    });
    expect(place).toMatchObject({
      rating: null,
      website: null,
      mapsUrl: null,
      types: [],
      openNow: true,
      weekdayText: ['Monday: Closed'],
      reviews: [],
    });
  });

  it('reads an empty answer', () => {
    expect(readAnswer({})).toEqual({ places: [], nextPageToken: null });
    expect(readAnswer({ places: [] })).toEqual({ places: [], nextPageToken: null });
  });

  it('knows what is no answer', () => {
    expect(readAnswer(null)).toBeNull();
    expect(readAnswer('<html>')).toBeNull();
    expect(readAnswer([])).toBeNull();
  });
});

describe('FIELD_MASK', () => {
  it('has no spaces, which Google refuses, and asks for no photographs', () => {
    expect(FIELD_MASK).not.toMatch(/\s|photos|\*/);
    expect(FIELD_MASK.split(',')).toEqual(
      expect.arrayContaining(['nextPageToken', 'places.id', 'places.displayName']),
    );
  });
});
