import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Statement } from './statement.js';
import type { ReadReplicas } from './replicas/read-replicas.js';

/** A statement that PostgreSQL plans once per connection. */
export interface Prepared {
  /** Made of the text, so that another text is another statement. */
  name: string;
  text: string;
}

/** @returns the statement of a text, with `$1`, `$2` … for its values */
export function prepared(text: string): Prepared {
  return { name: createHash('sha256').update(text).digest('base64url').slice(0, 20), text };
}

/**
 * The database for typed statements (`*.sql.ts`): the pool that TypeORM writes through, and the replicas, where there are some.
 * It runs named prepared statements, which TypeORM never does: planning is most of the database's time of a small query.
 */
@Injectable()
export class Database {
  /** @param replicas null where none is set, or where there is no application, such as in a command */
  constructor(
    private readonly dataSource: DataSource,
    readonly replicas: ReadReplicas | null = null,
  ) {}

  /** The primary's connections. */
  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }

  /**
   * On a replica where the request may be answered from one.
   * @returns the rows as pg reads them: column names as written in the statement
   */
  query<Row extends QueryResultRow, Values extends readonly unknown[]>(
    statement: Statement<Row, Values>,
    values: Values,
  ): Promise<Row[]>;
  query<Row extends QueryResultRow>(statement: Prepared, values: readonly unknown[]): Promise<Row[]>;
  query<Row extends QueryResultRow>(statement: Prepared, values: readonly unknown[]): Promise<Row[]> {
    if (!this.replicas) return run<Row>(this.pool, statement, values);
    return this.replicas.read(this.pool, (pool) => run<Row>(pool, statement, values));
  }

  /** On the primary, whoever asks: for what writes. */
  write<Row extends QueryResultRow, Values extends readonly unknown[]>(
    statement: Statement<Row, Values>,
    values: Values,
  ): Promise<Row[]>;
  write<Row extends QueryResultRow>(statement: Prepared, values: readonly unknown[]): Promise<Row[]>;
  write<Row extends QueryResultRow>(statement: Prepared, values: readonly unknown[]): Promise<Row[]> {
    return run<Row>(this.pool, statement, values);
  }
}

async function run<Row extends QueryResultRow>(
  pool: Pool,
  { name, text }: Prepared,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await pool.query<Row>({ name, text, values: [...values] });
  return rows;
}
