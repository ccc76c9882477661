import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { assertDatabaseAnswers } from '../../../src/platform/config/assert-database-answers.js';
import { StartError } from '../../../src/platform/config/start-error.js';
import { dataSourceOptions } from '../../../src/platform/database/data-source.js';
import { migrate } from '../../../src/platform/database/migrate.js';

/** Databases as other people make them, on the tests' own PostgreSQL. */

const server = new URL(process.env.FARMGATE_TEST_DATABASE ?? '');
const where = `${server.hostname}:${server.port}`;
const suffix = randomBytes(6).toString('hex');
const owner = `plain_${suffix}`;
const made: string[] = [];
let root: pg.Client;

beforeAll(async () => {
  root = new pg.Client({ connectionString: Object.assign(new URL(server), { pathname: '/postgres' }).href });
  await root.connect();
  await root.query(`CREATE ROLE ${owner} LOGIN PASSWORD 'secret'`);
});
afterAll(async () => {
  for (const name of made) await root.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await root.query(`DROP ROLE ${owner}`);
  await root.end();
});

/** @returns the address of a new database, as the user of the tests or its plain owner */
async function make(how: string, user?: string): Promise<string> {
  const name = `foreign_${made.length}_${suffix}`;
  await root.query(`CREATE DATABASE ${name} TEMPLATE template0 ${how}`);
  made.push(name);
  const url = Object.assign(new URL(server), { pathname: `/${name}` });
  if (user) Object.assign(url, { username: user, password: 'secret' });
  return url.href;
}

const inDatabase = async (url: string, statement: string) => {
  const client = new pg.Client({
    connectionString: Object.assign(new URL(url), { username: server.username, password: server.password })
      .href,
  });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  return (error as Error).message;
};

describe('a database of other letters', () => {
  it.each(['LATIN1', 'SQL_ASCII'])('is refused where it holds %s', async (encoding) => {
    const url = await make(`ENCODING '${encoding}' LOCALE_PROVIDER libc LOCALE 'C'`);
    expect(await refusal(assertDatabaseAnswers(url))).toBe(
      `The database of DATABASE_URL at ${where} has the encoding ${encoding}, which lacks letters; make another one with createdb --template=template0 --encoding=UTF8.`,
    );
  });

  it('is refused where its locale writes letters in another case', async () => {
    const url = await make(`ENCODING 'UTF8' LOCALE 'C' LOCALE_PROVIDER icu ICU_LOCALE 'tr-TR'`);
    expect(await refusal(assertDatabaseAnswers(url))).toBe(
      `The database of DATABASE_URL at ${where} turns "I" into "ı", as its locale does, so names and emails would not be found; make another one whose locale is C.UTF-8 or en_US.UTF-8.`,
    );
  });

  it('is taken where it is UTF8, whatever its plain locale', async () => {
    await assertDatabaseAnswers(await make(`ENCODING 'UTF8' LOCALE_PROVIDER libc LOCALE 'C'`));
  });
});

describe('a database of a plain owner', () => {
  it('names the extensions that are missing, and the command', async () => {
    const url = await make(`OWNER ${owner}`, owner);
    const database = new URL(url).pathname.slice(1);
    expect(await refusal(migrate(url))).toBe(
      `The database "${database}" at ${where} is not ready for Farmgate: its user "${owner}" may not create the extension earthdistance. Have a superuser run: psql --dbname ${database} --command 'CREATE EXTENSION IF NOT EXISTS earthdistance SCHEMA public CASCADE'`,
    );
  });

  it('leaves nothing of the attempt', async () => {
    const url = await make(`OWNER ${owner}`, owner);
    await refusal(migrate(url));
    const db = await new DataSource(dataSourceOptions(url, 1)).initialize();
    const names = await db.query<{ extname: string }[]>('SELECT extname FROM pg_extension');
    await db.destroy();
    expect(names.map(({ extname }) => extname)).toEqual(['plpgsql']);
  });

  it('names every right that is missing', async () => {
    const url = await make('', owner);
    const database = new URL(url).pathname.slice(1);
    expect(await refusal(migrate(url))).toBe(
      `The database "${database}" at ${where} is not ready for Farmgate: its user "${owner}" may not create the extensions cube, earthdistance, pg_trgm, unaccent, citext, btree_gin, btree_gist and may not create tables in the schema public and may not create schemas in it. Have a superuser run: psql --dbname ${database} --command '${[
        ...['cube', 'earthdistance', 'pg_trgm', 'unaccent', 'citext', 'btree_gin', 'btree_gist'].map(
          (name) => `CREATE EXTENSION IF NOT EXISTS ${name} SCHEMA public CASCADE`,
        ),
        `GRANT CREATE, USAGE ON SCHEMA public TO "${owner}"`,
        `GRANT CREATE ON DATABASE "${database}" TO "${owner}"`,
      ].join('; ')}'`,
    );
  });
});

describe('a database with settings of its own', () => {
  it('does not move the days and times of our sessions', async () => {
    const url = await make('');
    const database = new URL(url).pathname.slice(1);
    for (const setting of [
      `TimeZone TO 'Pacific/Auckland'`,
      `DateStyle TO 'SQL, DMY'`,
      `IntervalStyle TO 'sql_standard'`,
    ])
      await inDatabase(url, `ALTER DATABASE ${database} SET ${setting}`);
    const db = await new DataSource(dataSourceOptions(url, 1)).initialize();
    const [row] = await db.query<object[]>(
      `SELECT timestamptz '2026-11-27 12:24Z' AS moment, (timestamptz '2026-11-27 12:24Z')::date::text AS day,
         current_setting('IntervalStyle') AS intervals`,
    );
    await db.destroy();
    expect(row).toEqual({
      moment: new Date('2026-11-27T12:24Z'),
      day: '2026-11-27',
      intervals: 'postgres',
    });
  });
});
