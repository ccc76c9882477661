import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DirectoryEntry } from '../../../src/contract/directory/admin/entries.admin.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeFarm, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** Farms and places in one list of the back office. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
  await makeFarm(test.db, { name: 'Alder Farm', isVerified: true, isClaimed: false, phone: '239 555 0101' });
  await makeFarm(test.db, {
    name: 'Cedar Acres',
    isVerified: false,
    isClaimed: false,
    phone: '(239) 555-0101',
  });
  const farm = await makeFarm(test.db, {
    name: 'Elm Farm',
    isVerified: false,
    isClaimed: false,
    zipCode: '00501',
  });
  await makePlace(test.db, { name: 'Birch Market', kind: 'farmers_market', source: 'usda_legacy' });
  await makePlace(test.db, {
    name: 'The Birch Farmers Market',
    kind: 'farmers_market',
    source: 'staff',
  });
  await makePlace(test.db, { name: 'Dogwood Stand', kind: 'farm_stand', hiddenAt: new Date() });
  await makePlace(test.db, { name: 'Elm Farm', kind: 'csa', farmId: farm.id });
});
afterAll(() => test.close());

async function list(filter = {}, sort = ['name', 'ASC'], range = [0, 24]): Promise<DirectoryEntry[]> {
  const query = Object.entries({ filter, sort, range }).map(
    ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  const { status, body } = await admin.get<DirectoryEntry[]>(`/api/admin/directory?${query.join('&')}`);
  expect(status).toBe(200);
  return body;
}
const names = (entries: DirectoryEntry[]) => entries.map(({ name }) => name);

it('has farms and places together, by their names', async () => {
  const all = await list();
  expect(all.map(({ name, type, status }) => [name, type, status])).toEqual([
    ['Alder Farm', 'farm', 'verified'],
    ['Birch Market', 'place', 'listed'],
    ['Cedar Acres', 'farm', 'unclaimed'],
    ['Dogwood Stand', 'place', 'hidden'],
    ['Elm Farm', 'farm', 'unclaimed'],
    ['Elm Farm', 'place', 'farm'],
    ['The Birch Farmers Market', 'place', 'listed'],
  ]);
  expect(all[1]).toMatchObject({
    id: `place-${all[1]?.recordId}`,
    source: 'usda_legacy',
    kind: 'farmers_market',
  });
  expect(all[0]).toMatchObject({ id: `farm-${all[0]?.recordId}`, source: 'farmgate' });
  expect(names(await list({}, ['name', 'DESC'], [1, 2]))).toEqual(['Elm Farm', 'Elm Farm']);
  expect(names(await list({}, ['createdAt', 'ASC'])).slice(0, 2)).toEqual(['Alder Farm', 'Cedar Acres']);
});

it('finds the first of farms and places together, on each page and by each sort', async () => {
  const found = ['Alder Farm', 'Elm Farm', 'Elm Farm', 'The Birch Farmers Market'];
  expect(names(await list({ q: 'farm' }))).toEqual(found);
  expect(names(await list({ q: 'farm' }, ['name', 'ASC'], [2, 3]))).toEqual(found.slice(2));
  expect(names(await list({ q: 'farm' }, ['createdAt', 'DESC'], [0, 1]))).toEqual([
    'Elm Farm',
    'The Birch Farmers Market',
  ]);
  expect(names(await list({ q: 'farm', type: 'place' }, ['name', 'DESC']))).toEqual(
    found.slice(2).toReversed(),
  );
});

it('says which may be there twice', async () => {
  const doubles = (await list()).filter(({ hasDoubles }) => hasDoubles);
  expect(names(doubles)).toEqual(['Alder Farm', 'Birch Market', 'Cedar Acres', 'The Birch Farmers Market']);
});

it.each([
  [{ q: 'birch' }, ['Birch Market', 'The Birch Farmers Market']],
  [{ type: 'farm' }, ['Alder Farm', 'Cedar Acres', 'Elm Farm']],
  [{ kind: 'farm_stand' }, ['Dogwood Stand']],
  [{ source: 'farmgate' }, ['Alder Farm', 'Cedar Acres', 'Elm Farm']],
  [{ source: 'staff' }, ['The Birch Farmers Market']],
  [{ status: 'hidden' }, ['Dogwood Stand']],
  [{ status: 'farm' }, ['Elm Farm']],
  [{ status: 'verified' }, ['Alder Farm']],
  [{ status: 'unclaimed' }, ['Cedar Acres', 'Elm Farm']],
  [{ zipCode: '00501' }, ['Elm Farm']],
])('is filtered by %j', async (filter, expected) => {
  expect(names(await list(filter))).toEqual(expected);
});

it('gives the rows that are asked for by what they are called', async () => {
  const [first] = await list();
  expect(names(await list({ id: [first?.id, 'place-0'] }))).toEqual(['Alder Farm']);
  expect((await admin.get(`/api/admin/directory/${first?.id}`)).status).toBe(200);
  expect((await admin.get('/api/admin/directory/farm-999999')).status).toBe(404);
});
