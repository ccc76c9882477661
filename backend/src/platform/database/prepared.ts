import { Inject, Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { ReadDatabases } from './replicas/read-databases.js';

/** A statement that PostgreSQL plans once per connection. The name has to change with the text. */
export interface Prepared {
  name: string;
  text: string;
}

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
  async query<Row extends QueryResultRow>(statement: Prepared, values: unknown[]): Promise<Row[]> {
    const result = await this.databases.read((pool) => pool.query<Row>({ ...statement, values }));
    return result.rows;
  }

  /** On the primary, whoever asks: for what writes. */
  async write<Row extends QueryResultRow>(statement: Prepared, values: unknown[]): Promise<Row[]> {
    const result = await this.databases.primary.query<Row>({ ...statement, values });
    return result.rows;
  }
}
