import { describe, expect, it } from '@jest/globals';
import { boughtOf, type PurchaseEntry, returnable } from './bought.rules.js';

const entry = (
  kind: PurchaseEntry['kind'],
  cents: number,
  more: Partial<PurchaseEntry> = {},
): PurchaseEntry => ({
  ...{ purchaseId: 1, kind, cents, undoneAt: null, ...more },
});
const BOUGHT = [entry('bought', 50_000), entry('bonus', 1_500)];
const one = (...more: PurchaseEntry[]) => boughtOf([...BOUGHT, ...more])[0];
const back = (credit: number, ...more: PurchaseEntry[]) => {
  const bought = one(...more);
  return bought && returnable(bought, credit, 50_000);
};

describe('farm credit that was bought', () => {
  it('is spent before its bonus', () => {
    expect(one(entry('spent', 10_000))).toEqual({
      ...{ id: 1, spent: 10_000, returned: 0, paidLeft: 40_000, bonusLeft: 1_500 },
    });
    expect(one(entry('spent', 50_500))).toMatchObject({ paidLeft: 0, bonusLeft: 1_000 });
    expect(one(entry('spent', 10_000, { undoneAt: new Date() }))).toMatchObject({
      spent: 0,
      paidLeft: 50_000,
    });
  });

  it('goes back as far as it was paid and not spent, without the bonus', () => {
    expect(back(51_500)).toBe(50_000);
    expect(back(41_500, entry('spent', 10_000))).toBe(40_000);
    expect(back(1_000, entry('spent', 50_500))).toBe(0);
  });

  it('doesn’t go back as far as the account has spent other credit that fell away', () => {
    expect(back(31_500)).toBe(30_000);
    expect(back(0)).toBe(0);
  });

  it('goes back no more than is left of the payment', () => {
    const bought = one();
    expect(bought && returnable(bought, 51_500, 20_000)).toBe(20_000);
  });

  it('is nothing once it went back, but for what is taken back of what it paid', () => {
    const gone = [entry('spent', 10_000), entry('returned', 40_000), entry('lost', 1_500)];
    expect(one(...gone)).toMatchObject({ paidLeft: 0, bonusLeft: 0 });
    const undone = gone.map((row) => (row.kind === 'spent' ? { ...row, undoneAt: new Date() } : row));
    expect(one(...undone)).toMatchObject({ paidLeft: 10_000, bonusLeft: 0 });
  });

  it('is apart from other purchases and from other credit', () => {
    const other = entry('bought', 10_000, { purchaseId: 2 });
    const earned = entry('hold', 3_000, { purchaseId: null });
    expect(boughtOf([other, earned, ...BOUGHT]).map(({ id, paidLeft }) => [id, paidLeft])).toEqual([
      [1, 50_000],
      [2, 10_000],
    ]);
  });
});
