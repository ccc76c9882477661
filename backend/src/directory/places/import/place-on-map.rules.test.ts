import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { distanceKm } from '../../../contract/shared/geo/distance.js';
import type { PlaceRecord } from '../../tables/place-record.js';
import { emptyRecord } from './mapped-row.js';
import { placeOnMap } from './place-on-map.rules.js';
import { MAX_KM_FROM_ZIP } from './witnesses.rules.js';

const AMES = { latitude: 42.03, longitude: -93.62, city: 'Ames', state: 'IA' };
const EMPTY = emptyRecord({ source: 'usda_api', sourceId: 'csa/1', kind: 'csa', name: 'Elm' });

function placed(
  record: Partial<PlaceRecord>,
  zip: Parameters<typeof placeOnMap>[1],
  others: Parameters<typeof placeOnMap>[2] = {},
) {
  const result = placeOnMap({ ...EMPTY, ...record }, zip, others);
  if (!result.ok) throw new Error(result.reason);
  return result.record;
}

describe('placeOnMap', () => {
  it('leaves coordinates that the ZIP code bears out', () => {
    const near = { latitude: 42.3, longitude: -93.6, zipCode: '50010' };
    expect(placed(near, AMES)).toMatchObject({ ...near, isApproximate: false });
  });

  it('replaces coordinates that contradict the ZIP code by over 50 km', () => {
    const far = { latitude: 42.03, longitude: -92.9, zipCode: '50010' };
    expect(placed(far, AMES)).toMatchObject({ latitude: 42.03, longitude: -93.62, isApproximate: true });
  });

  it('draws the line at 50 km', () => {
    const degree = (km: number) => AMES.latitude + km / 111.195;
    const at = (km: number) =>
      placed({ latitude: degree(km), longitude: AMES.longitude, zipCode: '50010' }, AMES);
    expect(at(49.9).isApproximate).toBe(false);
    expect(at(50.1).isApproximate).toBe(true);
  });

  it('takes the center of the ZIP code where coordinates are missing', () => {
    expect(placed({ zipCode: '50010' }, AMES)).toMatchObject({
      latitude: 42.03,
      longitude: -93.62,
      isApproximate: true,
    });
  });

  it('keeps coordinates where the ZIP code is missing or not known', () => {
    const somewhere = { latitude: 42.3, longitude: -93.6 };
    expect(placed(somewhere, null)).toMatchObject({ ...somewhere, isApproximate: false });
    expect(placed({ ...somewhere, zipCode: '50099' }, null)).toMatchObject({ isApproximate: false });
  });

  it('rejects what has neither', () => {
    expect(placeOnMap(EMPTY, null)).toEqual({
      ok: false,
      reason:
        'The row has neither coordinates nor a ZIP code nor a city with its state. One of them is needed.',
    });
    expect(placeOnMap({ ...EMPTY, zipCode: '50099' }, null)).toEqual({
      ok: false,
      reason: 'The row has no coordinates, and its ZIP code 50099 is not known. Please check it.',
    });
    expect(placeOnMap({ ...EMPTY, city: 'Nowhere', state: 'IA' }, null)).toEqual({
      ok: false,
      reason: 'The row has no coordinates, and its city Nowhere, IA is not known. Please check it.',
    });
  });

  it('settles a state that differs from the ZIP code: it gives way when the coordinates agree, else it is unknown', () => {
    const near = { latitude: 42.3, longitude: -93.6, zipCode: '50010', state: 'AK' };
    expect(placed(near, AMES).state).toBe('IA');
    expect(placed({ ...near, latitude: 60 }, AMES).state).toBeNull();
    expect(placed({ ...near, latitude: null, longitude: null }, AMES).state).toBeNull();
    expect(placed({ ...near, state: null }, AMES).state).toBe('IA');
    expect(placed(near, { latitude: 42.03, longitude: -93.62 }).state).toBe('AK');
  });

  it('tells the city once the ZIP code knows it', () => {
    const line = { zipCode: '50010', state: 'IA', address: '1 Elm Square Ames, IA 50010' };
    expect(placed(line, AMES)).toMatchObject({ street: '1 Elm Square', city: 'Ames' });
    expect(placed({ ...line, city: 'Gilbert' }, AMES)).toMatchObject({ city: 'Gilbert', street: null });
    expect(placed({ ...line, address: '1 Elm Square Gilbert, IA 50010' }, AMES).city).toBeNull();
  });

  it('never leaves a place further than 50 km from its ZIP code, and never changes what it was given', () => {
    const latitude = fc.double({ min: 25, max: 49, noNaN: true });
    const longitude = fc.double({ min: -124, max: -67, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, (north, east) => {
        const record = Object.freeze({ ...EMPTY, latitude: north, longitude: east, zipCode: '50010' });
        const result = placed(record, AMES);
        const point = { latitude: result.latitude ?? 0, longitude: result.longitude ?? 0 };
        expect(distanceKm(point, AMES)).toBeLessThanOrEqual(MAX_KM_FROM_ZIP);
      }),
    );
  });
});

/** Two cities of one name, and a third town. */
const EVANSTON_IL = { latitude: 42.05, longitude: -87.69 };
const EVANSTON_WY = { latitude: 41.26, longitude: -110.96, city: 'Evanston', state: 'WY' };
const BEND = { latitude: 44.06, longitude: -121.31 };
const BEAVERTON = { latitude: 45.48, longitude: -122.8, city: 'Beaverton', state: 'OR' };
const inIllinois = { states: ['IL', 'WI', 'IN'], nearest: 'IL' };
const inOregon = { states: ['OR'], nearest: 'OR' };

describe('the witnesses of where a record is', () => {
  const evanston = { city: 'Evanston', state: 'IL', zipCode: '82930' };
  const bend = { city: 'Bend', state: 'OR', zipCode: '97005' };

  it('drops a ZIP code of another state that city, state and coordinates contradict', () => {
    const city = { state: 'IL', spots: [EVANSTON_IL] };
    expect(placed({ ...evanston, ...EVANSTON_IL }, EVANSTON_WY, { city, around: inIllinois })).toMatchObject({
      ...EVANSTON_IL,
      ...{ city: 'Evanston', state: 'IL', zipCode: null, isApproximate: false },
    });
  });

  it('drops a ZIP code of the same state that city and coordinates contradict', () => {
    const city = { state: 'OR', spots: [BEND] };
    expect(placed({ ...bend, ...BEND }, BEAVERTON, { city, around: inOregon })).toMatchObject({
      ...BEND,
      ...{ city: 'Bend', state: 'OR', zipCode: null, isApproximate: false },
    });
  });

  it('drops the coordinates that ZIP code and city contradict', () => {
    const city = { state: 'OR', spots: [BEND] };
    const zip = { ...BEND, city: 'Bend', state: 'OR' };
    const { latitude, longitude } = BEAVERTON;
    const record = { ...bend, zipCode: '97701', latitude, longitude };
    expect(placed(record, zip, { city, around: inOregon })).toMatchObject({
      ...BEND,
      ...{ city: 'Bend', zipCode: '97701', isApproximate: true },
    });
  });

  it('mends a city that ZIP code and coordinates contradict', () => {
    const city = { state: 'OR', spots: [BEND] };
    const { latitude, longitude } = BEAVERTON;
    expect(placed({ ...bend, latitude, longitude }, BEAVERTON, { city, around: inOregon })).toMatchObject({
      ...{ latitude, city: 'Beaverton', zipCode: '97005', isApproximate: false },
    });
  });

  it('mends a state that ZIP code and coordinates contradict, with the city of that name', () => {
    const { latitude, longitude } = EVANSTON_WY;
    const city = { state: 'IL', spots: [EVANSTON_IL] };
    expect(placed({ ...evanston, latitude, longitude }, EVANSTON_WY, { city })).toMatchObject({
      ...{ latitude, city: 'Evanston', state: 'WY', zipCode: '82930', isApproximate: false },
    });
  });

  it('believes city with state rather than a ZIP code where nothing else tells', () => {
    const city = { state: 'OR', spots: [BEND] };
    expect(placed(bend, BEAVERTON, { city })).toMatchObject({
      ...BEND,
      ...{ city: 'Bend', state: 'OR', zipCode: null, isApproximate: true },
    });
  });

  it('believes coordinates in the state rather than a ZIP code, be it in the same state', () => {
    const record = { state: 'OR', zipCode: '97005', ...BEND };
    expect(placed(record, BEAVERTON, { around: inOregon })).toMatchObject({
      ...BEND,
      ...{ state: 'OR', zipCode: null, isApproximate: false },
    });
    const ofWyoming = { state: 'IL', zipCode: '82930', ...EVANSTON_IL };
    expect(placed(ofWyoming, EVANSTON_WY, { around: inIllinois })).toMatchObject({
      ...{ state: 'IL', zipCode: null, isApproximate: false },
    });
  });

  it('places a row with nothing but city and state at the center of the city', () => {
    const north = { latitude: 44.1, longitude: -121.3 };
    const city = { state: 'OR', spots: [BEAVERTON, BEND, north] };
    const { latitude, isApproximate, zipCode } = placed({ city: 'Bend', state: 'OR' }, null, { city });
    expect(latitude).toBeCloseTo(44.08);
    expect({ isApproximate, zipCode }).toEqual({ isApproximate: true, zipCode: null });
  });

  it('tells which of two states is meant: the one of the coordinates', () => {
    const record = { city: 'Evanstown', state: 'WY', ...EVANSTON_IL };
    const others = { city: { state: 'IL', spots: [] }, around: inIllinois };
    expect(placed(record, null, others).state).toBe('IL');
    expect(placed(record, null, { ...others, around: { states: [], nearest: null } }).state).toBeNull();
  });

  it('drops a ZIP code that is not known and belongs to another state', () => {
    const city = { state: 'IL', spots: [EVANSTON_IL] };
    expect(placed({ ...evanston, zipCode: '82999' }, null, { city }).zipCode).toBeNull();
    expect(placed({ ...evanston, zipCode: '60299' }, null, { city }).zipCode).toBe('60299');
  });

  it('does not show the ZIP code that is dropped, but keeps the line that alone has the street', () => {
    const record = { ...BEND, state: 'OR', zipCode: '97005', address: 'Depot, OR 97005' };
    expect(placed(record, BEAVERTON, { around: inOregon }).address).toBe('Depot, OR');
    const parts = { ...record, street: 'Depot', city: 'Bend' };
    expect(placed(parts, BEAVERTON, { around: inOregon }).address).toBeNull();
  });

  const deschutes = [{ latitude: 43.92, longitude: -121.31, radiusKm: 90 }];

  it('lets the county decide between a ZIP code and coordinates', () => {
    const record = { zipCode: '97005', ...BEND };
    expect(placed(record, BEAVERTON).zipCode).toBe('97005');
    expect(placed(record, BEAVERTON, { county: deschutes, around: inOregon })).toMatchObject({
      ...BEND,
      ...{ zipCode: null, isApproximate: false },
    });
  });

  it('lets the county decide between a ZIP code and a city of the same state, and against coordinates', () => {
    const washington = [{ latitude: 45.56, longitude: -123.1, radiusKm: 50 }];
    const city = { state: 'OR', spots: [BEND] };
    expect(placed(bend, BEAVERTON, { city, county: washington })).toMatchObject({
      ...{ city: 'Beaverton', zipCode: '97005', isApproximate: true },
    });
    const { latitude, longitude } = EVANSTON_WY;
    expect(placed({ ...bend, latitude, longitude }, BEAVERTON, { city, county: deschutes })).toMatchObject({
      ...BEND,
      ...{ city: 'Bend', state: 'OR', zipCode: null, isApproximate: true },
    });
  });

  it('keeps a state that the county bears out against a ZIP code, at the county’s middle', () => {
    const record = { state: 'OR', zipCode: '82930', address: 'Depot, 82930' };
    expect(placed(record, EVANSTON_WY, { county: deschutes })).toMatchObject({
      ...{ latitude: 43.92, longitude: -121.31, isApproximate: true },
      ...{ state: 'OR', zipCode: null, address: 'Depot' },
    });
  });

  it('places a row whose city is not known in its county', () => {
    const record = { city: 'Nowhere', state: 'OR' };
    expect(placed(record, null, { county: deschutes })).toMatchObject({
      ...{ latitude: 43.92, city: 'Nowhere', isApproximate: true },
    });
  });
});
