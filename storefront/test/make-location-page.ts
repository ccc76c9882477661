import type { InSeasonCrop } from '@farmgate/backend/contract/content/in-season';
import type { LocationFacts } from '@farmgate/backend/contract/content/location-facts';
import type { LocationPageView } from '@farmgate/backend/contract/content/location-pages';
import type { PlaceView } from '@farmgate/backend/contract/directory/places';

/** A crop in the middle of its season, for tests. */
export const crop: InSeasonCrop = {
  id: 'mangoes',
  name: 'Mangoes',
  category: 'fruits',
  search: 'mango',
  months: [5, 6, 7, 8],
  isNew: false,
  isEnding: false,
  stage: 'at its best',
  storage: 'Keep them on the counter until they give.',
};

/** A farm with everything that a card shows, for tests. */
export const makePlace = (more: Partial<PlaceView> = {}): PlaceView => ({
  id: 'farm-7',
  kind: 'on_farm_market',
  name: 'Otter Creek Farm',
  address: '12 Creek Road, Fort Myers, FL 33905',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33905',
  latitude: 26.66,
  longitude: -81.75,
  isApproximate: false,
  distanceMiles: 6.4,
  description: null,
  imageUrl: null,
  phone: '2395550134',
  website: 'https://otter.example',
  socialLinks: {},
  rating: 4.66,
  userRatingsTotal: 12,
  openingHours: null,
  hoursNote: null,
  seasons: [],
  timeZone: 'America/New_York',
  openSaturday: null,
  openSummary: null,
  movedTo: null,
  productTypes: ['Eggs', 'Honey', 'Herbs', 'Fresh Vegetables', 'Fresh Fruits', 'Flowers', 'Plants', 'Nuts'],
  farmActivities: ['Tours', 'Hay rides', 'Classes', 'Camping'],
  features: [],
  organicCertified: true,
  organicOptions: false,
  businessStatus: 'OPERATIONAL',
  googleMapsUrl: null,
  reviews: [],
  isVerified: false,
  isClaimed: false,
  isDemonstration: false,
  source: { name: 'farmgate', attribution: 'Registered on Farmgate' },
  lastConfirmed: null,
  unconfirmedSince: null,
  hoursConfirmed: null,
  ...more,
});

/** Nothing at all, for tests. */
export const noNumbers: LocationFacts['numbers'] = {
  markets: 0,
  farms: 0,
  csas: 0,
  uPicks: 0,
  stands: 0,
  foodHubs: 0,
  organicCertified: 0,
  organic: 0,
  snapMarkets: 0,
  wicMarkets: 0,
  snapMatchMarkets: 0,
  winterMarkets: 0,
};

/** A city with nothing around it, for tests. */
export const noFacts: LocationFacts = {
  asOf: '2025-06-05',
  radiusMiles: 25,
  numbers: noNumbers,
  marketsByDay: [],
  marketsWithoutDays: 0,
  winterMarkets: [],
  growing: [],
  csas: [],
  uPicks: [],
  stands: [],
  organic: [],
  snapMarkets: [],
  nearestMarket: null,
  nearestFarm: null,
  listings: { count: 0, categories: [], newest: [] },
  products: { count: 0, vendors: [], newest: [] },
  topics: [],
};

const named = {
  id: 'place-3',
  kind: 'farmers_market' as const,
  name: 'River Market',
  city: 'Fort Myers',
  state: 'FL',
  distanceMiles: 1.2,
  productTypes: [],
  features: ['snap' as const],
  organicCertified: false,
  organicOptions: false,
};

/** The market on its Saturday, with somebody who comes. */
const saturday: LocationPageView['saturday'] = {
  ...{ date: '2026-11-28', today: '2026-11-25', total: 1 },
  items: [
    {
      place: {
        ...{ id: 'place-3', kind: 'farmers_market', name: 'River Market', address: '1 Main Street' },
        ...{ latitude: 26.64, longitude: -81.87, distanceMiles: 1.2 },
      },
      day: {
        ...{ id: 1, date: '2026-11-28', hours: [{ opens: '09:00', closes: '12:00' }], status: 'confirmed' },
        ...{ startsAt: '2026-11-28T14:00:00Z', endsAt: '2026-11-28T17:00:00Z', reason: null, address: null },
      },
      lineUp: [
        {
          ...{ memberId: 1, name: 'Sunny Acres', path: '/farms/1', stall: null, presence: 'coming' },
          ...{ answeredAt: null, brings: [], note: null },
        },
      ],
      ...{ lineUpTotal: 2, comingTotal: 1, usualTotal: 1 },
    },
  ],
};

/** The page of a city with something of everything, for tests. */
export const makeLocationPage = (more: Partial<LocationPageView> = {}): LocationPageView => ({
  id: 1,
  city: 'Fort Myers',
  state: 'Florida',
  stateCode: 'FL',
  zipCode: '33901',
  slug: 'farms-fort-myers-fl',
  title: 'Farms and Farmers Markets near Fort Myers, FL',
  latitude: 26.64,
  longitude: -81.87,
  population: 86_395,
  status: 'published',
  farmCount: 9,
  marketCount: 1,
  isIndexable: true,
  lastUpdated: '2025-06-05T00:00:00Z',
  createdAt: '2025-06-05T00:00:00Z',
  metaDescription: 'Nine farms and a market near Fort Myers.',
  content: 'Nine farms.',
  contentHtml: '<p>Nine farms lie within 25 miles.</p>',
  farmsData: '[]',
  farmsDataParsed: Array.from({ length: 9 }, (_, index) => makePlace({ id: `farm-${index + 1}` })),
  facts: {
    ...noFacts,
    numbers: { ...noNumbers, farms: 9, markets: 1, csas: 2, snapMarkets: 1 },
    marketsByDay: [
      { day: 0, total: 1, markets: [{ ...named, hours: null, season: null }] },
      {
        day: 6,
        total: 3,
        markets: [{ ...named, hours: '9 AM to 1 PM', season: 'May 4 to October 26' }],
      },
    ],
    growing: [{ productType: 'Eggs', count: 4 }],
    csas: [{ ...named, id: 'farm-9', kind: 'csa', name: 'Nine Acre CSA' }],
    snapMarkets: [named],
    listings: {
      count: 5,
      categories: [],
      newest: [
        {
          id: 31,
          productName: 'Duck eggs',
          price: '6.00',
          unit: 'dozen',
          category: 'eggs',
          farmName: 'Otter Creek Farm',
          city: 'Fort Myers',
        },
      ],
    },
    products: {
      count: 1,
      vendors: [{ id: 4, businessName: 'Gulf Honey', city: 'Naples', distanceMiles: 20, products: 1 }],
      newest: [{ id: 8, name: 'Palmetto honey', price: 12, unit: 'each', businessName: 'Gulf Honey' }],
    },
  },
  inSeason: { month: 6, crops: [crop] },
  saturday,
  neighbors: [
    {
      city: 'Naples',
      state: 'Florida',
      stateCode: 'FL',
      slug: 'farms-naples-fl',
      distanceMiles: 33,
      farmCount: 3,
      marketCount: 2,
    },
  ],
  statePage: { title: 'Farms in Florida', slug: 'farms-in-florida' },
  hubs: [{ title: 'CSA Programs', slug: 'csa-programs', topic: 'csa-programs', count: 2 }],
  ...more,
});
