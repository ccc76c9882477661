import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type DataSource,
  type EntityManager,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
} from 'typeorm';
import { changeRows, fetchRows, statement } from '../../../src/platform/database/statement.js';
import { openDataSource } from '../../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../../support/database/test-database.js';

const insert = statement<{ text: string }, [key: string, value: string]>(
  'INSERT INTO settings (key, value) VALUES ($1, $2::jsonb) RETURNING value::text AS text',
);
const remove = statement<object, [keys: readonly string[]]>(
  'DELETE FROM settings WHERE key = ANY($1::text[])',
);
const count = statement<{ count: number }, [key: string]>(
  'SELECT count(*)::int AS count FROM settings WHERE key = $1',
);
const prepared = statement<{ name: string }, [names: readonly string[]]>(
  'SELECT name FROM pg_prepared_statements WHERE name = ANY($1::text[])',
);

let database: TestDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDataSource(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('a typed statement in a transaction', () => {
  it('is prepared by its name on the connection of the transaction, and is undone with it', async () => {
    const undone = db.transaction(async (tx) => {
      expect(await fetchRows(tx, insert, ['a', '1'])).toEqual([{ text: '1' }]);
      expect(await fetchRows(tx, count, ['a'])).toEqual([{ count: 1 }]);
      expect(await fetchRows(db, count, ['a'])).toEqual([{ count: 0 }]);
      expect(await fetchRows(tx, prepared, [[insert.name]])).toEqual([{ name: insert.name }]);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await fetchRows(db.manager, count, ['a'])).toEqual([{ count: 0 }]);
  });

  it('says how many rows it changed', async () => {
    await db.transaction(async (tx) => {
      await fetchRows(tx, insert, ['b', '1']);
      await fetchRows(tx, insert, ['c', '2']);
      expect(await changeRows(tx, remove, [['b', 'c', 'd']])).toBe(2);
      expect(await changeRows(tx, remove, [['b']])).toBe(0);
    });
  });

  it('fails as other statements of TypeORM do, with the constraint', async () => {
    const failed = db.transaction(async (tx) => {
      await fetchRows(tx, insert, ['e', '1']);
      await fetchRows(tx, insert, ['e', '1']);
    });
    const error: unknown = await failed.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(QueryFailedError);
    expect(error).toMatchObject({ driverError: { code: '23505', constraint: 'pk_settings' } });
  });

  it('takes no connection of its own once the transaction is over', async () => {
    let left: EntityManager | undefined;
    await db.transaction((tx) => {
      left = tx;
      return Promise.resolve();
    });
    await expect(fetchRows(left!, count, ['a'])).rejects.toBeInstanceOf(QueryRunnerAlreadyReleasedError);
  });
});
