import { describe, expect, it } from '@jest/globals';
import { addressLine, mergeRecords, type PlacedRecord } from './merge-records.rules.js';

const record = (given: Partial<PlacedRecord> = {}): PlacedRecord => ({
  source: 'usda_legacy',
  sourceId: '1001',
  updatedAt: '2018-05-01T00:00:00.000Z',
  kind: 'farmers_market',
  name: 'Ames Farmers Market',
  description: null,
  street: '400 Main Street',
  city: 'Ames',
  state: 'IA',
  zipCode: '50010',
  address: null,
  latitude: 42.02,
  longitude: -93.61,
  isApproximate: false,
  website: null,
  phone: null,
  email: null,
  imageUrl: null,
  productTypes: [],
  activities: [],
  features: [],
  organicCertified: false,
  organicOptions: false,
  seasons: [],
  hoursNote: null,
  businessStatus: 'OPERATIONAL',
  ...given,
});

describe('mergeRecords', () => {
  it('shows the whole line where street and town could not be told apart', () => {
    const line = '500 Elm Street Lakemoor, IL 60051';
    const inOneLine = { street: null, city: null, state: 'IL', zipCode: '60051', address: line };
    expect(mergeRecords([record(inOneLine)])).toMatchObject({ address: line, street: null, city: null });
    const street = { ...inOneLine, street: '500 Elm Street', address: null };
    expect(mergeRecords([record(street)]).address).toBe('500 Elm Street, IL 60051');
    expect(mergeRecords([record()]).address).toBe('400 Main Street, Ames, IA 50010');
  });

  it('says no note of an older record beside newer hours', () => {
    const older = record({
      hoursNote: '1st & 3rd Sat',
      seasons: [{ from: '05-01', to: '10-31', hours: [] }],
    });
    const newer = record({
      ...{ source: 'usda_api', sourceId: '2', updatedAt: '2024-05-01T00:00:00.000Z' },
      seasons: [{ from: '01-01', to: '12-31', hours: [{ day: 6, opens: '09:00', closes: '13:00' }] }],
    });
    expect(mergeRecords([older]).hoursNote).toBe('1st & 3rd Sat');
    expect(mergeRecords([older, newer]).hoursNote).toBeNull();
    expect(mergeRecords([older, { ...newer, seasons: [] }]).hoursNote).toBe('1st & 3rd Sat');
    const said = { ...newer, seasons: [], hoursNote: 'Rain or shine.' };
    expect(mergeRecords([older, said]).hoursNote).toBe('Rain or shine.');
  });

  it('puts what staff added by hand before anything newer, and fills in what they left empty', () => {
    const added = record({
      source: 'staff',
      isByHand: true,
      name: 'Harbor',
      phone: null,
      updatedAt: '2024-01-01',
    });
    const newer = record({ kind: 'csa', name: 'Harbour', phone: '555', updatedAt: '2025-06-01' });
    expect(mergeRecords([newer, { ...added, kind: 'farm_stand' }])).toMatchObject({
      ...{ name: 'Harbor', kind: 'farm_stand', phone: '555', lastConfirmed: '2025-06-01' },
      ...{ source: newer.source, activities: ['CSA'] },
    });
  });

  it('takes each field from the newest record that knows it', () => {
    const older = record({ website: 'https://ames.example', productTypes: ['Eggs'], name: 'Ames Mkt' });
    const newer = record({
      source: 'usda_export',
      sourceId: 'farmersmarket/300001',
      updatedAt: '2024-02-03T00:00:00.000Z',
      features: ['snap'],
      street: null,
      zipCode: null,
    });
    const merged = mergeRecords([older, newer]);
    expect(merged).toMatchObject({
      source: 'usda_export',
      sourceId: 'farmersmarket/300001',
      name: 'Ames Farmers Market',
      website: 'https://ames.example',
      productTypes: ['Eggs'],
      features: ['snap'],
      address: '400 Main Street, Ames, IA 50010',
      lastConfirmed: '2024-02-03',
    });
  });

  it('dates the hours by the record that has them', () => {
    const hours = [{ from: null, to: null, hours: [{ day: 6 as const, opens: '09:00', closes: '13:00' }] }];
    const older = record({ updatedAt: '2018-05-01T00:00:00.000Z', seasons: hours });
    const worded = record({ sourceId: '2', updatedAt: '2021-05-01T00:00:00.000Z', hoursNote: 'Saturdays' });
    const newest = record({ sourceId: '3', updatedAt: '2024-02-03T00:00:00.000Z' });
    expect(mergeRecords([older, worded, newest])).toMatchObject({
      lastConfirmed: '2024-02-03',
      hoursConfirmed: '2018-05-01',
    });
    expect(mergeRecords([worded, newest]).hoursConfirmed).toBe('2021-05-01');
    expect(mergeRecords([newest]).hoursConfirmed).toBeNull();
    expect(mergeRecords([record({ seasons: hours, updatedAt: null }), newest]).hoursConfirmed).toBeNull();
  });

  it('takes links network by network, and from staff all that there are', () => {
    const [facebook, newer, x] = ['https://facebook.com/a', 'https://facebook.com/b', 'https://x.com/a'];
    const before = record({ socialLinks: { facebook, x } });
    const after = record({
      sourceId: '2',
      updatedAt: '2024-02-03T00:00:00.000Z',
      socialLinks: { facebook: newer },
    });
    expect(mergeRecords([before, after]).socialLinks).toEqual({ facebook: newer, x });
    const staff = record({ source: 'staff', updatedAt: '2023-01-01T00:00:00.000Z', socialLinks: {} });
    expect(mergeRecords([before, staff]).socialLinks).toEqual({});
    expect(mergeRecords([before, staff, after]).socialLinks).toEqual({ facebook: newer });
    const { socialLinks: _none, ...silent } = staff;
    expect(mergeRecords([before, silent]).socialLinks).toEqual({ facebook, x });
  });

  it('does not depend on the order of the records', () => {
    const records = [
      record(),
      record({ sourceId: '1002', name: 'Ames Market' }),
      record({ sourceId: '1003', updatedAt: null, website: 'https://a.example' }),
    ];
    expect(mergeRecords(records)).toEqual(mergeRecords([...records].reverse()));
  });

  it('prefers an exact position to a newer approximate one', () => {
    const exact = record();
    const vague = record({ updatedAt: '2025-01-01T00:00:00.000Z', latitude: 42.1, isApproximate: true });
    expect(mergeRecords([vague, exact])).toMatchObject({ latitude: 42.02, isApproximate: false });
  });

  it('makes one farm of its entries in several directories', () => {
    const csa = record({ kind: 'csa', sourceId: 'csa/1' });
    const visits = record({ kind: 'agritourism', sourceId: 'agritourism/2', activities: ['Hayrides'] });
    expect(mergeRecords([csa, visits])).toMatchObject({
      kind: 'csa',
      activities: ['Hayrides', 'Farm visits'],
    });
  });
});

describe('addressLine', () => {
  it('leaves out what is not known', () => {
    expect(addressLine({ street: null, city: 'Ames', state: 'IA', zipCode: null })).toBe('Ames, IA');
    expect(addressLine({ street: null, city: null, state: null, zipCode: null })).toBeNull();
  });
});
