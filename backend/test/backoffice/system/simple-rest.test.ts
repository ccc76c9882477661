import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type DataProvider, fetchUtils, type HttpError, type Identifier } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { readHubs, seedHubs } from '../../../src/content/content-hubs/seed-hubs.js';
import { refreshAfterRun } from '../../../src/content/generation/after-run.js';
import { PageMaker, savePages } from '../../../src/content/location-pages/make-page.js';
import { TargetLocation } from '../../../src/content/location-pages/targets/target-location.entity.js';
import { Message } from '../../../src/content/messages/message.entity.js';
import { SavedAnswer } from '../../../src/content/messages/saved-answer.entity.js';
import { PlaceList } from '../../../src/directory/tables/place-list.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { TaxRule } from '../../../src/marketplace/tables/tax-rule.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { allResources } from '../../support/database/list-statements.js';
import { type Client, makeUser, signedIn } from '../../support/http/people.js';
import { makeBlogPost } from '../../support/make/make-content.js';
import { makeFarm, makeListing, makePlace, makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** `/api/admin` as an app of someone else uses it: react-admin's `ra-data-simple-rest` as it is published. */

let test: TestApp;
let admin: Client;
let data: DataProvider;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin', username: 'ann' });
  data = providerOf(admin);
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM messages; DELETE FROM tax_rules; DELETE FROM audit_log'));

/** The package with its own client, and somebody's session. */
const providerOf = ({ cookie }: Client): DataProvider =>
  simpleRest(`${test.url}/api/admin`, (url, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('cookie', cookie);
    return fetchUtils.fetchJson(url, { ...options, headers });
  });

const FIRST = { page: 1, perPage: 1_000 };
const BY_ID = { field: 'id', order: 'ASC' } as const;

const write = async (count = 1) => {
  const rows = await test.db.query<{ id: number }[]>(
    `INSERT INTO messages (name, email, subject, message)
     SELECT 'Sam', 'sam@mail.example', 'Kale', 'Where?' FROM generate_series(1, $1) RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => id);
};
/** A record as it was answered. */
interface Kept extends Record<string, unknown> {
  id: Identifier;
}
const read = async (resource: string, id: Identifier, by = data): Promise<Kept> =>
  (await by.getOne<Kept>(resource, { id })).data;
const save = async (resource: string, record: Kept, by = data): Promise<Kept> =>
  (await by.update<Kept>(resource, { id: record.id, data: record, previousData: record })).data;
const log = () => test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } });

interface Refusal {
  status: number;
  error?: string;
  issues?: { path: string; message: string }[];
}
/** @returns why a call is refused */
const refusal = (call: Promise<unknown>): Promise<Refusal | null> =>
  call.then(
    () => null,
    ({ status, body }: HttpError) => ({ ...(body as Partial<Refusal>), status: Number(status) }),
  );

describe('a list', () => {
  it('of each resource is there for the default export, a thousand rows at once', async () => {
    const resources = await allResources();
    const refused = await Promise.all(
      resources.map(async ({ name }) =>
        refusal(data.getList(name, { pagination: FIRST, sort: BY_ID, filter: {} })),
      ),
    );
    expect(refused.filter(Boolean)).toEqual([]);
  });

  it('is sorted, filtered, paged and counted', async () => {
    const { id: farmId } = await makeFarm(test.db);
    for (const productName of ['Kale', 'Leeks', 'Beets']) await makeListing(test.db, { farmId, productName });
    await makeListing(test.db);
    const sort = { field: 'productName', order: 'DESC' } as const;
    const page = { pagination: { page: 2, perPage: 2 }, sort };
    const listed = await data.getList<Kept>('listings', { ...page, filter: { farmId } });
    expect([listed.data.map((row) => row['productName']), listed.total]).toEqual([['Beets'], 3]);
    const referring = await data.getManyReference('listings', {
      ...{ target: 'farmId', id: farmId, filter: {} },
      ...page,
    });
    expect(referring).toEqual(listed);
  });

  it('of ids has all of them, however many, and says so when there are too many', async () => {
    const ids = await write(1_001);
    const some = ids.slice(0, 1_000);
    const { data: records } = await data.getMany('messages', { ids: some });
    expect(records.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(some);
    // As far as an address of a thousand ids goes.
    const large = some.map((_id, index) => 999_999_000 + index);
    expect((await data.getMany('messages', { ids: large })).data).toEqual([]);
    expect((await data.getMany('messages', { ids: [] })).data).toEqual([]);
    expect(await refusal(data.getMany('messages', { ids }))).toMatchObject({
      status: 400,
      issues: [{ path: 'filter.id', message: 'Please ask for at most 1,000 ids at a time.' }],
    });
  });

  it('says where it ends, instead of having nothing behind what it counts', async () => {
    await write(10_001);
    const page = (number: number) =>
      data.getList('messages', { pagination: { page: number, perPage: 1_000 }, sort: BY_ID, filter: {} });
    const last = await page(10);
    expect([last.data.length, last.total]).toEqual([1_000, 10_000]);
    expect(await refusal(page(11))).toMatchObject({
      status: 400,
      issues: [
        {
          path: 'range',
          message:
            'This list ends after 10,000 rows. Please narrow the filter, or use export.csv, which has all of them.',
        },
      ],
    });
  });
});

/** A record of each resource that can be saved, and a change of it. */
const RECORDS: [resource: string, change: object, make: () => Promise<number>][] = [
  ['messages', { status: 'archived' }, async () => Number((await write())[0])],
  ['saved-answers', { title: 'Where is my order?' }, () => makeAnswer()],
  ['blog-posts', { title: 'Winter greens' }, async () => (await makeBlogPost(test.db)).id],
  ['farms', { name: 'Oak Farm' }, async () => (await makeFarm(test.db, { email: 'a@farm.example' })).id],
  ['places', { name: 'Oak Market' }, async () => (await makePlace(test.db)).id],
  ['place-lists', { address: 'https://city.example/markets.csv' }, () => makeList()],
  ['vendors', { businessName: 'Oak Honey' }, async () => (await makeVendor(test.db)).id],
  ['products', { name: 'Red kale' }, () => makeStocked()],
  ['users', { lastName: 'Field' }, async () => (await makeUser(test.db, { firstName: 'Bo' })).id],
  ['tax-rules', { percent: 7 }, () => makeRule()],
  ['target-locations', { priority: 9 }, () => firstOf('target_locations', 'priority = 1')],
  ['location-pages', { status: 'archived' }, () => firstOf('location_pages', `status = 'published'`)],
  ['state-pages', { status: 'archived' }, () => firstOf('state_pages', `status = 'published'`)],
  ['content-hubs', { title: 'Eggs from a farm' }, () => firstOf('content_hub_pages', `title = 'Eggs'`)],
];

const makeAnswer = async () => {
  const saved = { title: 'Where is it?', text: 'It is on its way.' };
  return (await test.db.getRepository(SavedAnswer).save(saved)).id;
};
const makeList = async () => {
  const list = { name: 'Oak County', kind: 'farmers_market', heads: 'a', columns: [] } as const;
  return (await test.db.getRepository(PlaceList).save({ ...list, columns: [] })).id;
};
const makeStocked = async () => {
  const { id: vendorId } = await makeVendor(test.db);
  return (await makeProduct(test.db, { vendorId, inventory: 20 })).id;
};
const makeRule = async () => {
  const rule = { state: 'FL', taxClass: 'grocery', basisPoints: 625, validFrom: '2026-01-01' } as const;
  const found = { validTo: null, source: 'Example', checkedOn: '2026-02-03' };
  return (await test.db.getRepository(TaxRule).save({ ...rule, ...found })).id;
};
/** Of what is there already, as if nobody had changed it yet. */
const firstOf = async (table: string, untouched: string) => {
  const [row] = await test.db.query<{ id: number }[]>(`SELECT min(id) AS id FROM ${table}`);
  const id = row?.id ?? 0;
  await test.db.query(`UPDATE ${table} SET ${untouched} WHERE id = $1`, [id]);
  return id;
};
const makePages = async () => {
  const { db } = test;
  const fortMyers = { city: 'Fort Myers', stateCode: 'FL' };
  const city = await db.getRepository(TargetLocation).findOneByOrFail(fortMyers);
  const draft = await new PageMaker(db).draft(city, new Date());
  await db.transaction((tx) => savePages(tx, [draft]));
  const hubs = await readHubs();
  await db.transaction((tx) => seedHubs(tx, hubs));
  await refreshAfterRun(db, ['FL']);
};

describe('a whole record that comes back', () => {
  beforeAll(() => makePages());

  it('is tried of each resource that can be saved', async () => {
    const resources = await allResources();
    const savable = resources.filter(({ update }) => update).map(({ name }) => name);
    expect(RECORDS.map(([name]) => name).toSorted()).toEqual(savable.toSorted());
  });

  it.each(RECORDS)(
    'of %s is saved where it differs, and not over what was saved meanwhile',
    async (resource, change, make) => {
      const before = await read(resource, await make());
      expect(await save(resource, before)).toEqual(before);
      expect(await log()).toEqual([]);
      const after = await save(resource, { ...before, ...change });
      expect(after).toMatchObject(change);
      expect(await read(resource, before.id)).toEqual(after);
      const [entry, ...others] = await log();
      expect(others).toEqual([]);
      expect(entry).toMatchObject({ action: 'update', resource, after: change });
      expect(Object.keys(entry?.after ?? {})).not.toContain('revision');
      const late = { status: 409, error: 'CHANGED_MEANWHILE' };
      expect(await refusal(save(resource, before, providerOf(admin)))).toMatchObject(late);
      expect(await read(resource, before.id)).toEqual(after);
    },
  );

  it.each(['farms', 'places', 'vendors', 'products', 'blog-posts', 'tax-rules'])(
    'of %s needs no more than its updatedAt',
    async (resource) => {
      const [, change, make] = RECORDS.find(([name]) => name === resource) ?? RECORDS[0]!;
      const { id, updatedAt } = await read(resource, await make());
      const after = await save(resource, { id, updatedAt, ...change });
      expect(after).toMatchObject(change);
      expect(after['updatedAt']).not.toBe(updatedAt);
      expect(await refusal(save(resource, { id, updatedAt, ...change }))).toMatchObject({
        status: 409,
        issues: [{ path: 'updatedAt' }],
      });
    },
  );

  it('is saved once when two people save it at once', async () => {
    const seen = await read('users', (await makeUser(test.db)).id);
    const answers = await Promise.all(
      ['Bo', 'Cy'].map((firstName) => refusal(save('users', { ...seen, firstName }))),
    );
    expect(answers.map((answer) => answer?.status ?? 200).toSorted()).toEqual([200, 409]);
  });

  it('takes no stock back that was sold meanwhile', async () => {
    const seen = await read('products', await makeStocked());
    const sell = `UPDATE products SET inventory = inventory - 1, sold_count = sold_count + 1 WHERE id = $1`;
    await test.db.query(sell, [seen.id]);
    expect(await refusal(save('products', { ...seen, name: 'Red kale' }))).toMatchObject({ status: 409 });
    const { id, updatedAt } = seen;
    expect(await refusal(save('products', { id, updatedAt, inventory: 20 }))).toMatchObject({
      status: 400,
      issues: [{ path: 'inventory', message: 'Please send in "was" what this field held before.' }],
    });
    const { inventory } = await test.db.getRepository(Product).findOneByOrFail({ id: Number(id) });
    expect(inventory).toBe(19);
    const saved = await save('products', { ...(await read('products', id)), inventory: 30 });
    expect(saved['inventory']).toBe(30);
  });

  it('is not in the way of what is counted of it elsewhere', async () => {
    const { user } = await signedIn(test);
    const seen = await read('users', user.id);
    await test.db.query(`UPDATE sessions SET last_seen_at = now() + interval '1 hour' WHERE user_id = $1`, [
      user.id,
    ]);
    expect(await save('users', { ...seen, city: 'Naples' })).toMatchObject({ city: 'Naples' });
  });

  it.each([
    ['users', { isLocked: true, createdAt: '2020-01-01T00:00:00.000Z' }],
    ['farms', { isVerified: true, id: 999_999 }],
    ['products', { soldCount: 900 }],
  ])('of %s with another value of what cannot be changed is refused', async (resource, change) => {
    const [, , make] = RECORDS.find(([name]) => name === resource) ?? RECORDS[0]!;
    const seen = await read(resource, await make());
    const call = data.update(resource, { id: seen.id, data: { ...seen, ...change }, previousData: seen });
    const answer = await refusal(call);
    expect(answer).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
    expect(answer?.issues?.map(({ path }) => path).toSorted()).toEqual(Object.keys(change).toSorted());
    expect(answer?.issues?.[0]?.message).toMatch('can’t be changed here');
    expect(await read(resource, seen.id)).toEqual(seen);
  });

  it('with what cannot be saved is refused as changes are, and with what the record never had', async () => {
    const seen = await read('tax-rules', await makeRule());
    const wrong = await refusal(save('tax-rules', { ...seen, percent: 101 }));
    expect(wrong).toMatchObject({ status: 400, issues: [{ path: 'percent' }] });
    const unknown = await refusal(save('tax-rules', { ...seen, rate: 7 }));
    expect(unknown).toMatchObject({
      status: 400,
      issues: [{ message: expect.stringContaining('“rate”') }],
    });
  });

  it('is needed where nothing says what was seen', async () => {
    const id = (await makeVendor(test.db)).id;
    const call = data.updateMany('vendors', { ids: [id], data: { businessName: 'Oak Honey' } });
    expect(await refusal(call)).toMatchObject({
      status: 400,
      issues: [{ path: 'was', message: expect.stringContaining('"revision" or "updatedAt"') }],
    });
    expect(await test.db.getRepository(Vendor).existsBy({ businessName: 'Oak Honey', id })).toBe(false);
  });
});

describe('what somebody may not do', () => {
  it('stays refused in a whole record, and is no matter where it is not done', async () => {
    const support = providerOf(await signedIn(test, { role: 'admin', staffRole: 'support' }));
    const farm = await read('farms', (await makeFarm(test.db)).id);
    expect(await refusal(save('farms', { ...farm, name: 'Oak Farm' }, support))).toMatchObject({
      status: 403,
    });
    const [id = 0] = await write();
    const message = await read('messages', id, support);
    const saved = await save('messages', { ...message, status: 'read' }, support);
    expect(saved['status']).toBe('read');
  });

  it('is refused by field', async () => {
    const own = await read('users', admin.user.id);
    expect(await save('users', { ...own, city: 'Naples' })).toMatchObject({ city: 'Naples' });
    const later = await read('users', admin.user.id);
    expect(await refusal(save('users', { ...later, staffRole: 'support' }))).toMatchObject({
      error: 'NOT_YOURSELF',
    });
    expect(await read('users', admin.user.id)).toEqual(later);
  });
});

describe('a record', () => {
  const post = (slug: string) => ({
    ...{
      title: 'Winter greens',
      slug,
      excerpt: 'What grows.',
      content: 'Kale grows all through the winter.',
    },
    ...{ category: 'local-farms', tags: [], authorName: 'Ann', imageUrl: null, isPublished: false },
    publishedAt: 'now',
  });

  it('is made, read, and deleted, alone and with others', async () => {
    const made: Kept[] = [];
    for (const slug of ['kale', 'leeks', 'beets']) {
      const { data: record } = await data.create<Kept>('blog-posts', { data: post(slug) });
      expect(record).toMatchObject({ slug, id: expect.any(Number) });
      expect(await read('blog-posts', record.id)).toEqual(record);
      made.push(record);
    }
    const [first, ...others] = made.map(({ id }) => id);
    const gone = await data.delete('blog-posts', { id: first ?? 0 });
    expect(gone.data).toEqual(made[0]);
    expect(await data.deleteMany('blog-posts', { ids: others })).toEqual({ data: others });
    expect((await data.getMany('blog-posts', { ids: made.map(({ id }) => id) })).data).toEqual([]);
  });

  it('that is not there is a 404, whatever is done', async () => {
    const gone = { id: 999_999, status: 'read', revision: 'x' };
    const calls = [data.getOne('messages', gone), data.delete('messages', gone), save('messages', gone)];
    for (const call of calls) expect(await refusal(call)).toMatchObject({ status: 404 });
    expect(await test.db.getRepository(Message).count()).toBe(0);
  });
});
