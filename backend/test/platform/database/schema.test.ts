import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { projectFolder } from '../../../src/platform/config/project-folder.js';
import { dataSourceOptions } from '../../../src/platform/database/data-source.js';
import { undoMigrations } from '../../../src/platform/database/migrate.js';
import { schemaText } from '../../support/database/schema-text.mjs';
import { openDataSource } from '../../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../../support/database/test-database.js';

const SCHEMA = readFileSync(path.join(projectFolder(), 'backend/schema.txt'), 'utf8');
// TypeORM loads migrations past Jest, so it gets the compiled ones.
const MIGRATIONS = [path.join(projectFolder(), 'backend/dist/migrations/*.js')];

const COLUMNS = `SELECT relname AS of, attname AS name, format_type(atttypid, atttypmod) AS type,
    NOT attnotnull AS "isNullable", atthasdef OR attidentity <> '' AS "hasDefault",
    coalesce(attnum = ANY (indkey), false) AS "isKey"
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
    LEFT JOIN pg_index ON indrelid = pg_class.oid AND indisprimary
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`;

type Column = DataSource['entityMetadatas'][number]['columns'][number];

interface StoredColumn {
  of: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isKey: boolean;
}

const lineOf = ({ of, name, type, isNullable, hasDefault, isKey }: StoredColumn) =>
  `${of}.${name} ${type}${isNullable ? '' : ' not null'}${hasDefault ? ' default' : ''}${isKey ? ' key' : ''}`;

const declared = (of: string, column: Column): StoredColumn => ({
  of,
  name: column.databaseName,
  type: `${dataSource.driver.normalizeType(column)}${column.isArray ? '[]' : ''}`,
  isNullable: column.isNullable,
  hasDefault: column.default !== undefined || column.isGenerated,
  isKey: column.isPrimary,
});

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await cloneDatabase();
  dataSource = await openDataSource(database.url);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('the schema', () => {
  it('is the one that backend/schema.txt says; npm run schema writes it', async () => {
    expect(await schemaText(database.url)).toBe(SCHEMA);
  });

  it('has the columns of every entity, each of its type, and no others', async () => {
    const stored = await dataSource.query<StoredColumn[]>(COLUMNS);
    const isOfEntity = new Set(dataSource.entityMetadatas.map(({ tableName }) => tableName));
    expect(
      stored
        .filter(({ of }) => isOfEntity.has(of))
        .map(lineOf)
        .sort(),
    ).toEqual(
      dataSource.entityMetadatas
        .flatMap(({ tableName, columns }) => columns.map((column) => lineOf(declared(tableName, column))))
        .sort(),
    );
  });

  it('has no index of words that puts new rows on a list, which every search would read', async () => {
    const slow = await dataSource.query<{ name: string }[]>(
      `SELECT relname AS name FROM pg_class JOIN pg_am ON pg_am.oid = relam
       JOIN pg_namespace ON pg_namespace.oid = relnamespace AND nspname = 'public'
       WHERE amname = 'gin' AND relkind = 'i' AND NOT coalesce('fastupdate=off' = ANY(reloptions), false)`,
    );
    expect(slow).toEqual([]);
  });

  it('is taken away whole, and made again', async () => {
    const own = await cloneDatabase();
    await undoMigrations(own.url);
    expect((await schemaText(own.url)).trim()).toBe('');
    const again = new DataSource({ ...dataSourceOptions(own.url, 1), migrations: MIGRATIONS });
    await again.initialize();
    expect(await again.runMigrations()).toHaveLength(again.migrations.length);
    await again.destroy();
    expect(await schemaText(own.url)).toBe(SCHEMA);
    await own.drop();
  });
});
