import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { distanceKm } from '../../../platform/geo/distance.js';
import type { PlaceRecord } from '../place-record.js';
import { emptyRecord } from './mapped-row.js';
import { placeOnMap } from './place-on-map.rules.js';
import { MAX_KM_FROM_ZIP } from './witnesses.rules.js';

const AMES = { latitude: 42.03, longitude: -93.62, city: 'Ames', state: 'IA' };
const EMPTY = emptyRecord({ source: 'usda_api', sourceId: 'csa/1', kind: 'csa', name: 'Elm' });

function placed(record: Partial<PlaceRecord>, zip: Parameters<typeof placeOnMap>[1]) {
  const result = placeOnMap({ ...EMPTY, ...record }, zip);
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
      reason: 'The row has neither coordinates nor a ZIP code; one of them is needed.',
    });
    expect(placeOnMap({ ...EMPTY, zipCode: '50099' }, null)).toEqual({
      ok: false,
      reason: 'The row has no coordinates, and its ZIP code 50099 is not known; please check it.',
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
