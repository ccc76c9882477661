import { expect, it } from '@jest/globals';
import { balanceWhenText, chargeText, depositText, unpaidText } from './deposit-words.js';

it('says how much a deposit is', () => {
  expect(depositText({ amount: 100, percent: null })).toBe('$100.00');
  expect(depositText({ amount: null, percent: 25 })).toBe('25% of the price');
});

it('says when and how the balance is paid', () => {
  expect(balanceWhenText({ balanceOn: null })).toBe('once it’s weighed');
  expect(chargeText({ balanceOn: '2026-11-10' }, '$350.00', 'card')).toBe(
    'We’ll charge the balance, $350.00, to the same card on November 10, 2026.',
  );
  expect(chargeText({ balanceOn: null }, 'at most $350.00', 'paypal')).toBe(
    'We’ll email you a link to pay the balance, at most $350.00, once it’s weighed.',
  );
});

it('says what happens otherwise', () => {
  expect(unpaidText({ unpaid: 'keep', graceDays: 7 }, 'Pine Hill Farm')).toBe(
    'If the balance isn’t paid within 7 days, the order is canceled and Pine Hill Farm keeps the deposit.',
  );
  expect(unpaidText({ unpaid: 'return', graceDays: 1 }, 'Pine Hill Farm')).toBe(
    'If the balance isn’t paid within a day, the order is canceled and we refund your deposit.',
  );
});
