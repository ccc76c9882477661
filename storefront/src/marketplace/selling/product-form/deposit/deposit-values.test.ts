import { describe, expect, it } from '@jest/globals';
import { depositFieldAt, depositFields, depositValues, NO_DEPOSIT } from './deposit-values';

const view = { amount: null, percent: 25, balanceOn: '2026-11-10', unpaid: 'keep', graceDays: 10 } as const;

describe('the deposit of a form', () => {
  it('is sent as it was loaded', () => {
    expect(depositFields(depositValues({ deposit: view }))).toEqual({
      ...view,
      ...{ amount: '', percent: '25', graceDays: '10' },
    });
    expect(depositFields(depositValues({ deposit: undefined }))).toBeNull();
  });

  it('sends what is shown alone', () => {
    const typed = { ...NO_DEPOSIT, isAsked: true, amount: '100', percent: '20', balanceOn: '2026-11-10' };
    expect(depositFields(typed)).toMatchObject({ amount: '100', percent: '', balanceOn: '2026-11-10' });
    expect(depositFields({ ...typed, kind: 'percent', when: 'weighed' })).toMatchObject({
      ...{ amount: '', percent: '20', balanceOn: '' },
    });
  });

  it('does not take an empty day for “once it’s weighed”', () => {
    expect(depositFields({ ...NO_DEPOSIT, isAsked: true })?.balanceOn).not.toBe('');
  });

  it('says at the percentage that it is missing', () => {
    const percent = { ...NO_DEPOSIT, kind: 'percent' as const };
    expect(depositFieldAt('deposit.amount', percent)).toBe('deposit.percent');
    expect(depositFieldAt('deposit.amount', NO_DEPOSIT)).toBe('deposit.amount');
  });
});
