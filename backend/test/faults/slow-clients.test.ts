import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { type Client, signedIn } from '../support/http/people.js';
import { rawClient, type RawClient } from '../support/http/raw-client.js';
import { makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** More than a server has connections to its database. */
const MANY = 40;

let test: TestApp;
let admin: Client;
const clients: RawClient[] = [];

beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
  await makePlace(test.db);
  // More than the buffers of a connection take.
  await test.db.query(
    `INSERT INTO messages (name, email, subject, message)
     SELECT 'n', 'e@x.example', 's' || n, repeat(md5(n::text), 60) FROM generate_series(1, 9000) AS n`,
  );
});
afterAll(() => test.close());

async function open(count: number, request: string): Promise<RawClient[]> {
  const opened = await Promise.all(Array.from({ length: count }, () => rawClient(test.url, request)));
  clients.push(...opened);
  return opened;
}
const hangUp = () => clients.splice(0).forEach(({ socket }) => socket.destroy());

/** Connections of the server that are in a transaction or a statement. */
const busy = async () => {
  const [row] = await test.db.query<[{ count: number }]>(
    `SELECT count(*)::int FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
  );
  return row.count;
};

describe('a client that stalls', () => {
  it('while it sends holds no connection of the database', async () => {
    const head = `Host: x\nCookie: ${admin.cookie}\nContent-Type: application/json\nContent-Length: 5000`;
    await open(MANY, `POST /api/contact HTTP/1.1\n${head}\n\n{"name":`);
    const form = head.replace('application/json', 'multipart/form-data; boundary=x');
    await open(
      MANY,
      `POST /api/listings HTTP/1.1\n${form}\n\n--x\nContent-Disposition: form-data; name="price"\n\n`,
    );
    expect((await test.get('/api/farmers-markets?zipCode=33901')).status).toBe(200);
    expect((await admin.get('/api/admin/messages')).status).toBe(200);
    await eventually(test.db, async () => (await busy()) === 0);
    hangUp();
  });

  it('while it reads holds no connection of the database', async () => {
    const cookie = `Cookie: ${admin.cookie}`;
    await open(MANY, `GET /api/admin/messages?range=%5B0%2C999%5D HTTP/1.1\nHost: x\n${cookie}\n\n`);
    await open(MANY, `GET /browse HTTP/1.1\nHost: x\n\n`);
    await eventually(test.db, async () => (await busy()) === 0);
    expect((await test.get('/api/farmers-markets?zipCode=33901')).status).toBe(200);
    hangUp();
  });

  it('over a file for spreadsheets keeps a few connections, and the next hears when to come again', async () => {
    const request = `GET /api/admin/messages/export.csv HTTP/1.1\nHost: x\nCookie: ${admin.cookie}\n\n`;
    const stalled = await open(3, request);
    expect(await Promise.all(stalled.map((client) => client.status()))).toEqual([200, 200, 200]);
    expect(await admin.get('/api/admin/messages/export.csv')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '30' },
      body: { statusCode: 429, error: 'TOO_MANY_REQUESTS' },
    });
    expect((await admin.get('/api/admin/messages')).status).toBe(200);
    hangUp();
    await eventually(test.db, async () => (await busy()) === 0);
    await eventually(test.db, async () => (await admin.get('/api/admin/messages/export.csv')).status === 200);
  });
});
