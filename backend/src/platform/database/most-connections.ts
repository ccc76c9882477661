import pg from 'pg';
import { connectionLimit } from './connection.sql.js';

export async function mostConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ limit: string }>(connectionLimit.text);
    return Number(rows[0]?.limit);
  } finally {
    await client.end();
  }
}
