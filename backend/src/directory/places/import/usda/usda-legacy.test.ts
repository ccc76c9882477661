import { describe, expect, it } from '@jest/globals';
import type { MappedRow } from '../mapped-row.js';
import { mapLegacyRow } from './usda-legacy.js';

const MARKET = {
  FMID: '1000001',
  MarketName: ' ELM SQUARE FARMERS MARKET ',
  Website: 'http:///https://elmsquare.example.org',
  Facebook: 'elmsquare',
  street: '1 ELM SQUARE',
  city: 'Ames, IA',
  County: 'Story',
  State: 'Iowa',
  zip: '50010-1234',
  Season1Date: '05/06/2017 to 10/28/2017',
  Season1Time: 'Sat: 8:00 AM-12:30 PM;',
  Season2Date: '',
  x: '-93.62',
  y: '42.03',
  Credit: 'Y',
  WIC: 'N',
  WICcash: 'Y',
  SFMNP: 'Y',
  SNAP: 'Y',
  Organic: 'Y',
  Vegetables: 'Y',
  Honey: 'Y',
  Jams: 'Y',
  Tofu: 'N',
  updateTime: '6/21/2017 5:15:01 PM',
};

function recordOf(row: MappedRow) {
  if (!row.ok) throw new Error(row.reason);
  return row.record;
}

describe('mapLegacyRow', () => {
  it('mends and maps a whole row', () => {
    expect(mapLegacyRow(MARKET)).toEqual({
      ok: true,
      county: 'Story',
      record: {
        source: 'usda_legacy',
        sourceId: '1000001',
        updatedAt: '2017-06-21T17:15:01.000Z',
        kind: 'farmers_market',
        name: 'Elm Square Farmers Market',
        description: null,
        street: '1 Elm Square',
        city: 'Ames',
        state: 'IA',
        zipCode: '50010',
        address: null,
        latitude: 42.03,
        longitude: -93.62,
        isApproximate: false,
        website: 'https://elmsquare.example.org/',
        socialLinks: { facebook: 'https://www.facebook.com/elmsquare' },
        phone: null,
        email: null,
        imageUrl: null,
        productTypes: ['Fresh Vegetables', 'Honey', 'Preserves', 'Organic Vegetables', 'Fresh Produce'],
        activities: [],
        features: ['snap', 'wic', 'senior_fmnp', 'cards'],
        organicCertified: false,
        organicOptions: true,
        seasons: [{ from: '05-06', to: '10-28', hours: [{ day: 6, opens: '08:00', closes: '12:30' }] }],
        hoursNote: null,
        businessStatus: 'OPERATIONAL',
      },
      raw: Object.fromEntries(Object.entries(MARKET).filter(([, value]) => value !== '')),
    });
  });

  it('takes flags that are all N for unknown', () => {
    const row = { ...MARKET, Vegetables: 'N', Honey: 'N', Jams: 'N', Organic: '-' };
    expect(recordOf(mapLegacyRow(row))).toMatchObject({ productTypes: [], organicOptions: false });
  });

  it('keeps both states where column and city contradict each other', () => {
    expect(mapLegacyRow({ ...MARKET, State: 'Missouri' })).toMatchObject({
      cityState: 'IA',
      record: { city: 'Ames', state: 'MO' },
    });
  });

  it('puts a lost zero back only in its state', () => {
    expect(
      recordOf(mapLegacyRow({ ...MARKET, city: 'Hartford', State: 'Connecticut', zip: '6106' })).zipCode,
    ).toBe('06106');
    expect(recordOf(mapLegacyRow({ ...MARKET, zip: '6106' })).zipCode).toBeNull();
  });

  it('keeps a place with a ZIP code alone, or with coordinates alone', () => {
    expect(recordOf(mapLegacyRow({ ...MARKET, x: '', y: '' }))).toMatchObject({
      latitude: null,
      zipCode: '50010',
    });
    expect(recordOf(mapLegacyRow({ ...MARKET, zip: 'IA' }))).toMatchObject({
      latitude: 42.03,
      zipCode: null,
    });
  });

  it('keeps a place with a city and its state alone', () => {
    expect(recordOf(mapLegacyRow({ ...MARKET, x: '', y: '', zip: '' }))).toMatchObject({
      ...{ latitude: null, zipCode: null, city: 'Ames', state: 'IA' },
    });
  });

  it.each([
    [{ FMID: '' }, 'The row has no FMID.'],
    [{ FMID: 'A-7' }, 'The FMID "A-7" is not a number.'],
    [{ MarketName: ' - ' }, 'The row has no name in MarketName.'],
    [
      { x: '0', y: '0', zip: '726o1', city: '' },
      'The row has neither coordinates in the United States nor a ZIP code nor a city with its state that can be read. One of them is needed.',
    ],
  ])('rejects %j with a reason', (change, reason) => {
    expect(mapLegacyRow({ ...MARKET, ...change })).toEqual({ ok: false, reason });
  });
});
