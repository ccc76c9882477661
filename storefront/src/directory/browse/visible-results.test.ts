import { describe, expect, it } from '@jest/globals';
import { firstOfManyFarms, manyFarmsFirst } from './visible-results';

let id = 0;
const of = (farmName: string | null, farmId: number | null = null) => ({ id: ++id, farmId, farmName });
const names = (listings: readonly ReturnType<typeof of>[]) =>
  firstOfManyFarms(listings).map(({ farmName }) => farmName);

describe('the first listings of all results', () => {
  it('are at most two of one farm, in the order in which they came', () => {
    const listings = ['A', 'A', 'A', 'A', 'A', 'B', 'C', 'B', 'D'].map((name) => of(name));
    expect(names(listings)).toEqual(['A', 'A', 'B', 'C', 'B', 'D']);
  });

  it('stay where they are when the others come', () => {
    const listings = ['A', 'A', 'A', 'B', 'C', 'B', 'D', 'A', 'E'].map((name) => of(name));
    const all = manyFarmsFirst(listings).map(({ farmName }) => farmName);
    expect(all).toEqual(['A', 'A', 'B', 'C', 'B', 'D', 'A', 'A', 'E']);
  });

  it('are filled up with more of a farm where there are no others', () => {
    const listings = ['A', 'A', 'A', 'B', 'A', 'A', 'A', 'A'].map((name) => of(name));
    expect(names(listings)).toEqual(['A', 'A', 'A', 'B', 'A', 'A']);
    expect(names([of('A')])).toEqual(['A']);
  });

  it('do not take sellers without a name, or farms of the same name, for one', () => {
    expect(names([of(null), of(null), of(null)])).toHaveLength(3);
    const twins = [of('Oak Farm', 1), of('Oak Farm', 1), of('Oak Farm', 1), of('Oak Farm', 2)];
    const others = ['B', 'C', 'D'].map((name) => of(name));
    expect(firstOfManyFarms([...twins, ...others])).not.toContain(twins[2]);
    expect(firstOfManyFarms([...twins, ...others])).toContain(twins[3]);
  });
});
