import { describe, expect, it } from '@jest/globals';
import type { LocationFacts, MarketDay } from '../../../contract/content/location-facts.js';
import { pageText } from './page-text.js';

const market = (id: number, hours: string | null = '3 PM to 6 PM'): MarketDay => ({
  ...{ id: `place-${id}`, kind: 'farmers_market', name: `Market ${id}`, city: 'Estero', state: 'FL' },
  ...{
    distanceMiles: 3,
    productTypes: [],
    features: ['snap'],
    organicCertified: true,
    organicOptions: false,
  },
  ...{ hours, season: null },
});
const farm = (id: number) => ({
  ...market(id),
  id: `farm-${id}`,
  kind: 'farm_stand' as const,
  name: `Farm ${id}`,
});

const NONE: LocationFacts = {
  asOf: '2026-05-01',
  radiusMiles: 25,
  numbers: {
    ...{ markets: 0, farms: 0, csas: 0, uPicks: 0, stands: 0, foodHubs: 0, organicCertified: 0, organic: 0 },
    ...{ snapMarkets: 0, wicMarkets: 0, snapMatchMarkets: 0, winterMarkets: 0 },
  },
  ...{ marketsByDay: [], marketsWithoutDays: 0, winterMarkets: [], growing: [] },
  ...{ csas: [], uPicks: [], stands: [], organic: [], snapMarkets: [] },
  ...{ nearestMarket: null, nearestFarm: null },
  listings: { count: 0, categories: [], newest: [] },
  products: { count: 0, vendorCount: 0, vendors: [], newest: [] },
  topics: [],
};
const factsWith = (
  given: Partial<Omit<LocationFacts, 'numbers'>>,
  numbers: Partial<LocationFacts['numbers']> = {},
) => ({
  ...NONE,
  ...given,
  numbers: { ...NONE.numbers, ...numbers },
});

const vendor = (id: number, products: number) => ({
  ...{ id, businessName: `Vendor ${id}`, city: 'Estero', distanceMiles: 2, products },
});
const eggs = {
  ...{ id: 1, productName: 'Eggs', price: '4.00', unit: 'dozen', category: 'eggs_dairy' },
  ...{ farmName: 'Pine Hill', city: 'Estero' },
} as unknown as LocationFacts['listings']['newest'][number];

/** Every variant of every sentence. */
const textsOf = (facts: LocationFacts) =>
  Array.from(
    { length: 150 },
    (_, index) =>
      pageText(facts, {
        ...{ city: 'Estero', state: 'Florida', stateCode: 'FL', zipCode: '33928', slug: `estero-${index}` },
      }).content,
  );
const sentencesOf = (facts: LocationFacts) => [
  ...new Set(textsOf(facts).flatMap((text) => text.split(/(?<=[.:]) |\n+/))),
];

describe('the text of a page', () => {
  it('speaks of one listing and one product as of one', () => {
    const [listing, product] = [
      factsWith({
        listings: { count: 1, categories: [{ category: eggs.category, count: 1 }], newest: [eggs] },
      }),
      factsWith({ products: { count: 1, vendorCount: 1, vendors: [vendor(1, 1)], newest: [] } }),
    ];
    for (const sentence of [...sentencesOf(listing), ...sentencesOf(product)])
      expect(sentence).not.toMatch(/were/);
  });

  it('speaks of one farm and one market as of one, and of two as of both', () => {
    const oneFarm = factsWith({ nearestFarm: farm(1) }, { farms: 1 });
    const oneCertified = factsWith({ organic: [farm(1)] }, { farms: 3, organic: 1, organicCertified: 1 });
    const oneTakesSnap = factsWith({ snapMarkets: [market(1)] }, { markets: 3, snapMarkets: 1 });
    const twoFarms = factsWith({ growing: [{ productType: 'Eggs', count: 2 }] }, { farms: 2 });
    const twoMarkets = factsWith({ snapMarkets: [market(1), market(2)] }, { markets: 2, snapMarkets: 2 });
    const all = [oneFarm, oneCertified, oneTakesSnap, twoFarms, twoMarkets].flatMap(sentencesOf);
    for (const sentence of all) expect(sentence).not.toMatch(/record for 1\b|1 market\b.*of them|[Aa]ll 2\b/);
    for (const sentence of sentencesOf(oneFarm))
      expect(sentence).not.toMatch(/None of these|the farms themselves/);
    expect(all.some((sentence) => sentence.includes('oth farms sell'))).toBe(true);
  });

  it('counts all vendors where it names some of them', () => {
    const products = {
      count: 57,
      vendorCount: 12,
      vendors: [1, 2, 3, 4].map((id) => vendor(id, 4)),
      newest: [],
    };
    for (const text of textsOf(factsWith({ products })))
      expect(text).toMatch(/\*\*Vendor 1\*\*, \*\*Vendor 2\*\*, \*\*Vendor 3\*\* and 9 more vendors/);
    const { vendorCount: _, ...older } = { ...products, vendors: [vendor(1, 40), vendor(2, 17)] };
    for (const text of textsOf(factsWith({ products: older }))) expect(text).not.toContain('more vendor');
  });

  it('says “past six” of markets alone that close later', () => {
    const open = (...hours: string[]) =>
      textsOf(
        factsWith(
          {
            marketsByDay: [
              { day: 2, total: hours.length, markets: hours.map((each, index) => market(index, each)) },
            ],
          },
          { markets: hours.length },
        ),
      ).some((text) => text.includes('past six'));
    expect(open('3 PM to 6 PM')).toBe(false);
    expect(open('3 PM to 7 PM', '3 PM to 6 PM')).toBe(false);
    expect(open('3 PM to 6:30 PM', '4 PM to 8 PM')).toBe(true);
  });
});
