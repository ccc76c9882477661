import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ERRORS, type ErrorBody } from '../../src/contract/shared/errors.js';
import { type Call, CALLS, type Method } from '../support/hostile/hostile-calls.js';
import { HOSTILE_BODIES, hostileValues } from '../support/hostile/hostile-values.js';
import type { Answer } from '../support/http/http-client.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeFarm, makeListing, makeProduct, makePurchase, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/**
 * What comes as far as a call's own work, because all else in it is as it should be: it is refused, or it is
 * stored once. `contract-fuzz.test.ts` tries every call, but knows no more of it than the contract tells.
 */

let test: TestApp;
let folder: string;
let farmer: Client;
let farmId: number;
let listingId: number;
let productId: number;
let vendorId: number;
let purchaseId: number;
let newsId: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-hostile-'));
  test = await startTestApp({ DATA_DIR: folder });
  farmer = await signedIn(test, { role: 'farmer' });
  const farm = { userId: farmer.user.id, email: 'farm@example.com', isVerified: true };
  ({ id: farmId } = await makeFarm(test.db, farm));
  const posted = await farmer.postForm<{ id: number }>(`/api/farms/${farmId}/news`, { text: 'Figs are in.' });
  newsId = posted.body.id;
  ({ id: listingId } = await makeListing(test.db, { userId: farmer.user.id, farmId }));
  const userId = farmer.user.id;
  ({ id: vendorId } = await makeVendor(test.db, { userId }));
  const product = await makeProduct(test.db, { vendorId, inventory: 100_000 });
  productId = product.id;
  const other = await makeVendor(test.db);
  const bought = await makeProduct(test.db, { vendorId: other.id });
  purchaseId = bought.id;
  await makePurchase(test.db, { userId, product: bought, status: 'delivered' });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

/**
 * A valid body, and every one in which one field is hostile, one has a name that objects have, or one is
 * missing.
 */
function hostileBodies({ valid }: Call): string[] {
  const withValue = (name: string, value: unknown) => JSON.stringify({ ...valid(), [name]: value });
  const names = Object.keys(valid());
  return [
    // What would be taken, so that the others are refused for what is hostile in them.
    JSON.stringify(valid()),
    ...HOSTILE_BODIES,
    ...names.flatMap((name) => hostileValues().map((value) => withValue(name, value))),
    ...names.map((name) => withValue(name, undefined)),
    withValue('hasOwnProperty', 'x'),
    JSON.stringify(valid()).replace('{', '{"__proto__":{"role":"admin"},'),
    JSON.stringify(valid()).replace('{', '{"constructor":{"prototype":{"role":"admin"}},'),
  ];
}

/** @returns what is wrong with an answer; null when it is an error of the contract, or a success */
function complaint(sent: string, { status, body }: Answer<unknown>): string | null {
  const said = `${sent.slice(0, 200)}: ${status} ${JSON.stringify(body)?.slice(0, 200)}`;
  if (status < 400) return null;
  const error = body as Partial<ErrorBody>;
  if (status >= 500 || error?.statusCode !== status || !error.requestId) return said;
  const isSentence = /^\S.{5,}/.test(error.message ?? '');
  return error.error !== undefined && Object.hasOwn(ERRORS, error.error) && isSentence ? null : said;
}

const AT_ONCE = 16;

async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  }
  return results;
}

function send(method: Method, address: string, body: string, headers: Record<string, string>) {
  if (method === 'POST') return test.post(address, body, headers);
  if (method === 'PUT') return test.put(address, body, headers);
  return method === 'DELETE' ? test.delete(address, body, headers) : test.get(address, headers);
}

async function rowsOf(table: string | undefined): Promise<number> {
  if (table === undefined) return 0;
  const [row] = await test.db.query<{ rows: number }[]>(`SELECT count(*)::int AS rows FROM ${table}`);
  return row?.rows ?? 0;
}

const callOf = (name: string): Call => {
  const { username, email } = farmer.user;
  const make = CALLS[name];
  if (!make) throw new Error(`There is no call named ${name}.`);
  return make({ username, email, farmId, listingId, productId, vendorId, purchaseId, newsId });
};

/** @returns what gives each request the cookie of whoever sends it */
function senderOf({ isForVisitors, newcomerEvery }: Call) {
  const newcomers: Promise<Client>[] = [];
  let sent = 0;
  return async (): Promise<Record<string, string>> => {
    if (isForVisitors) return {};
    if (newcomerEvery === undefined) return { cookie: farmer.cookie };
    if (sent % newcomerEvery === 0) newcomers.push(signedIn(test, { role: 'farmer' }));
    sent += 1;
    return { cookie: (await newcomers.at(-1))?.cookie ?? '' };
  };
}

describe('a hostile body', () => {
  it.each(Object.keys(CALLS))('sent to %s is refused and leaves nothing, or is taken', async (name) => {
    const call = callOf(name);
    const headersFor = senderOf(call);
    await test.db.query('DELETE FROM sign_in_failures');
    const before = await rowsOf(call.table);
    const asVisitor = HOSTILE_BODIES.map((body) => ({ body, isVisitor: true }));
    const asFarmer = hostileBodies(call).map((body) => ({ body, isVisitor: false }));
    const answers = await inTurns([...asVisitor, ...asFarmer], async ({ body, isVisitor }) => {
      const headers = isVisitor ? {} : await headersFor();
      const answer = await send(call.method, call.path, body, headers);
      return { status: answer.status, complaint: complaint(body, answer) };
    });
    expect(answers.flatMap((answer) => answer.complaint ?? [])).toEqual([]);
    if (call.table === undefined) return;
    const taken = answers.filter(({ status }) => status < 300).length;
    expect(taken).toBeGreaterThan(0);
    expect((await rowsOf(call.table)) - before).toBe(taken);
  });

  it('of another kind than JSON is refused as well', async () => {
    const kinds = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'a/b; charset=x',
      '',
    ];
    const complaints = await inTurns(Object.keys(CALLS), async (name) => {
      const call = callOf(name);
      const headers = await senderOf(call)();
      const said: (string | null)[] = [];
      for (const kind of kinds) {
        const answer = await send(call.method, call.path, 'a=b', { ...headers, 'content-type': kind });
        said.push(complaint(`${call.path} ${kind}`, answer));
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
      return said;
    });
    expect(complaints.flat().filter(Boolean)).toEqual([]);
  });

  it('that was taken can be read by everybody who may', async () => {
    const pages = ['/api/listings?limit=100', '/api/farms?limit=100', `/api/farms/${farmId}`];
    pages.push('/api/products?limit=100', `/api/vendors/${vendorId}`, `/api/products/${purchaseId}/reviews`);
    const own = [
      '/api/farmer/dashboard',
      '/api/account/export',
      '/api/account/sessions',
      '/api/auth/me',
      '/api/cart',
    ];
    const sold = [
      '/api/vendor/profile',
      '/api/vendor/products',
      '/api/vendor/products/export',
      '/api/vendor/orders',
    ];
    for (const page of pages) expect(await test.get(page)).toMatchObject({ status: 200 });
    for (const page of [...own, ...sold]) expect(await farmer.get(page)).toMatchObject({ status: 200 });
  });
});

describe('a hostile form', () => {
  const boundary = 'edge';
  const part = (name: string, value: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const file = (bytes: string) => part('image', bytes, '; filename="a.png"\r\nContent-Type: image/png');
  const end = `--${boundary}--\r\n`;
  const forms = (field: string, value: string) => [
    '',
    end,
    'no form at all',
    part(field, value),
    `${part(field, value)}--${boundary}`,
    part('__proto__', '{"role":"admin"}') + end,
    part('constructor', 'x') + part(field, value) + end,
    part(field, '\0') + end,
    part(field, '['.repeat(60_000)) + end,
    part(field, '{"__proto__":{"role":"admin"}}') + end,
    part(field, 'x'.repeat(300_000)) + end,
    Array.from({ length: 100 }, (_item, index) => part(`field-${index}`, 'x')).join('') + end,
    part(field, value) + file('<script>alert(1)</script>') + end,
    part(field, value) + file('\u0089PNG\r\n\u001a\n<?php system($_GET["c"]); ?>') + end,
    part(field, value) + file('') + file('x') + file('y') + end,
    `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${end}`,
    `--${boundary}\r\n${'X-Much: y\r\n'.repeat(3_000)}\r\nx\r\n${end}`,
  ];

  it.each(['registerFarm', 'addPhoto', 'postListing', 'changeListing', 'postProduct', 'onboard', 'postNews'])(
    'sent to %s is refused',
    async (name) => {
      const call = callOf(name);
      const isJson = ['registerFarm', 'postProduct', 'onboard'].includes(name);
      const bodies = forms(isJson ? 'data' : 'description', isJson ? JSON.stringify(call.valid()) : 'Fresh.');
      const complaints = await inTurns(bodies, async (body) => {
        const headers = {
          cookie: farmer.cookie,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        };
        const answer = await send(call.method, call.path, body, headers);
        return complaint(body, answer);
      });
      expect(complaints.filter(Boolean)).toEqual([]);
      expect(await rowsOf('images')).toBe(0);
    },
  );
});
