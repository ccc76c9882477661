import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminProduct } from '../../../src/contract/marketplace/admin/products.admin.js';
import type {
  AdminTaxRule,
  TaxRulesPreview,
} from '../../../src/contract/marketplace/admin/tax-rules.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { TaxRule } from '../../../src/marketplace/tables/tax-rule.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

type Answer = AdminTaxRule & ErrorBody;

let test: TestApp;
let ann: Client;
beforeAll(async () => {
  test = await startTestApp();
  ann = await signedIn(test, { role: 'admin', username: 'ann', staffRole: 'marketplace' });
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM audit_log; DELETE FROM tax_rules'));

const PATH = '/api/admin/tax-rules';
const FLORIDA = {
  ...{ state: 'FL', taxClass: 'grocery', percent: 6.25, validFrom: '2026-01-01', validTo: null },
  ...{ source: 'Example, not a real rate', checkedOn: '2026-02-03' },
};
const add = (given: object = {}) => ann.post<Answer>(PATH, { ...FLORIDA, ...given });
const count = () => test.db.getRepository(TaxRule).count();

describe('tax rules', () => {
  it('are entered in percent and kept in basis points, with who entered them', async () => {
    const { status, body } = await add();
    expect([status, body]).toEqual([201, expect.objectContaining(FLORIDA)]);
    expect(await test.db.getRepository(TaxRule).find()).toMatchObject([{ basisPoints: 625 }]);
    const edited = await ann.put<Answer>(`${PATH}/${body.id}`, {
      ...{ percent: 7, validTo: '2026-12-31' },
      was: { percent: 6.25, validTo: null },
    });
    expect(edited).toMatchObject({ status: 200, body: { percent: 7, validTo: '2026-12-31' } });
    const late = await ann.put<Answer>(`${PATH}/${body.id}`, { percent: 8, was: { percent: 6.25 } });
    expect(late.body.error).toBe('CHANGED_MEANWHILE');
    expect((await ann.delete(`${PATH}/${body.id}`)).status).toBe(200);
    const history = await test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } });
    expect(history).toMatchObject([
      { action: 'create', resource: 'tax-rules', username: 'ann' },
      {
        action: 'update',
        before: { percent: 6.25, validTo: null },
        after: { percent: 7, validTo: '2026-12-31' },
      },
      { action: 'delete', before: { percent: 7, source: 'Example, not a real rate' } },
    ]);
  });

  it.each([
    ['MO', 'grocery', 1.225, 4.375],
    ['MN', 'non-food', 6.875, 0],
    ['NJ', 'prepared', 6.625, 0],
    ['NM', 'plants', 4.875, 2.938],
  ])(
    'are to a thousandth of a percent, as that of %s, with a local part',
    async (state, taxClass, percent, localPercent) => {
      const given = { state, taxClass, percent, localPercent };
      const { status, body } = await add(given);
      expect([status, body]).toEqual([201, expect.objectContaining(given)]);
      const file = await ann.get<string>(`${PATH}/export.csv`);
      expect(file.body).toContain(`${percent},${localPercent}`);
      const lines = file.body.trim().split(/\r?\n/);
      const again = await ann.postForm<TaxRulesPreview>(
        `${PATH}/import`,
        { mode: 'write' },
        csv(lines.join('\n')),
      );
      expect(again.body).toMatchObject({ unchanged: 1, wrong: 0 });
    },
  );

  it('keep their local part where a file does not have the column', async () => {
    await add({ localPercent: 2.5 });
    expect((await send('write', `FL,Groceries,6.125,2026-01-01,,${END}`)).body).toMatchObject({ updated: 1 });
    expect((await ann.get<AdminTaxRule[]>(PATH)).body).toMatchObject([{ percent: 6.125, localPercent: 2.5 }]);
  });

  it('are no more than all of the price together after a change either', async () => {
    const { id } = (await add({ localPercent: 50 })).body;
    const change = { percent: 51, was: { percent: 6.25 } };
    const { status, body } = await ann.put<Answer>(`${PATH}/${id}`, change);
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'percent']);
  });

  it('never hold twice on one day in a state for a class', async () => {
    await add({ validTo: '2026-06-30' });
    const refused = [
      await add({ validFrom: '2026-06-30' }),
      await add({ validFrom: '2025-01-01', validTo: '2026-01-01' }),
      await add({ validFrom: '2025-01-01' }),
    ];
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
      refused.map(() => [409, 'TAX_RULES_OVERLAP']),
    );
    expect(await count()).toBe(1);
    const next = await add({ validFrom: '2026-07-01' });
    expect(next.status).toBe(201);
    expect((await add({ taxClass: 'prepared' })).status).toBe(201);
    expect((await add({ state: 'GA' })).status).toBe(201);
    const back = { validFrom: '2026-06-01', was: { validFrom: '2026-07-01' } };
    expect((await ann.put<Answer>(`${PATH}/${next.body.id}`, back)).body.error).toBe('TAX_RULES_OVERLAP');
  });

  it.each([
    ['percent', 6.2555],
    ['localPercent', 1.0001],
    ['localPercent', 94],
    ['percent', -1],
    ['percent', 101],
    ['percent', '6'],
    ['state', 'PR'],
    ['taxClass', 'food'],
    ['validFrom', ''],
    ['validTo', '2025-12-31'],
    ['source', ' '],
    ['checkedOn', null],
  ])('say what is wrong with %s %p', async (field, value) => {
    const { status, body } = await add({ [field]: value });
    expect([status, body.issues?.[0]?.path]).toEqual([400, field]);
    expect(await count()).toBe(0);
  });

  it('do not end before they begin after a change either', async () => {
    const { id } = (await add()).body;
    const { status, body } = await ann.put<Answer>(`${PATH}/${id}`, {
      ...{ validTo: '2025-01-01', was: { validTo: null } },
    });
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'validTo']);
  });

  it('are read by support, and changed by those of the marketplace alone', async () => {
    const support = await signedIn(test, { role: 'admin', staffRole: 'support' });
    const { id } = (await add()).body;
    expect((await support.get(PATH)).status).toBe(200);
    expect((await support.get(`${PATH}/gaps`)).status).toBe(200);
    expect((await support.post(PATH, { ...FLORIDA, state: 'GA' })).status).toBe(403);
    expect((await support.put(`${PATH}/${id}`, { percent: 1, was: { percent: 6.25 } })).status).toBe(403);
    expect((await support.postForm(`${PATH}/import`, { mode: 'write' }, csv(HEAD))).status).toBe(403);
    const setting = await ann.put('/api/admin/settings/tax', { mode: 'rules', was: { mode: 'flat' } });
    expect(setting.status).toBe(403);
    expect(await count()).toBe(1);
  });

  it('are found by state, class and time', async () => {
    await add({ validTo: '2026-06-30' });
    await add({ state: 'GA', validFrom: '2020-01-01', validTo: '2020-12-31' });
    await add({ state: 'TX', taxClass: 'plants', validFrom: '2999-01-01' });
    const found = async (filter: object) => {
      const { body } = await ann.get<AdminTaxRule[]>(
        `${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      );
      return body.map(({ state }) => state);
    };
    expect(await found({ state: 'GA' })).toEqual(['GA']);
    expect(await found({ taxClass: 'plants' })).toEqual(['TX']);
    expect(await found({ time: 'later' })).toEqual(['TX']);
    expect(await found({ time: 'over' })).toContain('GA');
    expect(await found({})).toEqual(['FL', 'GA', 'TX']);
  });
});

const HEAD = 'state,taxClass,percent,validFrom,validTo,source,checkedOn';
const csv = (text: string) => ({
  field: 'file',
  name: 'tax-rules.csv',
  type: 'text/csv',
  bytes: Buffer.from(text),
});
const send = async (mode: string, ...lines: string[]) =>
  ann.postForm<TaxRulesPreview & ErrorBody>(`${PATH}/import`, { mode }, csv([HEAD, ...lines].join('\n')));
const END = 'Example,2026-02-03';

describe('a file of tax rules', () => {
  it('is shown first and stores nothing, then adds and changes rules, each in the audit log', async () => {
    const { id } = (await add()).body;
    await test.db.query('DELETE FROM audit_log');
    // The rule ends, and another one follows it.
    const lines = [
      `FL,Groceries,6.25%,1/1/2026,2026-06-30,${END}`,
      `FL,grocery,7,2026-07-01,,${END}`,
      `ga,Not food,0,2026-01-01,,${END}`,
    ];
    const preview = await send('preview', ...lines);
    expect(preview.body).toMatchObject({ created: 2, updated: 1, wrong: 0, isDone: false });
    expect(preview.body.rows.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['FL, Groceries, from 2026-01-01', 'update'],
      ['FL, Groceries, from 2026-07-01', 'create'],
      ['GA, Not food, from 2026-01-01', 'create'],
    ]);
    expect(await count()).toBe(1);
    expect((await send('write', ...lines)).body).toMatchObject({ created: 2, updated: 1, isDone: true });
    const rules = await test.db.getRepository(TaxRule).find({ order: { state: 'ASC', validFrom: 'ASC' } });
    expect(rules).toMatchObject([
      { id, state: 'FL', basisPoints: 625, validTo: '2026-06-30' },
      { state: 'FL', basisPoints: 700, validFrom: '2026-07-01', validTo: null },
      { state: 'GA', taxClass: 'non-food', basisPoints: 0 },
    ]);
    const history = await test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } });
    expect(history.map(({ action, recordId }) => [action, recordId])).toEqual([
      ['update', String(id)],
      ['create', String(rules[1]?.id)],
      ['create', String(rules[2]?.id)],
    ]);
    expect((await send('write', ...lines)).body).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  });

  it('comes back as it was exported, and changes nothing', async () => {
    await add({ source: 'State page, "table 2"', validTo: '2026-06-30' });
    await add({ state: 'GA', percent: 0 });
    const text = (await ann.get<string>(`${PATH}/export.csv`)).body;
    const { body } = await ann.postForm<TaxRulesPreview>(`${PATH}/import`, { mode: 'preview' }, csv(text));
    expect(body).toMatchObject({ unchanged: 2, created: 0, updated: 0, wrong: 0, unknownColumns: [] });
  });

  it('is taken whole or not at all, and every mistake is said', async () => {
    await add({ validTo: '2026-06-30' });
    const { body } = await send(
      'write',
      `TX,grocery,5,2026-01-01,,${END}`,
      `FL,grocery,5,2026-06-30,,${END}`,
      `TX,grocery,5,2026-03-01,,${END}`,
      `NY,grocery,,2026-01-01,,${END}`,
      `NY,food,5,soon,,${END}`,
      `NY,plants,5,2026-01-01,2025-01-01,${END}`,
    );
    expect(body).toMatchObject({ wrong: 5, isDone: false });
    expect(body.rows.map(({ row, messages }) => [row, ...messages])).toEqual([
      [2],
      [3, 'A rule from 2026-01-01 to 2026-06-30 covers some of these days. End it first.'],
      [4, 'Row 2 has the same state and class on some of these days.'],
      [5, expect.stringContaining('percent: Please enter a rate')],
      [6, expect.stringContaining('taxClass: '), expect.stringContaining('validFrom: ')],
      [7, 'validTo: The last day must not be before the first'],
    ]);
    expect(await count()).toBe(1);
  });

  it.each([
    ['nothing', ''],
    ['no table', 'hello'],
    ['a column twice', `${HEAD},state\n`],
    ['a picture', '\0PNG'],
  ])('is refused where it is %s', async (_what, text) => {
    const { status, body } = await ann.postForm<ErrorBody>(`${PATH}/import`, { mode: 'write' }, csv(text));
    expect([status, body.error, body.issues?.[0]?.path]).toEqual([400, 'VALIDATION_FAILED', 'file']);
  });
});

describe('the tax class of a product', () => {
  it('is that of its category until its vendor or staff choose another', async () => {
    const seller = await signedIn(test, { role: 'vendor' });
    const vendor = await makeVendor(test.db, { userId: seller.user.id });
    const { id } = await makeProduct(test.db, { vendorId: vendor.id, name: 'Jam bun' });
    const own = (await seller.put<{ taxClass: string }>(`/api/products/${id}`, { taxClass: 'prepared' }))
      .body;
    expect(own.taxClass).toBe('prepared');
    const staff = await ann.put<AdminProduct>(`/api/admin/products/${id}`, {
      ...{ taxClass: null, was: { taxClass: 'prepared' } },
    });
    expect(staff.body.taxClass).toBeNull();
    const wrong = await seller.put<ErrorBody>(`/api/products/${id}`, { taxClass: 'food' });
    expect([wrong.status, wrong.body.issues?.[0]?.path]).toEqual([400, 'taxClass']);
  });

  it('goes out with the products’ file and comes back, by code or by name', async () => {
    const seller = await signedIn(test, { role: 'vendor' });
    const vendor = await makeVendor(test.db, { userId: seller.user.id });
    const { id } = await makeProduct(test.db, { vendorId: vendor.id, name: 'Cider' });
    const out = async () => (await seller.get<string>('/api/vendor/products/export')).body;
    expect(await out()).not.toContain('taxClass');
    const put = (taxClass: string) =>
      seller.postForm<{ updated: number; wrong: number }>(
        '/api/vendor/products/import',
        { mode: 'write' },
        csv(`sku,name,taxClass\n#${id},Cider,${taxClass}`),
      );
    expect((await put('Candy and soft drinks')).body).toMatchObject({ updated: 1 });
    expect(await out()).toContain('candy-and-soft-drinks');
    expect((await put('soda')).body).toMatchObject({ wrong: 1 });
    expect((await put('')).body).toMatchObject({ updated: 1 });
    expect(await out()).not.toContain('taxClass');
  });
});
