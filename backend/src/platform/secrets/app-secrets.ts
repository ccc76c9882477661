import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';

/**
 * A secret that all servers on a database share; the first one that asks for it makes it.
 * @param name what it is for, e.g. "session"
 * @returns 43 characters (256 random bits, base64url), the same at every call
 */
export async function appSecret(dataSource: DataSource, name: string): Promise<string> {
  await dataSource.query('INSERT INTO app_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const [row] = await dataSource.query<{ value: string }[]>('SELECT value FROM app_secrets WHERE name = $1', [
    name,
  ]);
  if (!row) throw new Error(`The secret ${name} is not in the database.`);
  return row.value;
}
