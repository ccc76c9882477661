import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { distanceMiles } from '../../contract/shared/geo/distance.js';
import { circlesToSearch, gridCells, placeAndCategoryTerms } from './search-terms.rules.js';

describe('placeAndCategoryTerms', () => {
  it('joins category and cells into a tsquery', () => {
    expect(placeAndCategoryTerms('baked-goods', { latitude: 26.3, longitude: -81.3, radiusMiles: 5 })).toBe(
      `'#baked-goods' & ('@52,-163')`,
    );
    expect(placeAndCategoryTerms('eggs', null)).toBe(`'#eggs'`);
    expect(placeAndCategoryTerms(undefined, null)).toBeNull();
  });
});

describe('circlesToSearch', () => {
  const here = { latitude: 26.3, longitude: -81.3 };

  it('has a small circle before a large one', () => {
    const { small, whole } = circlesToSearch('eggs', { ...here, radiusMiles: 25 });
    expect(small).toEqual({
      radiusMiles: 4,
      terms: `'#eggs' & ('*209,-651' | '*209,-650' | '*210,-651' | '*210,-650')`,
    });
    expect(whole.radiusMiles).toBe(25);
    expect(whole.terms).toContain('@52,-163');
  });

  it('is the circle itself where that is small', () => {
    const circle = { ...here, radiusMiles: 5 };
    expect(circlesToSearch(undefined, circle)).toEqual({
      small: null,
      whole: { radiusMiles: 5, terms: placeAndCategoryTerms(undefined, circle) },
    });
  });
});

describe('gridCells', () => {
  const usLatitude = fc.double({ min: 18, max: 71, noNaN: true });
  const usLongitude = fc.double({ min: -160, max: -66, noNaN: true });
  const radius = fc.constantFrom(5, 10, 25, 50, 100);

  it('covers every point within the radius', () => {
    fc.assert(
      fc.property(
        usLatitude,
        usLongitude,
        radius,
        fc.constantFrom(2, 8),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (latitude, longitude, radiusMiles, perDegree, north, east) => {
          const degrees = radiusMiles / 69;
          const point = {
            latitude: latitude + north * degrees,
            longitude: longitude + (east * degrees) / Math.cos((latitude * Math.PI) / 180),
          };
          fc.pre(distanceMiles({ latitude, longitude }, point) <= radiusMiles);
          const cell = `${Math.floor(point.latitude * perDegree)},${Math.floor(point.longitude * perDegree)}`;
          expect(gridCells({ latitude, longitude, radiusMiles }, perDegree)).toContain(cell);
        },
      ),
    );
  });
});
