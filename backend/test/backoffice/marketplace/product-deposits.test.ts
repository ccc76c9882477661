import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { AdminProduct } from '../../../src/contract/marketplace/admin/products.admin.js';
import {
  BALANCE_DAY_MESSAGE,
  BALANCE_WEIGHED_MESSAGE,
  ONE_DEPOSIT_MESSAGE,
} from '../../../src/contract/marketplace/deposits/deposit-fields.js';
import type { OwnProductView } from '../../../src/contract/marketplace/products.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let admin: Client;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  await makeVendor(test.db, { userId: seller.user.id });
  admin = await signedIn(test, { role: 'admin' });
});
afterEach(() => test.db.query('TRUNCATE vendors, users, search_words RESTART IDENTITY CASCADE'));

const DAY = '2099-11-10';
const weight = { per: 'lb', inSteps: false, leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268 };
const deposit = { amount: '100', percent: '', balanceOn: DAY, unpaid: 'keep', graceDays: '10' };
const hog = {
  ...{ name: 'Half a hog', description: 'Pasture raised.', category: 'meat', unit: 'each' },
  ...{ price: '400.00', inventory: 6 },
};
const shown = { amount: 100, percent: null, balanceOn: DAY, unpaid: 'keep', graceDays: 10 } as const;
const terms = { cents: 10_000, percent: null, balanceOn: DAY, unpaid: 'keep', graceDays: 10 };
const make = async (more: object = {}) => {
  const { status, body } = await seller.post<OwnProductView>('/api/products', { ...hog, deposit, ...more });
  expect(status).toBe(201);
  return body.id;
};
const path = (id: number) => `/api/admin/products/${id}`;
const see = async (id: number) => (await admin.get<AdminProduct>(path(id))).body;
const save = async (id: number, changes: object, was: object) =>
  admin.put<AdminProduct & ErrorBody>(path(id), { ...changes, was });
const stored = async (id: number) => (await test.db.getRepository(Product).findOneByOrFail({ id })).deposit;

it('is shown to staff, who correct it, add one and take it away', async () => {
  const id = await make();
  expect((await see(id)).deposit).toEqual(shown);
  const changed = { ...shown, amount: null, percent: 25, unpaid: 'return' };
  const answer = await save(id, { deposit: changed }, { deposit: shown });
  expect([answer.status, answer.body.deposit]).toEqual([200, changed]);
  expect(await stored(id)).toEqual({ ...terms, cents: null, percent: 25, unpaid: 'return' });
  expect((await save(id, { deposit: null }, { deposit: changed })).body.deposit).toBeNull();
  expect(await stored(id)).toBeNull();
  expect((await save(id, { deposit: shown }, { deposit: null })).body.deposit).toEqual(shown);
  expect(await stored(id)).toEqual(terms);
});

it('is checked as in the vendor’s form, and keeps a balance day that is over', async () => {
  const id = await make();
  const issueOf = async (given: object) => {
    const { status, body } = await save(id, { deposit: { ...shown, ...given } }, { deposit: shown });
    return [status, body.issues?.[0]?.path, body.issues?.[0]?.message];
  };
  expect(await issueOf({ percent: 20 })).toEqual([400, 'deposit.amount', ONE_DEPOSIT_MESSAGE]);
  expect((await issueOf({ amount: 0 })).slice(0, 2)).toEqual([400, 'deposit.amount']);
  expect((await issueOf({ graceDays: 31 })).slice(0, 2)).toEqual([400, 'deposit.graceDays']);
  expect(await issueOf({ balanceOn: '2020-01-01' })).toEqual([400, 'deposit.balanceOn', BALANCE_DAY_MESSAGE]);
  expect(await issueOf({ balanceOn: null })).toEqual([400, 'deposit.balanceOn', BALANCE_WEIGHED_MESSAGE]);
  expect(await stored(id)).toEqual(terms);
  const over = { ...shown, balanceOn: '2020-01-01' };
  await test.db
    .getRepository(Product)
    .update(id, { deposit: { ...terms, unpaid: 'keep', balanceOn: over.balanceOn } });
  expect((await save(id, { deposit: { ...over, graceDays: 5 } }, { deposit: over })).status).toBe(200);
});

it('says figure by figure what someone else changed', async () => {
  const id = await make();
  await save(id, { deposit: { ...shown, graceDays: 5 } }, { deposit: shown });
  const late = await save(id, { deposit: { ...shown, graceDays: 20 } }, { deposit: shown });
  expect([late.status, late.body.issues]).toEqual([
    409,
    [{ path: 'deposit.graceDays', message: 'Someone else changed this to “5”.' }],
  ]);
  expect((await save(id, { deposit: shown }, {})).status).toBe(400);
});

it('of an option is corrected with its price, and stays where it is left out', async () => {
  const variants = [
    { name: 'Half', price: '6.50', inventory: 3, weight, deposit: '150' },
    { name: 'Whole', price: '6.00', inventory: 2, weight },
  ];
  const id = await make({ variants, deposit: { ...deposit, balanceOn: '' } });
  const { variants: before, deposit: whole } = await see(id);
  expect(whole?.balanceOn).toBeNull();
  expect(before.map((one) => one.deposit)).toEqual([150, null]);
  const own = async () =>
    (await test.db.getRepository(ProductVariant).find({ order: { position: 'ASC' } })).map(
      (one) => one.deposit,
    );
  const turned = before.map((one, index) => ({ ...one, deposit: [null, 300][index] }));
  expect((await save(id, { variants: turned }, { variants: before })).status).toBe(200);
  expect(await own()).toEqual([null, 30_000]);
  const priced = turned.map(({ deposit: _own, ...one }) => ({ ...one, price: 7 }));
  expect((await save(id, { variants: priced }, { variants: turned })).status).toBe(200);
  expect(await own()).toEqual([null, 30_000]);
});
