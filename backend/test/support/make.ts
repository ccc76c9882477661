import type { DataSource } from 'typeorm';
import type { Season } from '../../src/contract/directory/hours.js';
import { Farm } from '../../src/directory/farms/farm.entity.js';
import { Listing } from '../../src/directory/listings/listing.entity.js';
import { nameKey } from '../../src/directory/places/name-key.rules.js';
import { Place } from '../../src/directory/places/place.entity.js';

/** Every row a test needs it makes by one of these, saying only what the test is about. */

/** Downtown Fort Myers, the center of ZIP code 33901. */
export const FORT_MYERS = { latitude: 26.6204, longitude: -81.8725, zipCode: '33901' };

let serial = 0;

export async function makePlace(db: DataSource, given: Partial<Place> = {}): Promise<Place> {
  serial += 1;
  const name = given.name ?? `Market ${serial}`;
  return db.getRepository(Place).save({
    kind: 'farmers_market',
    source: 'usda_export',
    sourceId: `test/${serial}`,
    name,
    nameKey: nameKey(name),
    address: '1 Main Street, Fort Myers, FL 33901',
    timeZone: 'America/New_York',
    ...FORT_MYERS,
    ...given,
  });
}

export async function makeFarm(db: DataSource, given: Partial<Farm> = {}): Promise<Farm> {
  serial += 1;
  return db.getRepository(Farm).save({
    name: `Farm ${serial}`,
    description: 'Vegetables on ten acres.',
    address: '2 Farm Road, Fort Myers, FL 33901',
    timeZone: 'America/New_York',
    ...FORT_MYERS,
    ...given,
  });
}

export async function makeListing(db: DataSource, given: Partial<Listing> = {}): Promise<Listing> {
  const { latitude, longitude, zipCode } = FORT_MYERS;
  return db.getRepository(Listing).save({
    productName: 'Sungold tomatoes',
    description: 'Picked this morning.',
    price: '4.50',
    unit: 'pound',
    category: 'vegetables',
    farmName: 'Test Farm',
    zipCode,
    latitude,
    longitude,
    ...given,
  });
}

/** Degrees of latitude for a distance in miles. */
export const degreesNorth = (miles: number) => miles / 69.0933;

/** Every day of the year, all day: open whenever the test runs. */
export const ALWAYS_OPEN: Season[] = [
  {
    from: '01-01',
    to: '12-31',
    hours: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, opens: '00:00', closes: '24:00' })),
  },
];
