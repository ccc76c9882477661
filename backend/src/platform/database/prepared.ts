import { Inject, Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { type Prepared, PreparedQuery } from './prepared-query.js';
import { ReadDatabases } from './replicas/read-databases.js';

export type { Prepared };

/**
 * Runs the few hot queries as named prepared statements, which TypeORM never does: planning is most of the database
 * time of a small query.
 */
@Injectable()
export class PreparedStatements {
  constructor(@Inject(ReadDatabases) private readonly databases: Pick<ReadDatabases, 'primary' | 'read'>) {}

  /** For where there is no application, such as a command: on the primary alone. */
  static on(dataSource: DataSource): PreparedStatements {
    const primary = (dataSource.driver as unknown as { master: Pool }).master;
    return new PreparedStatements({ primary, read: (query) => query(primary) });
  }

  /**
   * On a replica where the request may be answered from one.
   * @returns the rows as pg reads them: column names as written in the statement
   */
  query<Row extends QueryResultRow>(statement: Prepared, values: readonly unknown[]): Promise<Row[]> {
    return this.databases.read((pool) => run<Row>(pool, statement, values));
  }

  /** On the primary, whoever asks: for what writes. */
  write<Row extends QueryResultRow>(statement: Prepared, values: readonly unknown[]): Promise<Row[]> {
    return run<Row>(this.databases.primary, statement, values);
  }
}

/** pg's types know no pool that runs a query of another class, though it does. */
const run = <Row extends QueryResultRow>(pool: Pool, statement: Prepared, values: readonly unknown[]) =>
  pool.query(new PreparedQuery<Row>(statement, values)) as unknown as Promise<Row[]>;
