import { describe, expect, it } from '@jest/globals';
import { PLACE_KINDS, type PlaceKind } from '../../../contract/directory/place-kinds.js';
import { countKinds, type SameKind } from './count-kinds.rules.js';

const group = (kind: PlaceKind, count: number, ...activities: string[]): SameKind => ({
  kind,
  activities,
  count,
});
const counts = (groups: readonly SameKind[], isAll = true) =>
  Object.fromEntries(
    countKinds(groups, isAll).map(({ kind, count, isMore }) => [kind, `${count}${isMore ? '+' : ''}`]),
  );

describe('how many places there are of each kind', () => {
  it('is said of every kind where all of them were looked at', () => {
    expect(countKinds([], true).map(({ kind, count }) => [kind, count])).toEqual(
      PLACE_KINDS.map((kind) => [kind, 0]),
    );
    expect(counts([group('csa', 2), group('csa', 1, 'Hay rides'), group('u_pick', 4)])).toMatchObject({
      csa: '3',
      u_pick: '4',
      food_hub: '0',
    });
  });

  it('counts a place for each kind that it names among its activities', () => {
    const both = group('on_farm_market', 5, 'CSA', 'Pick your own berries');
    expect(counts([both, group('agritourism', 1, 'CSA tours')])).toMatchObject({
      on_farm_market: '5',
      csa: '5',
      u_pick: '5',
      agritourism: '1',
    });
  });

  it('takes a farmers market for nothing else, as the filter does', () => {
    const groups = [group('farmers_market', 7, 'CSA'), group('csa', 1, 'Farmers market')];
    expect(counts(groups)).toMatchObject({ farmers_market: '7', csa: '1' });
  });

  it('stops at a thousand, and leaves out what is not known', () => {
    const groups = [group('csa', 1_001), group('u_pick', 1_000)];
    expect(counts(groups)).toMatchObject({ csa: '1000+', u_pick: '1000' });
    expect(counts(groups, false)).toEqual({ csa: '1000+' });
  });
});
