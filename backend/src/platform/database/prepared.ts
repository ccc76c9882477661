import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { ReadDatabases } from './replicas/read-databases.js';

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

async function run<Row extends QueryResultRow>(
  pool: Pool,
  { name, text }: Prepared,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await pool.query<Row>({ name, text, values: [...values] });
  return rows;
}
