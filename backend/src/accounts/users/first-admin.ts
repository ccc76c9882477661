import type { EntityManager } from 'typeorm';
import type { Config } from '../../platform/config/config.js';
import { isEasyToGuess } from '../auth/passwords/common-passwords.js';
import { hashPassword } from '../auth/passwords/password-hashes.js';
import { usernamesFor } from './usernames.rules.js';

/**
 * Makes the first administrator where there is none. An account that has the e-mail address already stays as it is.
 * @returns a sentence for whoever starts the server; null when there was nothing to do
 */
export async function makeFirstAdmin(tx: EntityManager, admin: Config['admin']): Promise<string | null> {
  if (!admin || (await hasAny(tx, `role = 'admin'`))) return null;
  if (await hasAny(tx, 'email = $1', admin.email)) {
    return `No administrator was made: ${admin.email} belongs to an account that is none.`;
  }
  if (await isEasyToGuess(admin.password, { username: 'admin', email: admin.email })) {
    return 'No administrator was made: ADMIN_PASSWORD is easy to guess. Set another one and start again.';
  }
  const password = await hashPassword(admin.password);
  for (const username of ['admin', ...usernamesFor(admin.email)]) {
    const made = await tx.query<unknown[]>(
      `INSERT INTO users (username, email, password, role, email_confirmed_at)
       VALUES ($1, $2, $3, 'admin', now())
       ON CONFLICT DO NOTHING RETURNING id`,
      [username, admin.email, password],
    );
    if (made.length > 0) return `Made the administrator ${username} (${admin.email}).`;
  }
  return 'No administrator was made: all names for one are taken.';
}

async function hasAny(tx: EntityManager, condition: string, ...values: string[]): Promise<boolean> {
  const rows = await tx.query<unknown[]>(`SELECT 1 FROM users WHERE ${condition} LIMIT 1`, values);
  return rows.length > 0;
}
