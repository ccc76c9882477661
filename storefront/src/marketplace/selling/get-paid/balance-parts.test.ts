import { describe, expect, it } from '@jest/globals';
import { balanceParts } from './balance-card';

const NOTHING = { total: 0, ready: 0, undelivered: 0, paypal: 0, other: 0, owed: 0 };

describe('what a balance is made of', () => {
  it('leaves out what is nothing', () => {
    expect(balanceParts({ state: 'enabled', balance: NOTHING })).toEqual([]);
    const parts = balanceParts({ state: 'none', balance: { ...NOTHING, total: 3, ready: 5, owed: -2 } });
    expect(parts.map(({ label, amount }) => [label, amount])).toEqual([
      ['Ready to pay out', 5],
      ['You owe', 2],
    ]);
  });

  it('says what the vendor has to do for it', () => {
    const why = (state: 'none' | 'restricted') =>
      balanceParts({ state, balance: { ...NOTHING, ready: 5 } })[0]?.why;
    expect(why('none')).toContain('when you set up payouts');
    expect(why('restricted')).toContain('when payouts are on again');
  });
});
