import pg from 'pg';

/** @returns how many connections PostgreSQL takes at once */
export async function mostConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ max_connections: string }>('SHOW max_connections');
    return Number(rows[0]?.max_connections);
  } finally {
    await client.end();
  }
}
