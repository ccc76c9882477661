import { startTestPostgres, type TestPostgres } from '@farmgate/embedded-postgres/test-postgres';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { PRIMARY_SETTINGS, startReplica, type StreamingReplica } from '../support/database/replica.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeListing } from '../support/make/make.js';
import { freePort, type RunningServer, startServer } from '../support/servers/servers.js';
import { until } from '../support/until.js';

/** A primary and a replica of this test's own, as a replica copies all that is in a PostgreSQL. */
let primary: TestPostgres;
let replica: StreamingReplica;
let onReplica: pg.Client;
let server: RunningServer;
let db: DataSource;

beforeAll(async () => {
  primary = await startTestPostgres({ settings: PRIMARY_SETTINGS });
  // Makes the schema, and is there before its replicas are.
  const port = await freePort();
  const first = await startServer({ DATABASE_URL: primary.url });
  await first.kill();
  replica = await startReplica(primary.url);
  // One that is never there stands beside it.
  const nobody = `postgres://farmgate:secret@127.0.0.1:${port}/farmgate`;
  server = await startServer({
    DATABASE_URL: primary.url,
    DATABASE_READ_URLS: `${nobody},${replica.url}`,
    LOG_LEVEL: 'warn',
    PAGE_CACHE_MB: '0',
  });
  db = await openDataSource(primary.url);
  onReplica = await connect();
}, 300_000);
afterAll(async () => {
  await onReplica.end().catch(() => undefined);
  await server.kill();
  await db.destroy();
  await replica.stop();
  await primary.stop();
}, 60_000);

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: replica.url });
  // It is killed on the way.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Held back on the replica, so that it and the primary give different answers. */
const pause = () => onReplica.query('SELECT pg_wal_replay_pause()');
const resume = () => onReplica.query('SELECT pg_wal_replay_resume()');

const names = async (headers: Record<string, string> = {}) => {
  const { status, body } = await server.get<{ productName: string }[]>('/api/listings', headers);
  expect(status).toBe(200);
  return body.map(({ productName }) => productName);
};

const isUsed = () => {
  const said = server
    .output()
    .split('\n')
    .filter((line) => line.includes(new URL(replica.url).host));
  return said.at(-1)?.includes('is used') ?? false;
};

/** @returns a figure of the replica */
async function figure(name: string): Promise<number> {
  const text = (await server.get<string>('/metrics')).body;
  const series = `${name}{replica="${new URL(replica.url).host}"} `;
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(series))
      ?.slice(series.length) ?? NaN,
  );
}

describe('a replica', () => {
  let farmer: Client;

  it('serves what visitors read; who is signed in or has a cart reads what is so at this moment', async () => {
    await until(isUsed);
    farmer = await signedIn({ ...server, db }, { role: 'farmer' });
    await makeListing(db, { productName: 'First leeks' });
    await until(async () => (await names()).includes('First leeks'));
    await pause();
    const { id } = await makeListing(db, { productName: 'Second leeks' });
    // Within the time in which a replica may be behind, which shows who is asked.
    expect(await names()).toEqual(['First leeks']);
    expect(await names({ cookie: farmer.cookie })).toEqual(['Second leeks', 'First leeks']);
    expect(await names({ cookie: 'farmgate.cart=x' })).toEqual(['Second leeks', 'First leeks']);
    expect((await server.get(`/listings/${id}`)).status).toBe(404);
    expect((await server.get(`/listings/${id}`, { cookie: 'farmgate.signed-in=1' })).status).toBe(200);
  }, 120_000);

  it('that falls behind is left out until it has caught up', async () => {
    await until(() => !isUsed());
    expect(await names()).toEqual(['Second leeks', 'First leeks']);
    expect(await figure('farmgate_replica_used')).toBe(0);
    expect(await figure('farmgate_replica_behind_bytes')).toBeGreaterThan(0);
    await resume();
    await until(isUsed);
    expect(await figure('farmgate_replica_used')).toBe(1);
    await until(async () => (await figure('farmgate_replica_behind_bytes')) === 0);
    expect(await names()).toEqual(['Second leeks', 'First leeks']);
  }, 120_000);

  it('that dies costs no visitor an error, and serves again when it is back', async () => {
    const statuses = new Set<number>();
    const over = new AbortController();
    const visitor = async () => {
      while (!over.signal.aborted) {
        statuses.add((await server.get('/api/listings')).status);
        await setTimeout(20);
      }
    };
    const visitors = Promise.all([visitor(), visitor()]);
    await replica.kill();
    await until(() => !isUsed());
    await replica.start();
    await until(isUsed);
    over.abort();
    await visitors;
    expect([...statuses]).toEqual([200]);
    onReplica = await connect();
    const { rows } = await onReplica.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity WHERE application_name = 'farmgate'`,
    );
    expect(rows[0]?.count).toBeGreaterThan(0);
  }, 120_000);
});
