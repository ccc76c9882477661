import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { execute, fetchRows } from '../database/statement.js';
import { insertSecret, readSecret } from './app-secrets.sql.js';

/**
 * A secret that all servers on a database share; the first one that asks for it makes it.
 * @param name what it is for, e.g. "session"
 * @returns 43 characters (256 random bits, base64url), the same at every call
 */
export async function appSecret(dataSource: DataSource, name: string): Promise<string> {
  await execute(dataSource, insertSecret, [name, randomBytes(32).toString('base64url')]);
  const [row] = await fetchRows(dataSource, readSecret, [name]);
  if (!row) throw new Error(`The secret ${name} is not in the database.`);
  return row.value;
}
