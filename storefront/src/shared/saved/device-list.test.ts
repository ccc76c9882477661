import { describe, expect, it } from '@jest/globals';
import { parseSaved, withSaved } from './device-list';

const corn = { key: 'listing-4', name: 'Sweet corn' };
const farm = { key: 'farm-7', name: 'Sunny Acres' };

describe('what a device keeps', () => {
  it('is read as far as it is a list of saved things', () => {
    expect(parseSaved(null)).toEqual([]);
    expect(parseSaved('{"not":"a list"}')).toEqual([]);
    expect(parseSaved('[')).toEqual([]);
    const stored = JSON.stringify([{ ...corn, extra: 1 }, { key: 'order-1', name: 'x' }, null, farm]);
    expect(parseSaved(stored)).toEqual([corn, farm]);
  });

  it('holds a thing once, the newest first, and 200 at most', () => {
    expect(withSaved(withSaved([corn], farm, true), corn, true)).toEqual([corn, farm]);
    expect(withSaved([corn, farm], corn, false)).toEqual([farm]);
    const many = Array.from({ length: 201 }, (_, n) => ({ key: `farm-${n + 1}`, name: 'Farm' }));
    expect(parseSaved(JSON.stringify(many))).toHaveLength(200);
  });
});
