import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { Baseline1763500000000 } from '../../../migrations/1763500000000-baseline.js';
import { projectFolder } from '../../../src/platform/config/project-folder.js';
import { StartError } from '../../../src/platform/config/start-error.js';
import { migrate } from '../../../src/platform/database/migrate.js';
import { schemaText } from '../../support/database/schema-text.mjs';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../../support/database/test-database.js';

const FOLDER = path.join(projectFolder(), 'backend/migrations/baseline');
const OLD = readFileSync(path.join(FOLDER, 'names.txt'), 'utf8').trim().split('\n');
const BASELINE = 'Baseline1763500000000';
const SINCE = readdirSync(path.dirname(FOLDER)).filter((file) => /^\d{13}-/.test(file)).length - 1;
const REFUSAL =
  "This database is from a version before 0.2.0, which this version can't update. Please update to 0.2.0 first: start that version once, then this one.";

let database: TestDatabase;
let client: pg.Client;

const openIn = (make: () => Promise<TestDatabase>) => async () => {
  database = await make();
  client = new pg.Client(database.url);
  await client.connect();
};
const close = async () => {
  await client.end();
  await database.drop();
};
const names = async () =>
  (await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')).rows.map(
    ({ name }) => name,
  );
/** Those of the version before, without what came since. */
const oldNames = async () => (await names()).filter((name) => OLD.includes(name));
const refused = () => migrate(database.url).then(undefined, (error: unknown) => error);

describe('a new database', () => {
  beforeAll(openIn(cloneDatabase));
  afterAll(close);

  it('notes the migrations that the baseline stands for, so that the version before starts on it', async () => {
    expect(OLD).toHaveLength(141);
    const made = await names();
    expect(made.slice(0, 142)).toEqual([...OLD, BASELINE]);
    expect(made).toHaveLength(142 + SINCE);
  });

  it("has a baseline that can't be undone", async () => {
    const down = new Baseline1763500000000().down();
    await expect(down).rejects.toThrow("The baseline can't be undone. To go back, restore a backup.");
  });
});

describe('a database of 0.2.0', () => {
  beforeEach(openIn(cloneDatabase));
  afterEach(close);
  beforeEach(() => client.query('DELETE FROM migrations WHERE name = $1', [BASELINE]));

  it('has the baseline, and stays as it is', async () => {
    const before = await schemaText(database.url);
    expect(await migrate(database.url)).toEqual([]);
    expect(await oldNames()).toEqual(OLD);
    expect(await names()).not.toContain(BASELINE);
    expect(await schemaText(database.url)).toBe(before);
  });

  it.each([
    ['the first', OLD[0]],
    ['the last', OLD.at(-1)],
  ])('is refused without %s of its migrations, and stays as it is', async (_which, missing) => {
    await client.query('DELETE FROM migrations WHERE name = $1', [missing]);
    const error = await refused();
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toBe(REFUSAL);
    expect(await oldNames()).toEqual(OLD.filter((name) => name !== missing));
  });
});

it('is refused before anything is made where there is but the first migration of all', async () => {
  await openIn(emptyDatabase)();
  await client.query(
    'CREATE TABLE migrations (id serial, "timestamp" bigint NOT NULL, name varchar NOT NULL)',
  );
  await client.query('INSERT INTO migrations ("timestamp", name) VALUES (1763600000000, $1)', [OLD[0]]);
  const before = await schemaText(database.url);
  expect(((await refused()) as Error).message).toBe(REFUSAL);
  expect(await schemaText(database.url)).toBe(before);
  await close();
});
