import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '../support/eventually.js';
import { startBreakableProxy } from '../support/http/breakable-proxy.js';
import { signedIn } from '../support/http/people.js';
import { makeListing, makeProduct, makeVendor } from '../support/make/make.js';
import { serve } from '../support/servers/serve.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

let test: TestApp;
let other: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  test = await startTestApp();
  other = await serve(test.databaseUrl, {});
});
afterAll(async () => {
  await other.stop();
  await test.close();
});

/** Asks twice, so that the page is kept and known to be wanted. */
async function warm(path: string, url = test.url): Promise<string> {
  const read = async () => {
    const answer = await fetch(url + path);
    return { cache: answer.headers.get('x-cache'), body: await answer.text() };
  };
  for (let tries = 0; tries < 20; tries += 1) {
    const { cache, body } = await read();
    if (cache === 'hit') return body;
  }
  throw new Error(`${path} is not kept.`);
}

describe('the page cache', () => {
  it('makes a page once and sends it again as it was', async () => {
    const first = await test.get<string>('/guides');
    const again = await test.get<string>('/guides');
    expect(first.headers['x-cache']).toBe('miss');
    expect(again.headers['x-cache']).toBe('hit');
    expect(again.body).toBe(first.body);
    const varying = ['x-cache', 'age', 'date', 'content-length', 'transfer-encoding', 'x-request-id'];
    const lasting = ({ headers }: typeof first) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.includes(name)));
    expect(lasting(again)).toEqual(lasting(first));
    expect(again.headers['content-security-policy']).toContain("default-src 'self'");
    expect(Number(again.headers.age)).toBeLessThanOrEqual(60);
  });

  it('keeps a page of products for each ZIP code, and every other page once', async () => {
    const { id } = await makeProduct(test.db, { vendorId: (await makeVendor(test.db)).id });
    const read = async (path: string, zip?: string) => {
      const answer = await test.get<string>(path, zip ? { cookie: `farmgate.near=${zip}` } : {});
      return { ...answer, control: answer.headers['cache-control'], cache: answer.headers['x-cache'] };
    };
    for (let times = 0; times < 2; times += 1) {
      const near = await read(`/products/${id}`, '33901');
      expect(near.body.includes('Delivers to 33901')).toBe(true);
      expect(near.control).toBe('no-cache');
      const far = await read(`/products/${id}`, '14850');
      expect(far.body.includes('Delivers to')).toBe(false);
      const nobody = await read(`/products/${id}`);
      expect(nobody.body.includes('Delivers to')).toBe(false);
      expect(nobody.control).toContain('public');
      for (const { headers } of [near, far, nobody]) expect(headers['vary']).toBe('accept-encoding, cookie');
    }
    // Not before the server has heard of the rows that were made.
    await until(async () => (await read(`/products/${id}`, '33901')).cache === 'hit');
    const market = await read('/marketplace?category=eggs', '33901');
    expect(market).toMatchObject({ status: 200, control: 'no-cache' });
    await warm('/contact');
    expect(await read('/contact', '33901')).toMatchObject({ cache: 'hit' });
  });

  it('answers 304, HEAD and every encoding', async () => {
    const plain = await warm('/faq');
    const { headers } = await test.get('/faq');
    const unchanged = await test.get<string>('/faq', { 'if-none-match': headers.etag ?? '' });
    expect(unchanged).toMatchObject({
      status: 304,
      body: '',
      headers: { 'x-cache': 'hit', etag: headers.etag },
    });
    const head = await fetch(`${test.url}/faq`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('x-cache')).toBe('hit');
    expect(await head.text()).toBe('');
    for (const [encoding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await rawGet(`${test.url}/faq`, { 'accept-encoding': encoding });
      expect(answer.headers).toMatchObject({
        'x-cache': 'hit',
        'content-encoding': encoding,
        vary: 'accept-encoding',
      });
      expect(open(answer.body).toString()).toBe(plain);
    }
  });

  it('makes a page once for all who ask for it at the same moment', async () => {
    const made = async () => {
      const { body } = await test.get<string>('/metrics');
      return Number(/page_cache_answers_total\{result="miss"\} (\d+)/.exec(body)?.[1]);
    };
    const before = await made();
    const answers = await Promise.all(Array.from({ length: 30 }, () => test.get<string>('/guides?at=once')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await made()).toBe(before + 1);
  });

  it('keeps every public page that is there', async () => {
    const paths = [
      '/',
      '/browse',
      '/farmers-markets',
      '/marketplace',
      '/blog',
      '/guides',
      '/in-season',
      '/sitemap',
    ];
    for (const path of paths) await warm(path);
  });

  it('drops a page as soon as something that it shows has changed, and leaves the others', async () => {
    const { id } = await makeListing(test.db, { productName: 'Early plums' });
    await warm(`/listings/${id}`);
    await warm('/blog');
    await test.db.query(`UPDATE listings SET product_name = 'Late plums' WHERE id = $1`, [id]);
    await eventually(test.db, async () => {
      const { body } = await test.get<string>(`/listings/${id}`);
      return body.includes('Late plums');
    });
    expect((await test.get('/blog')).headers['x-cache']).toBe('hit');
  });

  it('shows people what they did on the next page, at once here and soon on other servers', async () => {
    const farmer = await signedIn(test, { role: 'farmer' });
    await Promise.all([test.url, other.url].map((url) => warm('/browse?search=rhubarb', url)));
    const fields = {
      productName: 'Rhubarb',
      description: 'Red and sour.',
      price: '$3',
      unit: 'bunch',
      category: 'vegetables',
      zipCode: '33901',
      phone: '239-555-0101',
    };
    const { status, body } = await farmer.postForm<{ id: number }>('/api/listings', fields);
    expect(status).toBe(201);
    const browse = await test.get<string>('/browse?search=rhubarb');
    expect(browse.body).toContain(`/listings/${body.id}"`);
    await within2Seconds(async () =>
      (await textOf(`${other.url}/browse?search=rhubarb`)).includes(`/listings/${body.id}"`),
    );
    await Promise.all([test.url, other.url].map((url) => warm(`/listings/${body.id}`, url)));
    await farmer.delete(`/api/listings/${body.id}`);
    expect((await test.get(`/listings/${body.id}`)).status).toBe(404);
    await within2Seconds(async () => (await fetch(`${other.url}/listings/${body.id}`)).status === 404);
  });

  it('puts what staff say above the pages on every page of every server', async () => {
    const admin = await signedIn(test, { role: 'admin' });
    await Promise.all([test.url, other.url].map((url) => warm('/faq', url)));
    const text = 'We are closed on Friday.';
    const set = await admin.put('/api/admin/settings/site-notice', {
      text,
      until: null,
      was: { text: '', until: null },
    });
    expect(set.status).toBeLessThan(300);
    expect((await test.get<string>('/faq')).body).toContain(text);
    await within2Seconds(async () => (await textOf(`${other.url}/faq`)).includes(text));
  });

  it('stays while orders only take of plenty, and goes when little is left', async () => {
    const vendor = await makeVendor(test.db);
    const { id } = await makeProduct(test.db, { vendorId: vendor.id, inventory: 100 });
    await warm(`/products/${id}`);
    await test.db.query(
      'UPDATE products SET inventory = inventory - 1, sold_count = sold_count + 1 WHERE id = $1',
      [id],
    );
    // Whatever is told is told in order, so this one is heard after the one above.
    await warm('/blog');
    await test.db.query('UPDATE blog_posts SET updated_at = updated_at');
    await eventually(test.db, async () => (await test.get('/blog')).headers['x-cache'] === 'miss');
    expect((await test.get(`/products/${id}`)).headers['x-cache']).toBe('hit');
    await test.db.query('UPDATE products SET inventory = 3 WHERE id = $1', [id]);
    await eventually(test.db, async () =>
      (await test.get<string>(`/products/${id}`)).body.includes('Only 3'),
    );
  });

  it('counts a search each time that its page is shown', async () => {
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const server = await serve(test.databaseUrl, {});
    for (let times = 0; times < 3; times += 1) {
      await (await fetch(`${server.url}/farmers-markets?zipCode=99501`, { headers: agent })).text();
    }
    await server.stop();
    const [row] = await test.db.query<{ searches: number }[]>(
      `SELECT searches FROM search_tallies WHERE zip_code = '99501' AND kind = 'markets'`,
    );
    expect(row?.searches).toBe(3);
  });
});

describe('a server that does not hear of changes', () => {
  it('keeps nothing until it does again, and nothing of before', async () => {
    const { hostname, port } = new URL(test.databaseUrl);
    const proxy = await startBreakableProxy({ host: hostname, port: Number(port) });
    const through = new URL(test.databaseUrl);
    through.port = String(proxy.port);
    const server = await serve(through.href, { LOG_LEVEL: 'silent' });
    try {
      const { id } = await makeListing(test.db, { productName: 'Old corn' });
      await warm(`/listings/${id}`, server.url);
      await proxy.cut();
      await test.db.query(`UPDATE listings SET product_name = 'New corn' WHERE id = $1`, [id]);
      await eventually(
        test.db,
        async () => (await fetch(`${server.url}/faq`)).headers.get('x-cache') === 'miss',
      );
      await proxy.mend();
      await eventually(test.db, async () =>
        (await textOf(`${server.url}/listings/${id}`)).includes('New corn'),
      );
      // Pages are read through the mended connections before the one that hears of changes is there again.
      const isKept = async () =>
        (await fetch(`${server.url}/listings/${id}`)).headers.get('x-cache') === 'hit';
      await eventually(test.db, isKept);
    } finally {
      await server.stop();
      await proxy.cut();
    }
  }, 90_000);
});

describe('a server without a page cache', () => {
  it('makes every page anew', async () => {
    const server = await serve(test.databaseUrl, { PAGE_CACHE_MB: '0' });
    for (let times = 0; times < 3; times += 1) {
      expect((await fetch(`${server.url}/faq`)).headers.get('x-cache')).toBe('miss');
    }
    await server.stop();
  });
});

const textOf = async (url: string) => (await fetch(url)).text();

const within2Seconds = (holds: () => Promise<boolean>) => until(holds, 2_000);

/** As it came, not unpacked. */
function rawGet(url: string, headers: Record<string, string>) {
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    request(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}
