import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { type DeafProxy, startDeafProxy } from '../support/http/deaf-proxy.js';
import { serveAlone } from '../support/servers/serve.js';
import { until } from '../support/until.js';

let database: TestDatabase;
let proxy: DeafProxy;
let server: Awaited<ReturnType<typeof serveAlone>>;
beforeAll(async () => {
  database = await cloneDatabase();
  const url = new URL(database.url);
  proxy = await startDeafProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  server = await serveAlone(url.href, { LOG_LEVEL: 'info' });
}, 180_000);
afterAll(async () => {
  await server.stop();
  proxy.close();
  await database.drop();
});

const cacheOf = async (path: string) => (await fetch(server.url + path)).headers.get('x-cache');
const said = () => server.output().match(/Changes (?:cannot be|are not) heard[^"]*/g) ?? [];

const DEAF =
  "PostgreSQL's notices do not arrive, as through a pooler. No pages are cached. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.";

describe('a server whose connection for changes goes deaf and hears again', () => {
  it('caches only while it hears, and says each time once why it does not', async () => {
    for (let times = 0; times < 3; times += 1) expect(await cacheOf('/faq')).toBe('miss');
    expect(said()).toEqual([`Changes cannot be heard: ${DEAF}`]);
    proxy.isDeaf = false;
    await until(async () => (await cacheOf('/faq')) === 'hit');
    // No connection breaks.
    proxy.isDeaf = true;
    await until(async () => (await cacheOf('/faq')) === 'miss');
    expect(said().slice(0, 2)).toEqual([
      `Changes cannot be heard: ${DEAF}`,
      `Changes are not heard anymore: ${DEAF}`,
    ]);
  }, 120_000);
});
