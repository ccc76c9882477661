import { expect, it } from '@jest/globals';
import { standingOf } from './user-words';

const account = { role: 'user', staffRole: null, isVendor: false, marketCount: 0 } as const;

it.each([
  ['Customer', {}],
  ['Market manager', { marketCount: 1 }],
  ['Farmer', { role: 'farmer' }],
  ['Farmer, vendor, market manager', { role: 'farmer', isVendor: true, marketCount: 2 }],
  ['Vendor', { role: 'vendor' }],
  ['Content staff', { role: 'admin', staffRole: 'content', marketCount: 1 }],
] as const)('says what somebody does here: %s', (words, some) => {
  expect(standingOf({ ...account, ...some })).toBe(words);
});
