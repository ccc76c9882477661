import { expect, it } from '@jest/globals';
import { nextName, nextRefund } from './next-season.rules.js';

it('carries what a refund is over, until a year later', () => {
  const part = { kind: 'part', percent: 75, until: '2027-07-01', deposit: 0 } as const;
  expect(nextRefund(part)).toEqual({ ...part, until: '2028-06-29' });
  expect(nextRefund({ ...part, until: null })).toEqual({ ...part, until: null });
  expect(nextRefund({ kind: 'none' })).toEqual({ kind: 'none' });
});

it('is called by its own year', () => {
  expect(nextName('Vegetable share 2027')).toBe('Vegetable share 2028');
  expect(nextName('Eggs')).toBe('Eggs');
});
