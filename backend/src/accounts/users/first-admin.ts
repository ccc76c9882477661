import type { EntityManager } from 'typeorm';
import { MIN_GUARDED_PASSWORD_LENGTH } from '../../contract/shared/limits.js';
import type { Config } from '../../platform/config/config.js';
import { fetchRows, type Statement } from '../../platform/database/statement.js';
import { isEasyToGuess } from '../auth/passwords/common-passwords.js';
import { hashPassword } from '../auth/passwords/password-hashes.js';
import { usernamesFor } from './usernames.rules.js';
import * as sql from './users.sql.js';

/** An account with the address stays. @returns a line to show; null when nothing was to do */
export async function makeFirstAdmin(tx: EntityManager, admin: Config['admin']): Promise<string | null> {
  if (!admin || (await hasAny(tx, sql.anyAdministrator, []))) return null;
  if (await hasAny(tx, sql.accountOfEmail, [admin.email])) {
    return `No administrator created: ${admin.email} belongs to an account that isn't an administrator.`;
  }
  if (admin.password.length < MIN_GUARDED_PASSWORD_LENGTH) {
    return `No administrator created: ADMIN_PASSWORD has fewer than ${MIN_GUARDED_PASSWORD_LENGTH} characters. Set a longer one and start again.`;
  }
  if (await isEasyToGuess(admin.password, { username: 'admin', email: admin.email })) {
    return 'No administrator created: ADMIN_PASSWORD is easy to guess. Set another one and start again.';
  }
  const password = await hashPassword(admin.password);
  for (const username of ['admin', ...usernamesFor(admin.email)]) {
    const made = await fetchRows(tx, sql.insertConfirmedAccount, [
      username,
      admin.email,
      password,
      'admin',
      null,
      null,
    ]);
    if (made.length > 0) return `Made the administrator ${username} (${admin.email}).`;
  }
  return 'No administrator created: all names for one are taken.';
}

async function hasAny<Values extends readonly unknown[]>(
  tx: EntityManager,
  statement: Statement<object, Values>,
  values: Values,
): Promise<boolean> {
  return (await fetchRows(tx, statement, values)).length > 0;
}
