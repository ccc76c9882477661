import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of a test file's own, cloned from the migrated one (0.04 s in memory). */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

export const cloneDatabase = (): Promise<TestDatabase> =>
  makeDatabase((template) => `TEMPLATE ${template} STRATEGY FILE_COPY`);

/** A database without anything in it. */
export const emptyDatabase = (): Promise<TestDatabase> => makeDatabase(() => 'TEMPLATE template0');

async function makeDatabase(how: (template: string) => string): Promise<TestDatabase> {
  const template = new URL(process.env.FARMGATE_TEST_DATABASE ?? '');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const own = new URL(template);
  own.pathname = `/${name}`;
  await onServer(template, `CREATE DATABASE ${name} ${how(template.pathname.slice(1))}`);
  return {
    url: own.href,
    drop: () => onServer(template, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Two clones at one moment disturb each other's template, so a second one tries again. */
async function onServer(template: URL, statement: string): Promise<void> {
  const maintenance = new URL(template);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
