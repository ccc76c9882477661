import { describe, expect, it } from '@jest/globals';
import { createRandom } from './random.js';

const draw = (seed: string) => {
  const random = createRandom(seed);
  return Array.from({ length: 50 }, () => random.int(1, 6));
};

describe('random choices', () => {
  it('come out the same for the same seed and differently for another', () => {
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('stay within their bounds and reach both', () => {
    const faces = new Set(draw('dice'));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('sample without taking anything twice, and no more than there is', () => {
    const random = createRandom('sample');
    expect(random.sample(['a', 'b', 'c'], 5).sort()).toEqual(['a', 'b', 'c']);
    expect(new Set(random.sample([1, 2, 3, 4, 5], 3)).size).toBe(3);
  });

  it('never choose what has no weight', () => {
    const random = createRandom('weights');
    const chosen = Array.from({ length: 100 }, () =>
      random.weighted(['never', 'always'], (item) => (item === 'always' ? 2 : 0)),
    );
    expect(new Set(chosen)).toEqual(new Set(['always']));
    expect(random.weighted(['never'], () => 0)).toBeNull();
  });

  it('refuse to pick from nothing', () => {
    expect(() => createRandom('x').pick([])).toThrow(RangeError);
  });
});
