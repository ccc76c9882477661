import { describe, expect, it } from '@jest/globals';
import { hasOf, misfitOf } from './baseline.js';

const OLD = ['First1700000000000', 'Second1700000000001'];
const BASELINE = 'Baseline1763500000000';

describe('a database', () => {
  it.each([
    ['nothing', []],
    ['nothing', ['Other1600000000000']],
    ['part', ['First1700000000000']],
    ['part', ['Second1700000000001', 'Later1900000000000']],
    ['whole', OLD],
    ['whole', [...OLD, 'Later1900000000000']],
    ['whole', [BASELINE]],
    ['whole', [...OLD, BASELINE, 'Later1900000000000']],
  ] as const)('has %s of the baseline after %j', (has, names) => {
    expect(hasOf(names, OLD)).toBe(has);
  });
});

describe('a backup', () => {
  it('fits where its database has the baseline and no migration that is unknown', async () => {
    expect(
      await misfitOf([BASELINE, 'Later1900000000000'], new Set(['1763500000000', '1900000000000'])),
    ).toBeNull();
    expect(await misfitOf([BASELINE, 'Later1900000000000'], new Set(['1763500000000']))).toEqual({
      unknown: 'Later1900000000000',
    });
  });

  it.each([[[]], [['Directory1763600000000']]])('is for another version after %j', async (names) => {
    expect(await misfitOf(names, new Set())).toEqual({ restoreWith: '0.2.0' });
  });
});
