import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import type { ReadReplicas } from './replicas/read-replicas.js';
import { poolOf, send, type Statement } from './statement.js';

/**
 * The database for typed statements (`*.sql.ts`): the pool that TypeORM writes through, and the replicas,
 * where there are some. It runs named prepared statements, as planning is most of the database's time of a
 * small query.
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
    return poolOf(this.dataSource);
  }

  /**
   * On a replica where the request may be answered from one.
   * @returns the rows as pg reads them: column names as written in the statement
   */
  query<Row extends QueryResultRow, Values extends readonly unknown[]>(
    statement: Statement<Row, Values>,
    values: Values,
  ): Promise<Row[]> {
    if (!this.replicas) return run(this.pool, statement, values);
    return this.replicas.read(this.pool, (pool) => run(pool, statement, values));
  }

  /** On the primary, whoever asks: for what writes. */
  write<Row extends QueryResultRow, Values extends readonly unknown[]>(
    statement: Statement<Row, Values>,
    values: Values,
  ): Promise<Row[]> {
    return run(this.pool, statement, values);
  }
}

const run = async <Row extends QueryResultRow, Values extends readonly unknown[]>(
  pool: Pool,
  statement: Statement<Row, Values>,
  values: Values,
): Promise<Row[]> => (await send(pool, statement, values)).rows;
