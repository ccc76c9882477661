import { describe, expect, it } from '@jest/globals';
import type { MappedRow } from '../mapped-row.js';
import { mapApiRow, readBrief } from './usda-api.js';

const MARKET = {
  brief_desc:
    'Open: April to July; October to November; <br>Available Products: Fresh fruits;Eggs;Soap/body care products;',
  contact_name: 'Pat Example',
  contact_phone: '239.555.0123',
  contact_email: 'Pat@Example.org',
  directory_name: 'farmers market',
  directory_type: 'farmersmarket',
  distance: '1000',
  listing_desc: '',
  listing_id: '300001',
  listing_image: 'default-farmersmarket-4-3.jpg',
  listing_name: 'ELM SQUARE MARKET',
  location_address: '1 Elm Square, Ames, Iowa 50010',
  location_city: 'AMES',
  location_state: 'Iowa',
  location_street: '1 Elm Square',
  location_x: '-93.62',
  location_y: '42.03',
  location_zipcode: '50010',
  media_facebook: 'ElmSquare',
  media_website: 'www.elmsquare.example.org',
  media_instagram: '@elmsquare',
  term: '',
  updatetime: 'Aug 3rd, 2020',
};

function recordOf(values: Record<string, string>) {
  const row: MappedRow = mapApiRow(values, null);
  if (!row.ok) throw new Error(row.reason);
  return row.record;
}

describe('mapApiRow', () => {
  it('maps a row', () => {
    expect(recordOf(MARKET)).toEqual({
      source: 'usda_api',
      sourceId: 'farmersmarket/300001',
      updatedAt: '2020-08-03T00:00:00.000Z',
      kind: 'farmers_market',
      name: 'Elm Square Market',
      description: null,
      street: '1 Elm Square',
      city: 'Ames',
      state: 'IA',
      zipCode: '50010',
      address: null,
      latitude: 42.03,
      longitude: -93.62,
      isApproximate: false,
      website: 'http://www.elmsquare.example.org/',
      socialLinks: {
        facebook: 'https://www.facebook.com/ElmSquare',
        instagram: 'https://www.instagram.com/elmsquare',
      },
      phone: '(239) 555-0123',
      email: 'pat@example.org',
      imageUrl: null,
      productTypes: ['Fresh Fruits', 'Eggs', 'Soap & Body Care', 'Fresh Produce'],
      activities: [],
      features: [],
      organicCertified: false,
      organicOptions: false,
      seasons: [
        { from: '04-01', to: '07-31', hours: [] },
        { from: '10-01', to: '11-30', hours: [] },
      ],
      hoursNote: null,
      businessStatus: 'OPERATIONAL',
    });
  });

  it('keeps neither people nor what only echoes the question', () => {
    const row = mapApiRow(MARKET, null);
    const raw = row.ok ? row.raw : {};
    expect(Object.keys(raw).filter((name) => /^(?:contact|distance|term)/.test(name))).toEqual([]);
    expect(JSON.stringify(row)).not.toContain('Pat Example');
  });

  it('keeps both states where the address contradicts the column', () => {
    const row = { ...MARKET, location_state: 'Alaska', location_address: '1 Elm Square, Ames, IA 50010' };
    expect(mapApiRow(row, null)).toMatchObject({ cityState: 'IA', record: { state: 'AK', city: 'Ames' } });
  });

  it('reads the address where the parts are missing', () => {
    const row = {
      ...MARKET,
      location_street: '',
      location_city: '',
      location_state: '',
      location_zipcode: '',
    };
    expect(recordOf(row)).toMatchObject({
      street: '1 Elm Square',
      city: 'Ames',
      state: 'IA',
      zipCode: '50010',
    });
  });

  it('takes the kind from the row, else from the question, else from the id', () => {
    const { directory_type: _type, directory_name: _name, ...row } = MARKET;
    expect(recordOf({ ...row, directory_name: 'on-farm market' }).kind).toBe('on_farm_market');
    expect(mapApiRow(row, 'csa')).toMatchObject({ record: { kind: 'csa', sourceId: 'csa/300001' } });
    expect(mapApiRow(row, null)).toMatchObject({ record: { kind: 'farmers_market' } });
    expect(mapApiRow({ ...row, listing_id: '1' }, null)).toEqual({
      ok: false,
      reason: 'The row has no directory_type, so its kind is not known.',
    });
  });

  it('leaves out the pictures of other sites', () => {
    expect(recordOf({ ...MARKET, listing_image: 'https://example.org/a.jpg' }).imageUrl).toBeNull();
  });
});

describe('readBrief', () => {
  it('reads either half alone, in any markup', () => {
    expect(readBrief('Open: May to June; ')).toMatchObject({ open: '; May to June; ', products: '' });
    expect(readBrief('<b>Available Products:</b> Eggs;<br/>').products).toContain('Eggs');
    expect(readBrief('<p>Activities: Hay rides;</p>').activities).toContain('Hay rides');
    expect(readBrief('')).toEqual({ open: '', products: '', activities: '' });
    expect(readBrief(undefined).open).toBe('');
  });

  it('survives lists that repeat themselves and lose separators', () => {
    const row = {
      ...MARKET,
      brief_desc: 'Available Products: Eggs;Eggs;MuscovyChicken;Tomatoes;TomatoesHoney;',
    };
    expect(recordOf(row).productTypes).toEqual([
      'Fresh Vegetables',
      'Eggs',
      'Poultry',
      'Honey',
      'Fresh Produce',
    ]);
  });
});
