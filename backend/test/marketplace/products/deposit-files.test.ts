import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BALANCE_DAY_MESSAGE,
  BALANCE_WEIGHED_MESSAGE,
} from '../../../src/contract/marketplace/deposits/deposit-fields.js';
import type { ImportPreview } from '../../../src/contract/marketplace/product-files.js';
import type { OwnProductView } from '../../../src/contract/marketplace/products.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  await makeVendor(test.db, { userId: seller.user.id });
});
afterEach(() => test.db.query('TRUNCATE vendors, users, search_words RESTART IDENTITY CASCADE'));

const HEAD = 'sku,name,description,category,unit,price,inventory';
const HOG = 'HOG,Half a hog,Pasture raised.,meat,each,400.00,6';
const COLUMNS = 'deposit,balanceOn,ifUnpaid,graceDays';
const DAY = '2099-11-10';
const send = async (csv: string, mode: string) => {
  const form = { field: 'file', bytes: Buffer.from(csv), name: 'p.csv' };
  return (await seller.postForm<ImportPreview>('/api/vendor/products/import', { mode }, form)).body;
};
const write = (csv: string) => send(csv, 'write');
const exported = async () => (await seller.get<string>('/api/vendor/products/export')).body;
const deposits = async () =>
  (await test.db.getRepository(Product).find({ order: { id: 'ASC' } })).map(({ deposit }) => deposit);
const said = async (csv: string) =>
  (await send(csv, 'preview')).rows.map(({ outcome, messages }) => [outcome, ...messages]);
const terms = { cents: 10_000, percent: null, balanceOn: DAY, unpaid: 'keep', graceDays: 10 } as const;
const hog = {
  ...{ sku: 'HOG', name: 'Half a hog', description: 'Pasture raised.', category: 'meat', unit: 'each' },
  ...{ price: '400.00', inventory: 6 },
};
const deposit = { amount: '100', percent: '', balanceOn: DAY, unpaid: 'keep', graceDays: '10' };
const weight = { per: 'lb', inSteps: false, leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268 };
const make = async (more: object = {}) => {
  const { status, body } = await seller.post<OwnProductView>('/api/products', { ...hog, deposit, ...more });
  expect(status).toBe(201);
  return body;
};

describe('deposits in the products file', () => {
  it('are in it where a product asks for one, and come back as they went out', async () => {
    await make({ sku: 'KALE', deposit: null });
    expect((await exported()).split('\r\n')[0]).not.toMatch(/deposit|balanceOn|ifUnpaid|graceDays/);
    await make();
    await make({ sku: 'COW', deposit: { ...deposit, amount: '', percent: '25', unpaid: 'return' } });
    const csv = await exported();
    const [head, ...lines] = csv.split('\r\n');
    expect(head).toMatch(/,deposit,balanceOn,ifUnpaid,graceDays$/);
    expect(lines.slice(0, 3).map((line) => line.split(',').slice(-4).join())).toEqual([
      ',,,',
      `100.00,${DAY},keep,10`,
      `25%,${DAY},refund,10`,
    ]);
    const before = await test.db.getRepository(Product).find({ order: { id: 'ASC' } });
    expect(await write(csv)).toMatchObject({ unchanged: 3, updated: 0, created: 0, wrong: 0 });
    expect(await test.db.getRepository(Product).find({ order: { id: 'ASC' } })).toEqual(before);
  });

  it('are added with what the form presets, and a spreadsheet’s way of writing a day and an amount', async () => {
    const csv = [`${HEAD},${COLUMNS}`, `${HOG},$100.00,,,`].join('\r\n');
    expect((await send(csv, 'preview')).rows[0]).toMatchObject({
      outcome: 'wrong',
      messages: [
        'balanceOn: Please enter the day on which the balance is due, such as 2027-03-01, or “weighed.”',
      ],
    });
    expect(await write(`${HEAD},deposit,Balance On\r\n${HOG},$100,11/10/2099\r\n`)).toMatchObject({
      created: 1,
      isDone: true,
    });
    expect(await deposits()).toEqual([{ ...terms, unpaid: 'return', graceDays: 7 }]);
  });

  it('change cell by cell, stay in files without them, and end with an empty cell', async () => {
    await make();
    expect(await write(`${HEAD}\r\n${HOG.replace('400', '450')}\r\n`)).toMatchObject({ updated: 1 });
    expect(await deposits()).toEqual([terms]);
    expect(await write('sku,graceDays\r\nHOG,5\r\n')).toMatchObject({ updated: 1, isDone: true });
    expect(await deposits()).toEqual([{ ...terms, graceDays: 5 }]);
    expect(await write('sku,deposit,ifUnpaid\r\nHOG,20%,\r\n')).toMatchObject({ updated: 1, isDone: true });
    expect(await deposits()).toEqual([{ ...terms, cents: null, percent: 20, graceDays: 5 }]);
    expect(await write('sku,deposit\r\nHOG,\r\n')).toMatchObject({ updated: 1, isDone: true });
    expect(await deposits()).toEqual([null]);
  });

  it('are refused by row and field, and nothing is written', async () => {
    await make({ deposit: null });
    const row = (...cells: string[]) => ['HOG', ...cells].join();
    const each = async (...cells: string[]) =>
      (await said(`sku,${COLUMNS}\r\n${row(...cells)}\r\n`))[0]?.slice(1);
    const amount = 'deposit: Please enter an amount such as 100.00, or a percentage from 1% to 99%.';
    expect(await each('half', DAY, 'keep', '7')).toEqual([amount]);
    expect(await each('100%', DAY, 'keep', '7')).toEqual([amount]);
    expect(await each('2.5%', DAY, 'keep', '7')).toEqual([amount]);
    expect(await each('100', '2020-01-01', 'keep', '7')).toEqual([`balanceOn: ${BALANCE_DAY_MESSAGE}`]);
    expect(await each('100', 'weighed', 'keep', '7')).toEqual([`balanceOn: ${BALANCE_WEIGHED_MESSAGE}`]);
    expect(await each('100', 'soon', 'sell', '31')).toEqual([
      'balanceOn: Please enter the day on which the balance is due, such as 2027-03-01, or “weighed.”',
      'ifUnpaid: Please enter keep or refund.',
      'graceDays: Please enter a number of days from 1 to 30.',
    ]);
    expect(await each('', DAY, '', '')).toEqual([
      'deposit: Please enter the deposit, or leave balanceOn, ifUnpaid and graceDays blank too.',
    ]);
    expect(await write(`sku,${COLUMNS}\r\n${row('half', DAY, 'keep', '7')}\r\n`)).toMatchObject({ wrong: 1 });
    expect(await deposits()).toEqual([null]);
  });

  it('keep a balance day that is over, as the form does', async () => {
    const { id } = await make();
    const over = { ...terms, balanceOn: '2020-01-01' };
    await test.db.getRepository(Product).update(id, { deposit: over });
    const csv = await exported();
    expect(await write(csv)).toMatchObject({ unchanged: 1, wrong: 0 });
    expect(await write(csv.replace(',10\r\n', ',12\r\n'))).toMatchObject({ updated: 1, isDone: true });
    expect(await deposits()).toEqual([{ ...over, graceDays: 12 }]);
  });
});

describe('deposits of options in the products file', () => {
  const variants = [
    { name: 'Half', price: '6.50', inventory: 3, weight, deposit: '150' },
    { name: 'Whole', price: '6.00', inventory: 2, weight },
  ];
  const own = async () =>
    (await test.db.getRepository(ProductVariant).find({ order: { position: 'ASC' } })).map((one) => [
      one.name,
      one.deposit,
    ]);

  it('are amounts of their own, and their product’s is in its first row', async () => {
    await make({ variants, deposit: { ...deposit, balanceOn: '' } });
    const csv = await exported();
    const [head, ...lines] = csv.split('\r\n');
    expect(head).toMatch(/,deposit,balanceOn,ifUnpaid,graceDays,optionDeposit,per,inSteps,least,usual,most$/);
    expect(lines.slice(0, 2).map((line) => line.split(',').slice(-10, -5).join())).toEqual([
      '100.00,weighed,keep,10,150.00',
      ',,,,',
    ]);
    expect(await write(csv)).toMatchObject({ unchanged: 1, updated: 0, wrong: 0 });
    const changed = 'sku,option,optionDeposit\r\nHOG,Half,\r\nHOG,Whole,300\r\n';
    expect(await said(changed)).toEqual([
      ['update', 'Half: Changes its deposit.', 'Whole: Changes its deposit.'],
      ['update'],
    ]);
    expect(await write(changed)).toMatchObject({ updated: 1, isDone: true });
    expect(await own()).toEqual([
      ['Half', null],
      ['Whole', 30_000],
    ]);
    expect(await write('sku,option,price\r\nHOG,Whole,6.25\r\n')).toMatchObject({ updated: 1 });
    expect(await own()).toEqual([
      ['Half', null],
      ['Whole', 30_000],
    ]);
    expect(await deposits()).toEqual([{ ...terms, balanceOn: null }]);
  });

  it('come with new options, and need an option and an amount', async () => {
    const head = `${HEAD},deposit,balanceOn,option,optionDeposit`;
    const rows = [`${HOG},100,${DAY},Half,150`, 'HOG,,,,,250.00,2,,,Quarter,'];
    expect(await write([head, ...rows].join('\r\n'))).toMatchObject({ created: 1, isDone: true });
    expect(await own()).toEqual([
      ['Half', 15_000],
      ['Quarter', null],
    ]);
    expect(await said('sku,option,optionDeposit\r\nHOG,Half,lots\r\n')).toEqual([
      ['wrong', 'optionDeposit: Please enter an amount such as 100.00.'],
    ]);
    expect(await said('sku,optionDeposit\r\nHOG,20\r\n')).toEqual([
      ['wrong', 'optionDeposit: Please enter this in the row of an option. For the product, use deposit.'],
    ]);
  });

  it('are noted where the product asks for none', async () => {
    await make({ variants, deposit: null });
    expect(await said('sku,option,optionDeposit\r\nHOG,Half,200\r\nHOG,Whole,\r\n')).toEqual([
      [
        ...['update', 'Its optionDeposit counts only while the product asks for a deposit.'],
        'Half: Changes its deposit.',
      ],
      ['same'],
    ]);
  });
});
