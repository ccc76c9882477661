import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Role } from '../../contract/accounts/roles.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import * as sql from './users.sql.js';

export const DEMO_PASSWORD = 'farmgate-demo';

export const DEMO_ACCOUNTS = [
  { username: 'admin', role: 'admin', firstName: 'Ada', lastName: 'Winters' },
  { username: 'farmer', role: 'farmer', firstName: 'Frank', lastName: 'Meadows' },
  { username: 'vendor', role: 'vendor', firstName: 'Vera', lastName: 'Orchard' },
  { username: 'manager', role: 'user', firstName: 'May', lastName: 'Fields' },
  { username: 'shopper', role: 'user', firstName: 'Sam', lastName: 'Rivers' },
] as const satisfies readonly { username: string; role: Role; firstName: string; lastName: string }[];

const emailOf = (username: string) => `${username}@demo.farmgate.example`;

export interface SeededAccounts {
  /** Each gets a password of its own that no one knows, as where strangers can come. */
  areSecret?: boolean;
  onMade?: (username: string, password: string) => void;
}

export async function seedDemoAccounts(
  tx: EntityManager,
  { areSecret = false, onMade }: SeededAccounts = {},
): Promise<Map<string, number>> {
  for (const { username, role, firstName, lastName } of DEMO_ACCOUNTS) {
    const password = areSecret ? randomBytes(12).toString('base64url') : DEMO_PASSWORD;
    const made = await fetchRows(tx, sql.insertConfirmedAccount, [
      username,
      emailOf(username),
      await hash(password),
      role,
      firstName,
      lastName,
    ]);
    for (const { id } of made) {
      await changeRows(tx, sql.ageAccount, [id]);
      onMade?.(username, password);
    }
  }
  const names = DEMO_ACCOUNTS.map(({ username }) => username);
  const rows = await fetchRows(tx, sql.idsOfNames, [names]);
  return new Map(rows.map(({ id, username }) => [username, id]));
}

export async function openDemoAccounts(tx: EntityManager): Promise<string[]> {
  const emails = DEMO_ACCOUNTS.map(({ username }) => emailOf(username));
  const rows = await fetchRows(tx, sql.passwordsOfEmails, [emails]);
  const open: string[] = [];
  for (const { username, password } of rows) {
    if (await verify(password, DEMO_PASSWORD)) open.push(username);
  }
  return open;
}
