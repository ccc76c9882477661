import pg from 'pg';
import { DATABASE_URL } from '../global-setup';

/**
 * Runs a statement on the product's own database, for what the screens do not tell and for what would take
 * days.
 * @returns its rows
 */
export async function query<Row extends Record<string, unknown>>(
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env[DATABASE_URL] });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
