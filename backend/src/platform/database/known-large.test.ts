import { expect, it } from '@jest/globals';
import { COUNT_BOUND } from '../../contract/shared/limits.js';
import { KnownLarge } from './known-large.js';

/** What was asked for, one after the other. */
function counting(total: number | null) {
  const asked: number[] = [];
  const find = (stopAt: number) => {
    asked.push(stopAt);
    return Promise.resolve([{ id: 7, total: total === null ? null : Math.min(total, stopAt) }]);
  };
  return { asked, find };
}

it('counts a list with more than the bound once', async () => {
  const large = new KnownLarge();
  const { asked, find } = counting(90_000);
  const expected = [{ id: 7, total: COUNT_BOUND + 1 }];
  expect(await large.counted(['near', 33901], find)).toEqual(expected);
  expect(await large.counted(['near', 33901], find)).toEqual(expected);
  expect(await large.counted(['near', 10001], find)).toEqual(expected);
  expect(asked).toEqual([COUNT_BOUND + 1, 0, COUNT_BOUND + 1]);
});

it('counts every other list each time', async () => {
  const large = new KnownLarge();
  for (const total of [COUNT_BOUND, null]) {
    const { asked, find } = counting(total);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await large.counted(['all'], find)).toEqual([{ id: 7, total }]);
    expect(asked).toEqual([COUNT_BOUND + 1, COUNT_BOUND + 1]);
  }
});
