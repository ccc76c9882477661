import { expect, it, jest } from '@jest/globals';
import { existsSync } from 'node:fs';
import pg from 'pg';
import { startTestPostgres } from './test-postgres.js';

jest.setTimeout(30_000);

it('starts a server for tests that has nothing in it and leaves nothing behind', async () => {
  const server = await startTestPostgres();
  const client = new pg.Client(server.url);
  await client.connect();
  const { rows } = await client.query<{ fsync: string; folder: string }>(
    `select current_setting('fsync') as fsync, current_setting('data_directory') as folder`,
  );
  await client.end();
  expect(rows[0]?.fsync).toBe('off');
  await server.stop();
  expect(existsSync(rows[0]?.folder ?? '/')).toBe(false);
});
