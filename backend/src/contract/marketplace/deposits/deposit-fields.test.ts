import { expect, it } from '@jest/globals';
import { DepositFields, depositView } from './deposit-fields.js';

const given = { amount: '', percent: '25', balanceOn: '2026-11-10', unpaid: 'keep', graceDays: '10' };
const terms = { cents: null, percent: 25, balanceOn: '2026-11-10', unpaid: 'keep', graceDays: 10 } as const;

it('is read from a form, and shown again', () => {
  expect(DepositFields.parse(given)).toEqual(terms);
  expect(depositView(terms)).toEqual({ ...given, amount: null, percent: 25, graceDays: 10 });
});

it('is due once it is weighed without a day, and is refunded unless its vendor says otherwise', () => {
  expect(DepositFields.parse({ amount: '100.50', balanceOn: '' })).toEqual({
    ...{ cents: 10_050, percent: null, balanceOn: null, unpaid: 'return', graceDays: 7 },
  });
});

it.each([
  [{ amount: '50' }, 'amount'],
  [{ percent: '' }, 'amount'],
  [{ percent: '100' }, 'percent'],
  [{ percent: '2.5' }, 'percent'],
  [{ balanceOn: '11/10/2026' }, 'balanceOn'],
  [{ unpaid: 'sell' }, 'unpaid'],
  [{ graceDays: '31' }, 'graceDays'],
])('is refused with %j', (wrong, path) => {
  const { error } = DepositFields.safeParse({ ...given, ...wrong });
  expect(new Set(error?.issues.map((issue) => issue.path.join('.')))).toEqual(new Set([path]));
});
