import type { EntityManager } from 'typeorm';
import type { Config } from '../../platform/config/config.js';
import { hashPassword } from '../auth/password-hashes.js';

/**
 * Makes the first administrator where there is none. An account that has the e-mail address already stays as it is.
 * @returns a sentence for whoever starts the server; null when there was nothing to do
 */
export async function makeFirstAdmin(tx: EntityManager, admin: Config['admin']): Promise<string | null> {
  if (!admin || (await hasAny(tx, `role = 'admin'`))) return null;
  if (await hasAny(tx, 'email = $1', admin.email)) {
    return `No administrator was made: ${admin.email} belongs to an account that is none.`;
  }
  const password = await hashPassword(admin.password);
  for (const username of usernames(admin.email)) {
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

/** "admin" unless somebody took that, then the address's first part, then numbers. */
function usernames(email: string): string[] {
  const name = (email.split('@')[0] ?? '').replaceAll(/[^\p{L}\p{N}._-]/gu, '').slice(0, 30);
  const own = name.length >= 3 ? [name] : [];
  return ['admin', ...own, ...Array.from({ length: 20 }, (_, index) => `admin${index + 2}`)];
}
