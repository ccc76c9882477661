import { expect, it } from '@jest/globals';
import { readInSeason } from './in-season-address';

it('reads the state and month of the calendar’s address, and nothing else', () => {
  const read = (text: string) => readInSeason(new URLSearchParams(text));
  expect(read('state=fl&month=6')).toEqual({ state: 'FL', month: 6 });
  expect(read('state=ZZ&month=13')).toEqual({ state: undefined, month: undefined });
  expect(read('state=toString&month=1.5')).toEqual({ state: undefined, month: undefined });
  expect(read('')).toEqual({ state: undefined, month: undefined });
});
