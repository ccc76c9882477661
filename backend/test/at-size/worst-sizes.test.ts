import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import { BLOG_LENGTHS } from '../../src/contract/content/blog-facts.js';
import { MAX_IMPORT_BYTES } from '../../src/contract/directory/import-files.js';
import type { ImportPreview } from '../../src/contract/marketplace/product-files.js';
import { MAX_PRODUCTS_FILE_BYTES } from '../../src/contract/marketplace/shop.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { MAX_IMAGE_BYTES } from '../../src/contract/shared/images.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { type Client, signedIn } from '../support/http/people.js';
import { BLUE_HERON } from '../support/make/farm-form.js';
import { makeFarm, makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm } from '../support/scenes/shopper.js';
import { type RunningServer, startServer } from '../support/servers/servers.js';
import { watchAgain, watchServer } from '../support/servers/watch-server.js';

/**
 * A quiet machine needs at most 120; one that is shared, twice as many for the same work. What grows with the
 * square needs seconds.
 */
const MOST_MS = 400;
const MOST_MEGABYTES = 480;

let database: TestDatabase;
let db: DataSource;
let server: RunningServer;
let seller: Client;
let admin: Client;

beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDataSource(database.url);
});
/** A server for each kind: what one leaves to be collected is not the next one's. */
function withServer() {
  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: database.url, JOBS: 'on' });
    seller = await signedIn({ ...server, db }, { role: 'vendor' });
    admin = await signedIn({ ...server, db }, { role: 'admin' });
    await makeVendor(db, { userId: seller.user.id });
  });
  afterAll(() => server?.kill());
}
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

/** Does something that keeps a server busy. @returns its result, the last time */
async function bearable<Result>(work: () => Promise<Result>): Promise<Result> {
  const seen = await watchAgain(() => watchServer(server, work), MOST_MS);
  expect(seen.longestMs).toBeLessThan(MOST_MS);
  expect(seen.peakMegabytes).toBeLessThan(MOST_MEGABYTES);
  return seen.result;
}

const csv = (text: string) => ({ field: 'file', bytes: Buffer.from(text), name: 'p.csv', type: 'text/csv' });
const filled = (head: string, row: (index: number) => string, bytes: number) => {
  const rows = [head];
  for (let size = head.length; ;) {
    const next = row(rows.length);
    size += next.length + 1;
    if (size > bytes) return rows.join('\n');
    rows.push(next);
  }
};

describe('a products file', () => {
  withServer();
  const MOST = MAX_PRODUCTS_FILE_BYTES;
  const send = (text: string) =>
    seller.postForm<ImportPreview & ErrorBody>('/api/vendor/products/import', { mode: 'preview' }, csv(text));

  it.each([
    ['of half a million rows', filled('name', () => 'a', MOST), /more than 10,000 rows/],
    [
      'of a quarter of a million separators in a row',
      `name\n${','.repeat(MOST - 10)}`,
      /more than 100 columns|too long/,
    ],
    ['with a quotation mark that is never closed', `name\n"${'a\n'.repeat(MOST / 2 - 10)}`, /never closed/],
    ['of a single line', 'name,'.repeat(MOST / 5 - 1), /columns|too long/],
    ['of empty rows', `name\n${'\n'.repeat(MOST - 10)}`, /more than 10,000 rows/],
    ['of empty cells', filled('name', () => ',,,,', MOST), /more than 10,000 rows/],
  ])('%s is answered at once', async (_what, text, message) => {
    const { body } = await bearable(() => send(text));
    expect(body.issues?.[0]?.message).toMatch(message);
  });

  it.each([
    ['right', (index: number) => `Kale ${index},${'Cut this morning. '.repeat(20)},vegetables,bunch,3.50,24`],
    ['wrong', (index: number) => `Kale ${index},${'x'.repeat(430)},none,none,none,none`],
  ])('of two thousand %s rows is looked at, row by row', async (outcome, row) => {
    const head = 'name,description,category,unit,price,inventory';
    const text = [head, ...Array.from({ length: 2_000 }, (_, index) => row(index))].join('\n');
    const { body } = await bearable(() => send(text));
    expect(outcome === 'right' ? body.created : body.wrong).toBe(2_000);
    expect(body.rows).toHaveLength(outcome === 'right' ? 2_000 : 20);
  });

  it('that is larger is refused', async () => {
    const { status, body } = await bearable(() => send('a'.repeat(MOST + 1)));
    expect({ status, error: body.error }).toEqual({ status: 413, error: 'PRODUCTS_FILE_TOO_LARGE' });
  });
});

describe('a directory’s file', () => {
  withServer();
  const isOver = async (id: number) => {
    for (;;) {
      const { body } = await admin.get<{ status: string }>(`/api/admin/imports/${id}`);
      if (!['queued', 'running'].includes(body.status)) return body.status;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const send = async (name: string, bytes: Buffer) => {
    const file = { field: 'file', bytes, name, type: 'application/octet-stream' };
    const { status, body } = await admin.postForm<{ id: number }>('/api/admin/imports', {}, file);
    expect(status).toBe(201);
    return isOver(body.id);
  };
  /** As large as one may be, though not of rows that would be stored: storing them is no matter of size. */
  const MOST = MAX_IMPORT_BYTES - 1_000;
  const MOST_JSON = 1024 * 1024;

  it.each([
    ['of short lines', 'a.csv', () => 'FMID,MarketName,zip\n'.padEnd(MOST, '\n')],
    ['of one line', 'b.csv', () => 'a'.repeat(MOST)],
    ['of one cell', 'c.csv', () => `FMID,MarketName,zip\n1,"${'a\n'.repeat(MOST / 2 - 20)}`],
    ['of JSON', 'd.json', () => `{"data":[${'{"a":1},'.repeat(MOST_JSON / 8 - 20)}{}]}`],
    ['of too much JSON', 'd.json', () => `{"data":[${'{"a":1},'.repeat(MOST / 8 - 20)}{}]}`],
    ['of nested JSON', 'e.json', () => '['.repeat(MOST_JSON)],
    ['that only looks like a spreadsheet', 'f.xlsx', () => `PK\u0003\u0004${'x'.repeat(MOST - 10)}`],
  ])('%s is read without keeping others waiting', async (_what, name, text) => {
    const bytes = Buffer.from(text());
    expect(['done', 'failed']).toContain(await bearable(() => send(name, bytes)));
  });
});

describe('photos', () => {
  withServer();
  it('of as many pixels as are taken, several at once', async () => {
    const picture = await sharp({
      create: { width: 8_000, height: 6_200, channels: 3, background: '#557733' },
    })
      .jpeg()
      .toBuffer();
    const farm = await makeFarm(db, { userId: seller.user.id });
    const file = { field: 'image', bytes: picture };
    const answers = await bearable(() =>
      Promise.all([1, 2, 3].map(() => seller.postForm(`/api/farms/${farm.id}/photos`, {}, file))),
    );
    for (const { status } of answers) expect([201, 409]).toContain(status);
  });

  it('of as many bytes as are taken, and no picture', async () => {
    const noise = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(MAX_IMAGE_BYTES - 3)]);
    const file = { field: 'image', bytes: noise };
    const farm = await makeFarm(db, { userId: seller.user.id });
    const { status } = await bearable(() => seller.postForm(`/api/farms/${farm.id}/photos`, {}, file));
    expect(status).toBe(415);
  });
});

describe('a form', () => {
  withServer();
  /** The server may have answered and hung up before all of it was sent, and its answer is lost then. */
  const hungUp = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') throw error;
    return { status: 413 };
  };

  it('of as many and as long fields as are read', async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 59 }, (_, index) => [`f${index}`, 'x'.repeat(150_000)]),
    );
    const { status } = await bearable(() => seller.postForm('/api/farms', fields).catch(hungUp));
    expect([400, 413]).toContain(status);
  });
});

describe('a body', () => {
  withServer();
  const BODY = 250 * 1024;
  const many = (value: unknown, bytes = BODY) =>
    Array<unknown>(Math.floor(bytes / (JSON.stringify(value).length + 1))).fill(value);

  it.each([
    ['of nested lists', '/api/cart', () => `${'['.repeat(BODY / 2)}${']'.repeat(BODY / 2)}`],
    ['of nested objects', '/api/cart', () => `${'{"a":'.repeat(BODY / 6)}1${'}'.repeat(BODY / 6)}`],
    [
      'of unknown fields',
      '/api/orders',
      () =>
        JSON.stringify(
          Object.fromEntries(
            many(0)
              .map((_, index) => [`f${index}`, 0])
              .slice(0, 20_000),
          ),
        ),
    ],
    [
      'of seasons',
      '/api/farms',
      () => JSON.stringify({ ...BLUE_HERON, seasons: many({ from: null, to: null, hours: [] }) }),
    ],
    [
      'of opening times',
      '/api/farms',
      () =>
        JSON.stringify({
          ...BLUE_HERON,
          seasons: [{ from: null, to: null, hours: many({ day: 1, opens: '08:00', closes: '09:00' }) }],
        }),
    ],
    ['of tags', '/api/vendor/products', () => JSON.stringify({ tags: many('a') })],
    ['of one long text', '/api/contact', () => JSON.stringify({ message: 'a'.repeat(BODY - 20) })],
    [
      'of long instructions',
      '/api/orders',
      () => JSON.stringify(checkoutForm({ specialInstructions: ' '.repeat(BODY - 500) })),
    ],
  ])('%s', async (_what, path, text) => {
    const answer = await bearable(() =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: seller.cookie },
        body: text(),
      }),
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe('Markdown of an article', () => {
  withServer();
  it.each([
    ['brackets', '['],
    ['pictures', '!['],
    ['emphasis', '*_'],
    ['quotations', '> '],
    ['code', '`'],
    ['lists', '- '],
    ['tables', '|-'],
    ['links', '[a](/b) '],
    ['references', '[a]: /b\n'],
    ['entities', '&amp;'],
    ['headings', '# a\n'],
    ['HTML', '<a '],
    ['addresses', 'https://a.example '],
    ['backslashes', '\\'],
  ])('of nothing but %s', async (_what, text) => {
    const content = text.repeat(BLOG_LENGTHS.content / text.length);
    const { status } = await bearable(() => admin.post('/api/admin/blog-posts/preview', { content }));
    expect(status).toBeLessThan(300);
  });
});

describe('a list of the back office', () => {
  withServer();
  const list = (filter: object) =>
    admin.get(`/api/admin/farms?filter=${encodeURIComponent(JSON.stringify(filter))}`);

  it('by as many ids as are taken', async () => {
    const id = Array.from({ length: 1_000 }, (_, index) => 2_000_000_000 + index);
    expect((await bearable(() => list({ id }))).status).toBe(200);
    expect((await list({ id: [...id, 1] })).status).toBe(400);
  });

  it('by a filter that no object can have', async () => {
    const filter = encodeURIComponent('{"__proto__":{"x":1}}');
    expect((await admin.get(`/api/admin/farms?filter=${filter}`)).status).toBe(400);
    for (const name of ['constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      for (const value of ['x', null]) expect((await list({ [name]: value })).status).toBe(400);
    }
  });
});

describe('a search', () => {
  withServer();
  it.each([
    ['short words', 'a '],
    ['one long word', 'a'],
    ['signs', '"-('],
    ['accents', 'é̂'],
  ])('for %s', async (_what, text) => {
    await makeProduct(db, { vendorId: (await makeVendor(db)).id });
    const search = encodeURIComponent(text.repeat(200).slice(0, 200));
    for (const path of [
      '/api/products?search=',
      '/api/listings?search=',
      '/api/farms?search=',
      '/api/suggestions?q=',
      '/api/suggestions?of=products&q=',
      '/api/cities?name=',
    ]) {
      expect((await bearable(() => server.get(path + search))).status).toBeLessThan(500);
    }
  });
});
