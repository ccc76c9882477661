import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { projectFolder } from '../../../src/platform/config/project-folder.js';
import { dataSourceOptions } from '../../../src/platform/database/data-source.js';
import { schemaText } from '../../support/database/schema-text.mjs';
import { ENTITIES } from '../../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../../support/database/test-database.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await cloneDatabase();
  // TypeORM loads migrations past Jest, so it gets the compiled ones.
  const migrations = [path.join(projectFolder(), 'backend/dist/migrations/*.js')];
  const options = { ...dataSourceOptions(database.url, 2), migrations, entities: ENTITIES };
  dataSource = await new DataSource(options).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('the schema', () => {
  it('is the one that backend/schema.txt says; npm run schema writes it', async () => {
    expect(await schemaText(database.url)).toBe(
      readFileSync(path.join(projectFolder(), 'backend/schema.txt'), 'utf8'),
    );
  });

  it('is the same in the entities and in the migrations', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('has no index of words that puts new rows on a list, which every search would read', async () => {
    const slow = await dataSource.query<{ name: string }[]>(
      `SELECT relname AS name FROM pg_class JOIN pg_am ON pg_am.oid = relam
       JOIN pg_namespace ON pg_namespace.oid = relnamespace AND nspname = 'public'
       WHERE amname = 'gin' AND relkind = 'i' AND NOT coalesce('fastupdate=off' = ANY(reloptions), false)`,
    );
    expect(slow).toEqual([]);
  });

  it('goes down and up again, migration by migration', async () => {
    const count = dataSource.migrations.length;
    for (let done = 0; done < count; done += 1) await dataSource.undoLastMigration();
    const left = await dataSource.query<{ name: string }[]>(
      `SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
       WHERE nspname = 'public' AND relkind IN ('r', 'v') AND relname <> 'migrations'
       UNION ALL SELECT proname FROM pg_proc JOIN pg_namespace ON pg_namespace.oid = pronamespace
       WHERE nspname = 'public'`,
    );
    expect(left).toEqual([]);
    expect(await dataSource.runMigrations()).toHaveLength(count);
  });
});
