import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { payeeReasonOf, payeeStateOf, REASONS } from './payee-state.rules.js';

const account = (given: Partial<Parameters<typeof payeeStateOf>[0]> = {}) => ({
  areTransfersActive: false,
  arePayoutsEnabled: false,
  isSubmitted: false,
  disabledReason: null,
  ...given,
});

describe("an account's state", () => {
  it('is enabled only with transfers and payouts', () => {
    const both = { areTransfersActive: true, arePayoutsEnabled: true };
    expect(payeeStateOf(account(both), false)).toBe('enabled');
    expect(payeeStateOf(account({ areTransfersActive: true }), false)).toBe('due');
    expect(payeeStateOf(account({ arePayoutsEnabled: true }), false)).toBe('due');
  });

  it('is restricted when it was enabled before, or was refused', () => {
    expect(payeeStateOf(account({ isSubmitted: true }), true)).toBe('restricted');
    expect(payeeStateOf(account({ disabledReason: 'rejected.fraud' }), false)).toBe('restricted');
    expect(payeeStateOf(account({ disabledReason: 'under_review' }), false)).toBe('restricted');
    expect(payeeStateOf(account({ disabledReason: 'requirements.past_due' }), false)).toBe('due');
  });
});

/** @returns what the typings of the installed package name, in every place that has such a type */
function reasonsOfStripe(): string[] {
  const main = createRequire(import.meta.url).resolve('stripe');
  const typings = readFileSync(path.join(path.dirname(main), 'resources/Accounts.d.ts'), 'utf8');
  const unions = [...typings.matchAll(/type DisabledReason = ([^;]+);/g)].map(([, union = '']) => union);
  return [
    ...new Set(unions.flatMap((union) => [...union.matchAll(/'([^']+)'/g)].map(([, one = '']) => one))),
  ];
}

describe('the reason', () => {
  it('has a sentence for every one that the installed Stripe package names', () => {
    const named = reasonsOfStripe();
    expect(named).toContain('rejected.fraud');
    expect(named.filter((one) => !(one in REASONS))).toEqual([]);
    for (const disabledReason of named) {
      const said = payeeReasonOf('restricted', { disabledReason, isSubmitted: true, missing: 0 });
      expect(said).not.toBe('Stripe stopped your payouts.');
      expect(said?.startsWith('Farmgate')).toBe(disabledReason.includes('platform'));
    }
  });

  it('is a sentence for each of Stripe’s, and for none', () => {
    const of = (disabledReason: string | null, missing = 0, isSubmitted = true) =>
      payeeReasonOf('due', { disabledReason, isSubmitted, missing });
    expect(of('requirements.past_due')).toContain('overdue');
    expect(of(null)).toContain('checking your details');
    expect(of(null, 2)).toBeNull();
    expect(of(null, 0, false)).toBeNull();
    const restricted = { disabledReason: 'new_word', isSubmitted: true, missing: 0 };
    expect(payeeReasonOf('restricted', restricted)).toBe('Stripe stopped your payouts.');
    expect(payeeReasonOf('enabled', restricted)).toBeNull();
  });
});
