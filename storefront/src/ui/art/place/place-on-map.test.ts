import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { STATE_BOUNDS } from '../state-map/state-bounds';
import { placeOnMap } from './place-on-map';

/** Reads a place on a map, which the cases below know to exist. */
function mapOf(state: string, latitude: number | null, longitude: number | null, seed = 1) {
  const map = placeOnMap({ state, latitude, longitude, seed });
  if (!map) throw new Error(`no map of ${state}`);
  return map;
}

describe('a place on its little map', () => {
  it('has an outline for each of the 50 states, DC and the five territories', () => {
    expect(Object.keys(STATE_BOUNDS)).toHaveLength(56);
    for (const code of Object.keys(STATE_BOUNDS)) {
      const file = new URL(`../../../../public/art/states/${code.toLowerCase()}.svg`, import.meta.url);
      expect(existsSync(file)).toBe(true);
    }
  });

  it('keeps the pin in the picture and clear of the motif, wherever in its state the place is', () => {
    for (const [code, [west, south, east, north]] of Object.entries(STATE_BOUNDS)) {
      for (let seed = 0; seed < 20; seed++) {
        const latitude = south + ((north - south) * (seed % 5)) / 4;
        const longitude = west + ((east - west) * (seed % 7)) / 6;
        const { pin, motifSide } = mapOf(code, latitude, longitude, seed);
        expect(pin).not.toBeNull();
        expect(pin?.top).toBeGreaterThanOrEqual(21);
        expect(pin?.top).toBeLessThanOrEqual(78);
        if (motifSide === 'left') expect(pin?.left).toBeGreaterThanOrEqual(60);
        else expect(pin?.left).toBeLessThanOrEqual(40);
        expect(pin?.left).toBeGreaterThanOrEqual(10);
        expect(pin?.left).toBeLessThanOrEqual(90);
      }
    }
  });

  it('puts the pin where the place is on the drawn outline', () => {
    const [west, south, east, north] = STATE_BOUNDS['CO'] ?? [0, 0, 0, 0];
    const map = mapOf('CO', (south + north) / 2, (west + east) / 2);
    const height = map.width / map.aspect / 0.75;
    expect(map.pin?.left).toBeCloseTo(map.left + map.width / 2, 0);
    expect(map.pin?.top).toBeCloseTo(map.top + height / 2, 0);
  });

  it('is the same each time for the same record, and another for the next', () => {
    expect(mapOf('FL', 27.9, -82.4, 9)).toEqual(mapOf('FL', 27.9, -82.4, 9));
    expect(mapOf('FL', 27.9, -82.4, 9)).not.toEqual(mapOf('FL', 27.9, -82.4, 10));
  });

  it('takes the state in any case and places Alaska beyond the date line', () => {
    expect(mapOf('fl', 27.9, -82.4).shape).toBe('fl');
    expect(mapOf('AK', 61.2, -149.9).pin).not.toBeNull();
  });

  it('has no pin without coordinates or for coordinates far outside of the state', () => {
    expect(mapOf('OH', null, null).pin).toBeNull();
    expect(mapOf('OH', 26.6, -81.9).pin).toBeNull();
    expect(mapOf('OH', Number.NaN, -82).pin).toBeNull();
  });

  it('is missing where the state is not known', () => {
    expect(placeOnMap({ state: null, latitude: 1, longitude: 1, seed: 1 })).toBeNull();
    expect(placeOnMap({ state: 'ON', latitude: 1, longitude: 1, seed: 1 })).toBeNull();
    expect(placeOnMap({ state: 'toString', latitude: 1, longitude: 1, seed: 1 })).toBeNull();
  });
});
