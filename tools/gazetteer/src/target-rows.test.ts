import { describe, expect, it } from '@jest/globals';
import { targetRows } from './target-rows.js';

const city = (name: string, population: number, featureCode = 'PPL', adminCode = 'FL') => ({
  name,
  country: 'US',
  featureCode,
  adminCode,
  population,
  loc: { coordinates: [-81.87, 26.64] as [number, number] },
});
const zips = [
  { zipCode: '33967', city: 'Fort Myers', state: 'FL', latitude: 26.47, longitude: -81.81 },
  { zipCode: '33901', city: 'Fort Myers', state: 'FL', latitude: 26.62, longitude: -81.88 },
];

describe('targetRows', () => {
  it('joins a city to the nearest ZIP code of its name and state', () => {
    expect(targetRows([city('Fort Myers', 62_298)], zips)).toEqual([
      {
        city: 'Fort Myers',
        state: 'Florida',
        stateCode: 'FL',
        zipCode: '33901',
        latitude: 26.64,
        longitude: -81.87,
        population: 62_298,
        priority: 1,
      },
    ]);
  });

  it('leaves out small towns, neighborhoods and cities without a ZIP code of their name', () => {
    const cities = [city('Fort Myers', 5_000), city('Fort Myers', 90_000, 'PPLX'), city('Tice', 9_000)];
    expect(targetRows(cities, zips)).toEqual([]);
  });

  it('keeps one of two cities of the same name in a state, the larger', () => {
    const rows = targetRows([city('Fort Myers', 6_000), city('Fort Myers', 62_298)], zips);
    expect(rows.map(({ population }) => population)).toEqual([62_298]);
  });
});
