import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiscountCodeView } from '../../../src/contract/marketplace/discount-codes.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const CODES = '/api/vendor/discount-codes';
const TEN = { code: 'SPRING10', percent: 10 };

let test: TestApp;
let seller: Client;
let path: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  await makeVendor(test.db, { userId: seller.user.id });
  path = `${CODES}/${(await seller.post<DiscountCodeView>(CODES, TEN)).body.id}`;
});

const save = (changes: object) => seller.put<DiscountCodeView & ErrorBody>(path, { ...TEN, ...changes });

describe('a discount code that two people change', () => {
  it('keeps what the first saved where the second changed something else', async () => {
    await save({ maxUses: 50, leastGoods: 20, was: { maxUses: null, leastGoods: null } });
    const other = await save({ percent: 15, was: { percent: 10, amount: null } });
    expect(other.status).toBe(200);
    expect(other.body).toMatchObject({ percent: 15, maxUses: 50, leastGoods: 20 });
  });

  it('is not saved over, and names what the other changed', async () => {
    await save({ percent: 15, endsOn: '2030-05-01' });
    const late = await save({ percent: null, amount: 5, was: { percent: 10, amount: null } });
    expect([late.status, late.body.error]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(late.body.issues?.map((issue) => issue.path)).toEqual(['percent']);
    const again = await save({ percent: null, amount: 5, was: { percent: 15, amount: null } });
    expect(again.body).toMatchObject({ percent: null, amount: 5, endsOn: '2030-05-01' });
  });

  it('stays ended unless the second saw that', async () => {
    const { endedAt } = (await seller.post<DiscountCodeView>(`${path}/end`, {})).body;
    const late = await save({ maxUses: 9, was: { maxUses: null } });
    expect(late.body).toMatchObject({ state: 'ended', maxUses: 9, endedAt });
    const again = await save({ was: { endedAt } });
    expect(again.body).toMatchObject({ state: 'running', maxUses: 9 });
  });

  it.each([
    [{ startsOn: '2030-05-02' }, { endsOn: '2030-05-01', was: { endsOn: null } }, 'endsOn'],
    [{}, { percent: null, amount: 5, was: { amount: null } }, 'percent'],
  ])('is not put together to what makes no sense: %j and %j', async (first, second, wrong) => {
    await save(first);
    const late = await save(second);
    expect([late.status, late.body.issues?.[0]?.path]).toEqual([400, wrong]);
  });

  it('is written whole by calls that do not say what they saw', async () => {
    await save({ maxUses: 50 });
    expect((await save({ percent: 15 })).body).toMatchObject({ percent: 15, maxUses: null });
  });
});
