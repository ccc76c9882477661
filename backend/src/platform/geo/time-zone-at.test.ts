import { describe, expect, it } from '@jest/globals';
import { find } from 'geo-tz';
import { readGazetteer } from './gazetteer.js';
import { timeZoneAt } from './time-zone-at.js';

const rows = readGazetteer('zip-codes').map((row) => ({
  zipCode: row.zip_code,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
  timeZone: row.time_zone,
}));
const zoneOf = new Map(rows.map(({ zipCode, timeZone }) => [zipCode, timeZone]));

describe('the clock of a place', () => {
  it.each([
    ['96799', 'Pacific/Pago_Pago', 'American Samoa'],
    ['58801', 'America/Chicago', 'Williston ND'],
    ['58854', 'America/Chicago', 'Watford City ND'],
    ['58730', 'America/Chicago', 'Crosby ND'],
    ['04730', 'America/New_York', 'Houlton ME'],
    ['04619', 'America/New_York', 'Calais ME'],
    ['04631', 'America/New_York', 'Eastport ME'],
    ['86043', 'America/Phoenix', 'Second Mesa AZ'],
    ['86042', 'America/Phoenix', 'Polacca AZ'],
    ['86022', 'America/Phoenix', 'Fredonia AZ'],
    ['83837', 'America/Los_Angeles', 'Kellogg ID'],
    ['83805', 'America/Los_Angeles', 'Bonners Ferry ID'],
    ['99833', 'America/Sitka', 'Petersburg AK'],
  ])('at ZIP code %s is %s (%s)', (zipCode, zone) => {
    expect(zoneOf.get(zipCode)).toBe(zone);
  });

  it('is what the boundaries say, at every ZIP code in January and July', () => {
    const offset = (zone: string, at: string) =>
      new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).format(new Date(at));
    const wrong = rows.filter(({ latitude, longitude, timeZone }) => {
      const [right = ''] = find(latitude, longitude);
      return ['2027-01-15T12:00Z', '2027-07-15T12:00Z'].some(
        (at) => timeZone !== right && !right.startsWith('Etc/') && offset(timeZone, at) !== offset(right, at),
      );
    });
    expect(rows.length).toBeGreaterThan(42_000);
    expect(wrong).toEqual([]);
  });

  it('is that of the land beside it where a point is in the water', () => {
    expect(timeZoneAt(26.45, -82.2)).toBe('America/New_York');
    expect([timeZoneAt(44.3536, -100.3737), zoneOf.get('57532')]).toEqual([
      'America/Denver',
      'America/Denver',
    ]);
    expect(timeZoneAt(0, -150)).toBe('Etc/GMT+10');
  });
});
