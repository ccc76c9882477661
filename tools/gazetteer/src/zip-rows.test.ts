import { describe, expect, it } from '@jest/globals';
import { zipRows } from './zip-rows.js';

const named = (zip: string, latitude: number, longitude: number, country = 'US') => ({
  zip,
  latitude,
  longitude,
  city: 'Fort Myers',
  state: 'FL',
  country,
});

describe('zipRows', () => {
  it('takes the Census centroid where both know the ZIP code', () => {
    const [row] = zipRows([named('33901', 26.62, -81.88)], {
      33901: { latitude: 26.6203, longitude: -81.8868 },
    });
    expect(row).toEqual({
      zipCode: '33901',
      city: 'Fort Myers',
      state: 'FL',
      latitude: 26.6203,
      longitude: -81.8868,
      timeZone: 'America/New_York',
    });
  });

  it('keeps the point of the name where the two disagree by more than 40 km', () => {
    const [row] = zipRows([named('33901', 26.62, -81.88)], { 33901: { latitude: 27.62, longitude: -81.88 } });
    expect(row?.latitude).toBe(26.62);
  });

  it('drops what is not on the map and what is not in the US', () => {
    expect(zipRows([named('00000', 0, 0), named('K1A', 45, -75, 'Canada')], {})).toEqual([]);
  });

  it('names a ZIP code that only the Census knows after its nearest neighbor', () => {
    const rows = zipRows([named('33901', 26.62, -81.88)], {
      33999: { latitude: 26.7, longitude: -81.9 },
      96999: { latitude: 15.2, longitude: 145.7 },
    });
    expect(rows.map(({ zipCode, city, latitude }) => [zipCode, city, latitude])).toEqual([
      ['33901', 'Fort Myers', 26.62],
      ['33999', 'Fort Myers', 26.7],
    ]);
  });
});
