import { expect, it } from '@jest/globals';
import { depositWords } from './deposit-words';

const deposit = {
  amount: 100,
  percent: null,
  balanceOn: '2026-11-10',
  unpaid: 'keep',
  graceDays: 7,
} as const;
const half = { id: 1, name: 'Half', price: 6.5, inventory: 3, deposit: 150 };

it('says what is paid when, what happens otherwise, and what options ask for', () => {
  expect(depositWords({ deposit, variants: [half, { ...half, name: 'Whole', deposit: null }] })).toEqual([
    '$100.00, balance on November 10, 2026',
    'If it isn’t paid within 7 days: the vendor keeps the deposit.',
    'Half: $150.00',
  ]);
  const weighed = {
    ...deposit,
    amount: null,
    percent: 25,
    balanceOn: null,
    unpaid: 'return',
    graceDays: 1,
  } as const;
  expect(depositWords({ deposit: weighed, variants: [] })).toEqual([
    '25% of the price, balance once it’s weighed',
    'If it isn’t paid within 1 day: the deposit is refunded.',
  ]);
  expect(depositWords({ deposit: null, variants: [half] })).toEqual([]);
});
