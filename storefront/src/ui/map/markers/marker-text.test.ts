import { describe, expect, it } from '@jest/globals';
import type { MapPoint } from '../map-types';
import { groupName, pointName } from './marker-text';

const point = (changes: Partial<MapPoint> = {}): MapPoint => ({
  id: '1',
  label: 'Low Field Farm',
  kind: 'farm',
  latitude: 40,
  longitude: -100,
  isApproximate: false,
  ...changes,
});

describe('pointName', () => {
  it('is the name, with the distance where it is known', () => {
    expect(pointName(point())).toBe('Low Field Farm');
    expect(pointName(point({ distanceMiles: 3.24 }))).toBe('Low Field Farm, 3.2 miles away');
    expect(pointName(point({ distanceMiles: 1.02 }))).toBe('Low Field Farm, 1.0 mile away');
  });

  it('says when the place is only the middle of a ZIP code', () => {
    expect(pointName(point({ distanceMiles: null, isApproximate: true }))).toBe(
      'Low Field Farm, approximate location',
    );
  });
});

describe('groupName', () => {
  it('counts in the word for what they all are', () => {
    expect(groupName([point(), point()], false)).toBe('2 farms, zoom in');
    expect(groupName([point(), point({ kind: 'listing' })], false)).toBe('2 results, zoom in');
  });

  it('says what a press does where zooming does not help', () => {
    expect(groupName([point(), point()], true)).toBe('2 farms at the same location, show all');
  });
});
