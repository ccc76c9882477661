import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DeafProxy, startDeafProxy } from '../support/http/deaf-proxy.js';
import { makeListing } from '../support/make/make.js';
import { type Served, serve } from '../support/servers/serve.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

let test: TestApp;
let proxy: DeafProxy;
/** The database behind what drops notices, as a pooler does. */
let pooled: string;
beforeAll(async () => {
  test = await startTestApp();
  const url = new URL(test.databaseUrl);
  proxy = await startDeafProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  pooled = url.href;
});
afterAll(async () => {
  proxy.close();
  await test.close();
});

const read = async (server: Served, path: string) => {
  const answer = await fetch(server.url + path);
  return { cache: answer.headers.get('x-cache'), text: await answer.text() };
};

describe('a server that PostgreSQL tells nothing', () => {
  it('keeps no pages, so each shows what is so', async () => {
    const server = await serve(pooled, { LOG_LEVEL: 'silent' });
    try {
      const { id } = await makeListing(test.db, { productName: 'Old corn' });
      for (let times = 0; times < 3; times += 1)
        expect((await read(server, `/listings/${id}`)).cache).toBe('miss');
      await test.db.query(`UPDATE listings SET product_name = 'New corn' WHERE id = $1`, [id]);
      expect((await read(server, `/listings/${id}`)).text).toContain('New corn');
    } finally {
      await server.stop();
    }
  });

  it('listens by an address of its own', async () => {
    const server = await serve(pooled, { DATABASE_DIRECT_URL: test.databaseUrl });
    try {
      const { id } = await makeListing(test.db, { productName: 'Old kale' });
      await until(async () => (await read(server, `/listings/${id}`)).cache === 'hit');
      await test.db.query(`UPDATE listings SET product_name = 'New kale' WHERE id = $1`, [id]);
      await until(async () => (await read(server, `/listings/${id}`)).text.includes('New kale'), 5_000);
    } finally {
      await server.stop();
    }
  });
});
