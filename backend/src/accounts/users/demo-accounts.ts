import { hash } from '@node-rs/argon2';
import type { EntityManager } from 'typeorm';
import type { Role } from '../../contract/accounts/roles.js';

/** The password of every demonstration account. */
export const DEMO_PASSWORD = 'farmgate-demo';

export const DEMO_ACCOUNTS = [
  { username: 'admin', role: 'admin', firstName: 'Ada', lastName: 'Winters' },
  { username: 'farmer', role: 'farmer', firstName: 'Frank', lastName: 'Meadows' },
  { username: 'vendor', role: 'vendor', firstName: 'Vera', lastName: 'Orchard' },
  { username: 'shopper', role: 'user', firstName: 'Sam', lastName: 'Rivers' },
] as const satisfies readonly { username: string; role: Role; firstName: string; lastName: string }[];

/** Makes the demonstration accounts where they are missing. @returns their ids by user name */
export async function seedDemoAccounts(tx: EntityManager): Promise<Map<string, number>> {
  const password = await hash(DEMO_PASSWORD);
  for (const { username, role, firstName, lastName } of DEMO_ACCOUNTS) {
    await tx.query(
      `INSERT INTO users (username, email, password, role, first_name, last_name, email_confirmed_at)
       VALUES ($1, $2, $3, $4, $5, $6, now()) ON CONFLICT DO NOTHING`,
      [username, `${username}@demo.farmgate.example`, password, role, firstName, lastName],
    );
  }
  const rows = await tx.query<{ id: number; username: string }[]>(
    'SELECT id, username::text FROM users WHERE username = ANY($1::citext[])',
    [DEMO_ACCOUNTS.map(({ username }) => username)],
  );
  return new Map(rows.map(({ id, username }) => [username, id]));
}
