import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isInUnitedStates, mendCoordinates } from './coordinates.rules.js';

describe('mendCoordinates', () => {
  it.each([
    ['Fort Myers', '-81.8723', '26.6406'],
    ['Anchorage', '-149.9003', '61.2181'],
    ['Attu, beyond the date line', '173.2', '52.9'],
    ['Honolulu', '-157.8583', '21.3069'],
    ['San Juan', '-66.1057', '18.4655'],
    ['St. Croix', '-64.73', '17.73'],
    ['Guam', '144.7937', '13.4443'],
    ['Pago Pago', '-170.7', '-14.28'],
    ['spaces around', ' -93.2591  ', '45.0044'],
  ])('takes %s', (_, x, y) => {
    expect(mendCoordinates(x, y)).toEqual({ longitude: Number(x), latitude: Number(y) });
  });

  it.each([
    ['missing', '', ''],
    ['half missing', '-98.12', ''],
    ['zero', '0', '0'],
    ['swapped', '41.37', '-81.73'],
    ['without its sign', '81.73', '41.37'],
    ['in Toronto', '-79.38', '53.65'],
    ['in Paris', '2.35', '48.85'],
    ['no number', 'N/A', '41.37'],
    ['beyond the pole', '-81', '141'],
  ])('does not take a point that is %s', (_, x, y) => {
    expect(mendCoordinates(x, y)).toBeNull();
  });

  it('never yields a point outside of the country', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string()), fc.oneof(fc.double(), fc.string()), (x, y) => {
        const point = mendCoordinates(String(x), String(y));
        expect(point === null || isInUnitedStates(point)).toBe(true);
      }),
    );
  });
});
