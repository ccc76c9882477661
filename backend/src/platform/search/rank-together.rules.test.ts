import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calledSoFirst, pageRanked, partRanked, RANKED_TOGETHER } from './rank-together.rules.js';

/** Every third row is called so. */
const list = (length: number) => Array.from({ length }, (_, id) => ({ id, isCalledSo: id % 3 === 2 }));
const read = (all: ReturnType<typeof list>, part: { limit: number; offset: number }) => {
  const { limit, offset } = partRanked(part);
  return pageRanked(all.slice(offset, offset + limit), part);
};

describe('a list of what is called so and what mentions it', () => {
  it('has what is called so first, each in the order asked for', () => {
    expect(calledSoFirst(list(6)).map(({ id }) => id)).toEqual([2, 5, 0, 1, 3, 4]);
  });

  it('reads no more than it puts in order together', () => {
    expect(partRanked({ limit: 20, offset: 0 })).toEqual({ limit: RANKED_TOGETHER, offset: 0 });
    expect(partRanked({ limit: 20, offset: 100 })).toEqual({ limit: 60, offset: 60 });
    expect(partRanked({ limit: 20, offset: 50 })).toEqual({ limit: 120, offset: 0 });
  });

  it('has every row once, whatever the pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 350 }), fc.integer({ min: 1, max: 60 }), (length, limit) => {
        const all = list(length);
        const pages = Array.from({ length: Math.ceil(length / limit) }, (_, page) =>
          read(all, { limit, offset: page * limit }),
        ).flat();
        expect(pages.map(({ id }) => id).sort((a, b) => a - b)).toEqual(all.map(({ id }) => id));
      }),
    );
  });
});
