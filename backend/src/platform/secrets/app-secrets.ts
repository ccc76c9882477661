import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { changeRows, fetchRows } from '../database/statement.js';
import { insertSecrets, readSecrets } from './app-secrets.sql.js';

const NAMES = [
  'claim-code',
  'confirmation',
  'farm-news-reports',
  'following',
  'keep-listing',
  'manager-invitation',
  'market-answer',
  'market-code',
  'market-weather',
  'order-links',
  'product-views',
  'push',
  'review-reports',
  'second-factor',
  'session',
  'share-calendars',
  'share-places',
  'texts',
] as const;
export type AppSecretName = (typeof NAMES)[number];

const known = new WeakMap<DataSource, Promise<ReadonlyMap<string, string>>>();

/** At the start, so that no transaction waits for a second connection to read one. */
export function readAppSecrets(dataSource: DataSource): Promise<ReadonlyMap<string, string>> {
  const secrets = known.get(dataSource) ?? readOrMake(dataSource);
  known.set(dataSource, secrets);
  secrets.catch(() => known.delete(dataSource));
  return secrets;
}

/** @returns 43 characters (256 random bits, base64url), the same on all servers */
export async function appSecret(dataSource: DataSource, name: AppSecretName): Promise<string> {
  const value = (await readAppSecrets(dataSource)).get(name);
  if (value === undefined) throw new Error(`The secret ${name} is not in the database.`);
  return value;
}

async function readOrMake(dataSource: DataSource): Promise<ReadonlyMap<string, string>> {
  const values = NAMES.map(() => randomBytes(32).toString('base64url'));
  await changeRows(dataSource, insertSecrets, [NAMES, values]);
  const rows = await fetchRows(dataSource, readSecrets, []);
  return new Map(rows.map(({ name, value }) => [name, value]));
}
