import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg, { type QueryResultRow } from 'pg';
import { type Prepared, PreparedQuery } from '../../src/platform/database/prepared-query.js';
import { cloneDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

let pool: pg.Pool;
let descriptions: number;
beforeEach(() => {
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  descriptions = 0;
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    connection.on('rowDescription', () => (descriptions += 1));
  });
});
afterEach(() => pool.end());

const run = (statement: Prepared, values: unknown[] = []): Promise<QueryResultRow[]> =>
  pool.query(new PreparedQuery(statement, values)) as unknown as Promise<QueryResultRow[]>;

const EVERYTHING: Prepared = {
  name: 'everything',
  text: `SELECT $1::int AS number, $2::text[] AS words, $3::jsonb AS json, $4::timestamptz AS moment, $5::boolean AS flag,
    NULL::text AS nothing, 12345678901234::bigint AS big, 1.50::numeric AS money, '2026-03-01'::date AS day,
    '\\x00ff'::bytea AS bytes, row FROM generate_series(1, $6::int) AS row`,
};
const values = (rows: number) => [7, ['a', 'b,"c'], { d: [1] }, new Date('2026-01-02T03:04:05Z'), true, rows];

describe('a prepared query', () => {
  it('reads what pg itself reads, when it runs for the first time and later', async () => {
    const { rows } = await pool.query<QueryResultRow>(EVERYTHING.text, values(2));
    expect(rows).toHaveLength(2);
    for (let time = 0; time < 3; time += 1) expect(await run(EVERYTHING, values(2))).toEqual(rows);
    expect(await run(EVERYTHING, values(0))).toEqual([]);
  });

  it('reads every list of texts as pg does', async () => {
    const lists = [
      [],
      ['a'],
      ['a b', 'c'],
      ['Meat & Poultry', 'x-y'],
      [''],
      ['null'],
      [null, 'a'],
      ['NULL', null],
      ['"'],
    ];
    lists.push(['{', '}'], ['a,b', 'c'], ['\\'], [' a '], ['é', '苺']);
    const echo = { name: 'texts', text: 'SELECT $1::text[] AS texts, $2::text[][] AS nested' };
    const nested = [
      ['a', 'b'],
      ['c', 'd'],
    ];
    for (const texts of lists) expect(await run(echo, [texts, nested])).toEqual([{ texts, nested }]);
    const from3 = { name: 'from_3', text: `SELECT '[3:4]={a,b}'::text[] AS texts` };
    expect(await run(from3)).toEqual((await pool.query<QueryResultRow>(from3.text)).rows);
  });

  it('asks once for each connection what the rows look like', async () => {
    for (let time = 0; time < 4; time += 1) await run(EVERYTHING, values(1));
    expect(descriptions).toBe(1);
  });

  it('keeps the rows of one run from those of another', async () => {
    const statement = { name: 'one', text: 'SELECT $1::int AS one, $2::text AS two' };
    const [first] = await run(statement, [1, 'x']);
    const [second] = await run(statement, [2, null]);
    expect([first, second]).toEqual([
      { one: 1, two: 'x' },
      { one: 2, two: null },
    ]);
  });

  it('answers no rows for a statement that has none, and does not ask for them again', async () => {
    await pool.query('CREATE TEMPORARY TABLE eggs (count int)');
    const lay = { name: 'lay', text: 'INSERT INTO eggs VALUES ($1)' };
    expect(await run(lay, [1])).toEqual([]);
    expect(await run(lay, [2])).toEqual([]);
    expect((await pool.query('SELECT sum(count)::int AS sum FROM eggs')).rows).toEqual([{ sum: 3 }]);
  });

  it('tells an error of the database by its code, and works again behind it', async () => {
    const divide = { name: 'divide', text: 'SELECT 10 / $1::int AS share' };
    await expect(run(divide, [0])).rejects.toMatchObject({ code: '22012' });
    expect(await run(divide, [2])).toEqual([{ share: 5 }]);
    await expect(run(divide, [0])).rejects.toMatchObject({ code: '22012' });
    expect(await run(divide, [5])).toEqual([{ share: 2 }]);
    await expect(run({ name: 'typo', text: 'SELEKT 1' })).rejects.toMatchObject({ code: '42601' });
  });

  it('tells of a value that cannot be sent, and works again behind it', async () => {
    const echo = { name: 'echo', text: 'SELECT $1::jsonb AS said' };
    const circle: { self?: unknown } = {};
    circle.self = circle;
    await expect(run(echo, [circle])).rejects.toThrow('circular');
    expect(await run(echo, [{ a: 1 }])).toEqual([{ said: { a: 1 } }]);
  });

  it('tells of a value that cannot be read, and works again behind it', async () => {
    const price = { name: 'price', text: 'SELECT $1::text::money AS price' };
    const MONEY = 790;
    pg.types.setTypeParser(MONEY, () => {
      throw new Error('That is no money.');
    });
    try {
      await expect(run(price, ['1'])).rejects.toThrow('That is no money.');
    } finally {
      pg.types.setTypeParser(MONEY, String);
    }
    expect(await run(price, ['2'])).toEqual([{ price: '$2.00' }]);
  });

  it('refuses another text by the same name', async () => {
    const client = await pool.connect();
    const ask = (text: string) => client.query(new PreparedQuery({ name: 'same', text }, []));
    const answered = new Promise((resolve, reject) => {
      ask('SELECT 1').callback = (error, rows) => (error ? reject(error) : resolve(rows));
    });
    await answered;
    const refused = new Promise((resolve, reject) => {
      ask('SELECT 2').callback = (error, rows) => (error ? reject(error) : resolve(rows));
    });
    await expect(refused).rejects.toThrow('The name "same" stands for another statement already.');
    client.release();
  });

  it('never reads rows by columns that have changed since', async () => {
    await pool.query('CREATE TABLE barns (size int); INSERT INTO barns VALUES (3)');
    const all = { name: 'barns', text: 'SELECT * FROM barns' };
    expect(await run(all)).toEqual([{ size: 3 }]);
    await pool.query('ALTER TABLE barns ALTER size TYPE text, ADD doors int DEFAULT 2');
    // PostgreSQL refuses, pg gives the connection up, and the next one asks anew.
    await expect(run(all)).rejects.toMatchObject({ code: '0A000' });
    expect(await run(all)).toEqual([{ size: '3', doors: 2 }]);
  });

  it('tells of a connection that was ended while it waited', async () => {
    const waiting = run({ name: 'wait', text: 'SELECT pg_sleep(30)' });
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    const refused = expect(waiting).rejects.toMatchObject({ code: '57P01' });
    const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(30)' AND state = 'active'`;
    await until(async () => (await other.query(end)).rowCount === 1);
    await other.end();
    await refused;
    expect(await run({ name: 'again', text: 'SELECT 1 AS one' })).toEqual([{ one: 1 }]);
  });
});
