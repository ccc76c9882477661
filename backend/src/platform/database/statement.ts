import { createHash } from 'node:crypto';
import type { ClientBase, Pool, QueryResult, QueryResultRow } from 'pg';
import {
  type DataSource,
  type EntityManager,
  QueryFailedError,
  type QueryRunner,
  QueryRunnerAlreadyReleasedError,
} from 'typeorm';
import { poolOf } from './pool.js';

export interface Statement<Row extends QueryResultRow, Values extends readonly unknown[] = []> {
  /** Made of the text, so that another text is another statement. */
  readonly name: string;
  readonly text: string;
  /** For the compiler alone. */
  readonly types?: (values: Values) => Row;
}

export function statement<Row extends QueryResultRow, Values extends readonly unknown[] = []>(
  text: string,
): Statement<Row, Values> {
  return { name: createHash('sha256').update(text).digest('base64url').slice(0, 20), text };
}

export interface ReadPools {
  read<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result>;
}

/** For one call; no connection keeps it. */
export const passingStatement = <Row extends QueryResultRow>(
  text: string,
): Statement<Row, readonly unknown[]> => ({ name: '', text });

/** @param on a transaction, the data source, or the database for stale reads @throws QueryFailedError */
export async function fetchRows<Row extends QueryResultRow, Values extends readonly unknown[]>(
  on: EntityManager | DataSource | ReadPools,
  statement: Statement<Row, Values>,
  values: Values,
): Promise<Row[]> {
  return (await run(on, statement, values)).rows;
}

/** @returns how many rows it changed @throws QueryFailedError */
export async function changeRows<Values extends readonly unknown[]>(
  on: EntityManager | DataSource,
  statement: Statement<QueryResultRow, Values>,
  values: Values,
): Promise<number> {
  return (await run(on, statement, values)).rowCount ?? 0;
}

async function run<Row extends QueryResultRow, Values extends readonly unknown[]>(
  on: EntityManager | DataSource | ReadPools,
  statement: Statement<Row, Values>,
  values: Values,
): Promise<QueryResult<Row>> {
  const runner = 'queryRunner' in on ? on.queryRunner : undefined;
  const connection = runner ? await connectionOf(runner) : null;
  try {
    if (connection) return await send(connection, statement, values);
    if ('read' in on) return await on.read((pool) => send(pool, statement, values));
    return await send(poolOf(on), statement, values);
  } catch (error) {
    throw new QueryFailedError(statement.text, [...values], error as Error);
  }
}

/** By name, so it is planned once (TypeORM plans each anew). @throws DatabaseError of pg */
export const send = <Row extends QueryResultRow, Values extends readonly unknown[]>(
  connection: Pool | ClientBase,
  { name, text }: Statement<Row, Values>,
  values: Values,
): Promise<QueryResult<Row>> => connection.query<Row>({ name, text, values: [...values] });

function connectionOf(runner: QueryRunner): Promise<ClientBase> {
  // It would take another connection, and nobody would give that back.
  if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
  return runner.connect() as Promise<ClientBase>;
}
