import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeListing } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
let reads: { path: string; isPublic: boolean }[];
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
  const { body } = await test.get<{ paths: Record<string, { get?: { 'x-shows'?: string[] } }> }>(
    '/api/openapi.json',
  );
  reads = Object.entries(body.paths).flatMap(([path, { get }]) =>
    get ? [{ path: path.replace(/\{\w+\}/g, '1'), isPublic: get['x-shows'] !== undefined }] : [],
  );
});
afterAll(() => test.close());

describe('answers of the API', () => {
  it('are kept by nobody, unless they are the public tables read by a visitor', async () => {
    const kept: string[] = [];
    for (const { path, isPublic } of reads) {
      const visitor = (await test.get(path)).headers['cache-control'] ?? '';
      const staff = (await admin.get(path)).headers['cache-control'] ?? '';
      if (!/\bno-store\b/.test(visitor) && !(isPublic && visitor === 'no-cache'))
        kept.push(`${path}: ${visitor}`);
      if (!/\bno-store\b/.test(staff)) kept.push(`${path}, signed in: ${staff}`);
    }
    expect(kept).toEqual([]);
    expect(reads.length).toBeGreaterThan(50);
  });

  it('of public tables have a tag, by which they are not sent twice', async () => {
    const { id } = await makeListing(test.db, { description: 'Crisp. '.repeat(280) });
    const { headers } = await test.get(`/api/listings/${id}`);
    const asked = { 'if-none-match': headers.etag ?? '' };
    expect(await test.get(`/api/listings/${id}`, asked)).toMatchObject({ status: 304, body: '' });
    await test.db.query(`UPDATE listings SET product_name = 'Changed' WHERE id = $1`, [id]);
    expect((await test.get(`/api/listings/${id}`, asked)).status).toBe(200);
    expect((await admin.get(`/api/listings/${id}`, asked)).status).toBe(200);
  });

  it('have no tag where they are short', async () => {
    const { id } = await makeListing(test.db, { description: 'Crisp.' });
    expect((await test.get(`/api/listings/${id}`)).headers.etag).toBeUndefined();
  });
});
