import { describe, expect, it } from '@jest/globals';
import type { UsdaDirectory } from '../../../tables/import-run.entity.js';
import type { MappedRow } from '../mapped-row.js';
import { mapExportRow } from './usda-export.js';

const MARKET = {
  listing_id: '300001',
  update_time: '2020-08-03 13:44:04',
  listing_name: 'Elm Square Market',
  location_address: '1 Elm Square, Ames, Iowa 50010',
  listing_desc: '<p>Fresh &amp; local.</p>',
  location_x: '-93.62',
  location_y: '42.03',
  location_desc: 'Behind the library.',
  location_indoor: 'Part of the time the market is open indoor;',
  specialproductionmethods: 'Organic (USDA Certified);Grass Fed;',
  specialproductionmethods_1: '1',
  saleschannel_onlineorder: 'Through farmers market\u2019s website;',
  acceptedpayment: 'Cash;Debit card/Credit card;Venmo;',
  acceptedpayment_7: '1',
  FNAP: 'WIC Farmers Market;SNAP;Accept EBT at a central location;Market Bucks;',
  FNAP_3: '1',
  contact_name: 'Pat Example',
};

function recordOf(values: Record<string, string>, directory: UsdaDirectory = 'farmersmarket') {
  const row: MappedRow = mapExportRow(values, directory);
  if (!row.ok) throw new Error(row.reason);
  return row.record;
}

describe('mapExportRow', () => {
  it('maps a farmers market', () => {
    expect(recordOf(MARKET)).toEqual({
      source: 'usda_export',
      sourceId: 'farmersmarket/300001',
      updatedAt: '2020-08-03T13:44:04.000Z',
      kind: 'farmers_market',
      name: 'Elm Square Market',
      description: 'Fresh & local.\n\nBehind the library.',
      street: '1 Elm Square',
      city: 'Ames',
      state: 'IA',
      zipCode: '50010',
      address: '1 Elm Square, Ames, Iowa 50010',
      latitude: 42.03,
      longitude: -93.62,
      isApproximate: false,
      website: null,
      socialLinks: {},
      phone: null,
      email: null,
      imageUrl: null,
      productTypes: [],
      activities: [],
      features: [
        'snap',
        'wic_fmnp',
        'snap_match',
        'cards',
        'mobile_pay',
        'cash',
        'indoor',
        'outdoor',
        'online_orders',
      ],
      organicCertified: false,
      organicOptions: true,
      seasons: [],
      hoursNote: null,
      businessStatus: 'OPERATIONAL',
    });
  });

  it('reads pages in social networks where a file has them', () => {
    const row = { ...MARKET, media_facebook: 'facebook.com/elmsquare', media_twitter: '@elmsquare' };
    expect(recordOf(row).socialLinks).toEqual({
      facebook: 'https://www.facebook.com/elmsquare',
      x: 'https://x.com/elmsquare',
    });
  });

  it('keeps the row without people and without empty values', () => {
    const row = mapExportRow({ ...MARKET, contact_phone: '239-555-0123', FNAP_4: '' }, 'farmersmarket');
    expect(row).toMatchObject({ ok: true, record: { phone: '(239) 555-0123' } });
    const kept = Object.keys((row as Extract<MappedRow, { ok: true }>).raw);
    expect(kept).not.toContain('contact_name');
    expect(kept).not.toContain('contact_phone');
    expect(kept).not.toContain('FNAP_4');
    expect(JSON.stringify(row)).not.toContain('Pat Example');
  });

  it('maps a food hub, whose years are noise', () => {
    const hub = {
      listing_id: '500001',
      update_time: '7/25/2014 11:35',
      listing_name: 'Elm Hub',
      address: '1 Elm Square, Ames, Iowa 50010',
      season_month_start: '2021-11',
      season_month_end: '2022-02',
      products: 'Fresh vegetables;Wine/spirits/beer/hard cider;',
      products_otherdesc: 'lamb, frozen',
      specialproductionmethods_1: '1',
      saleschannel_retail: 'CSA shares;On-line store;',
      FNAP: 'WIC;SNAP;',
    };
    expect(recordOf(hub, 'foodhub')).toMatchObject({
      sourceId: 'foodhub/500001',
      kind: 'food_hub',
      updatedAt: '2014-07-25T11:35:00.000Z',
      seasons: [{ from: '11-01', to: '02-29', hours: [] }],
      productTypes: ['Fresh Vegetables', 'Meat', 'Wine & Spirits', 'Organic Vegetables', 'Fresh Produce'],
      features: ['snap', 'wic', 'online_orders'],
      organicCertified: false,
      organicOptions: true,
    });
  });

  it('prefers the season in words, then the twelve flags, then start and end', () => {
    const months = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`season_month_${n + 1}`, n > 3 && n < 8 ? '1' : '0']),
    );
    const all = {
      ...MARKET,
      ...months,
      season_month: 'Year-round',
      season_month_start: '2021-01-01',
      season_month_end: '2021-03-01',
    };
    const seasonsOf = (values: Record<string, string>) =>
      recordOf(values).seasons.map(({ from, to }) => `${from} ${to}`);
    expect(seasonsOf(all)).toEqual(['01-01 12-31']);
    expect(seasonsOf({ ...all, season_month: '' })).toEqual(['05-01 08-31']);
    expect(
      seasonsOf({ ...MARKET, season_month_start: '2021-01-01', season_month_end: '2021-03-01' }),
    ).toEqual(['01-01 03-31']);
    expect(seasonsOf({ ...MARKET, season_month_start: 'May', season_month_end: 'October' })).toEqual([
      '05-01 10-31',
    ]);
  });

  it('calls a single farm certified, but no CSA of several farms', () => {
    const farm = { ...MARKET, listing_id: '200001' };
    expect(recordOf(farm, 'onfarmmarket')).toMatchObject({ kind: 'on_farm_market', organicCertified: true });
    expect(recordOf({ ...farm, num_supplyfarms: '1' }, 'csa')).toMatchObject({
      kind: 'csa',
      organicCertified: true,
    });
    expect(recordOf({ ...farm, num_supplyfarms: '3' }, 'csa')).toMatchObject({
      organicCertified: false,
      organicOptions: true,
    });
    const practicing = {
      ...farm,
      specialproductionmethods: 'Non-Certified, but Practicing Organic;',
      specialproductionmethods_1: '0',
    };
    expect(recordOf(practicing, 'csa')).toMatchObject({ organicCertified: false, organicOptions: false });
  });

  it('reads activities of agritourism where a column names them', () => {
    expect(
      recordOf({ ...MARKET, agritourism_activities: 'Hay rides;Corn maze;Hay rides;' }, 'agritourism'),
    ).toMatchObject({
      kind: 'agritourism',
      activities: ['Hay rides', 'Corn maze'],
    });
  });

  it('looks at flags where the list beside them is empty', () => {
    const flags = {
      ...MARKET,
      acceptedpayment: '',
      acceptedpayment_4: '1',
      FNAP: '',
      FNAP_5: '1',
      FNAP_3: '0',
    };
    expect(recordOf(flags).features).toEqual(expect.arrayContaining(['checks', 'senior_fmnp', 'mobile_pay']));
  });

  it('keeps directions that stand in the address', () => {
    const record = recordOf({
      ...MARKET,
      location_address: '1 Elm Square Ames, IA 50010 Next to the pool',
      location_desc: '',
    });
    expect(record).toMatchObject({
      city: null,
      state: 'IA',
      zipCode: '50010',
      address: '1 Elm Square Ames, IA 50010',
      description: 'Fresh & local.\n\nNext to the pool',
    });
  });

  it('takes missing columns for unknown', () => {
    const bare = {
      listing_id: '700001',
      listing_name: 'Elm Farm',
      location_x: '-93.62',
      location_y: '42.03',
    };
    expect(recordOf(bare, 'onfarmmarket')).toMatchObject({
      updatedAt: null,
      address: null,
      features: [],
      seasons: [],
    });
  });

  it('rejects what has no id, no name or no place', () => {
    expect(mapExportRow({ ...MARKET, listing_id: '' }, 'csa')).toEqual({
      ok: false,
      reason: 'The row has no listing_id.',
    });
    expect(mapExportRow({ ...MARKET, listing_name: '' }, 'csa')).toMatchObject({ ok: false });
    const nowhere = { ...MARKET, location_x: '', location_address: 'Hwy 101 and Angle Street' };
    expect(mapExportRow(nowhere, 'csa')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('neither coordinates'),
    });
  });
});
