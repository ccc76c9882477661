import { describe, expect, it } from '@jest/globals';
import { depositFields, depositValues, NO_DEPOSIT, withDepositIssues } from './deposit-values';

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
    const errors: Record<string, unknown> = { deposit: { amount: { message: 'One of both.' } } };
    withDepositIssues(errors, { ...NO_DEPOSIT, kind: 'percent' });
    expect(errors).toEqual({ deposit: { percent: { message: 'One of both.' } } });
  });
});
