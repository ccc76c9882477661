import type { Role } from '../../contract/accounts/roles.js';
import type { StaffRole } from '../../contract/shared/capabilities.js';
import { statement } from '../../platform/database/statement.js';

/** @param t alias of users @returns how people call someone; their username where no name is known */
export const personName = (t: string): string =>
  `coalesce(nullif(concat_ws(' ', ${t}.first_name, ${t}.last_name), ''), ${t}.username::text)`;

export const staffRoleSql = (alias: string): string =>
  `(CASE WHEN ${alias}.role = 'admin' THEN coalesce(${alias}.staff_role, 'administrator') END)`;

// Rows that refer to a locked account can be written meanwhile.
export const lockUser = statement<object, [userId: number]>(
  'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE',
);

export const lockUsers = statement<object, [userIds: readonly number[]]>(
  'SELECT 1 FROM users WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE',
);

export const lockAdministratorsAnd = statement<object, [userId: number]>(
  `SELECT 1 FROM users WHERE role = 'admin' OR id = $1 ORDER BY id FOR NO KEY UPDATE`,
);

export const anyAdministrator = statement(`SELECT 1 FROM users WHERE role = 'admin' LIMIT 1`);

export const accountOfEmail = statement<object, [email: string]>(
  'SELECT 1 FROM users WHERE email = $1 LIMIT 1',
);

type NewAccount = [
  username: string,
  email: string,
  password: string,
  role: Role,
  firstName: string | null,
  lastName: string | null,
];

/** Makes nothing where the name or the address is taken. */
export const insertConfirmedAccount = statement<{ id: number }, NewAccount>(
  `INSERT INTO users (username, email, password, role, first_name, last_name, email_confirmed_at)
  VALUES ($1, $2, $3, $4, $5, $6, now()) ON CONFLICT DO NOTHING RETURNING id`,
);

export const ageAccount = statement<Record<string, never>, [id: number]>(
  "UPDATE users SET created_at = now() - interval '1 year' WHERE id = $1",
);

/** Makes nothing where the name is taken. */
export const insertInvited = statement<
  { id: number },
  [...NewAccount, phone: string | null, staffRole: StaffRole | null]
>(
  `INSERT INTO users (username, email, password, role, first_name, last_name, phone, staff_role)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (username) DO NOTHING RETURNING id`,
);

export const idsOfNames = statement<{ id: number; username: string }, [usernames: readonly string[]]>(
  'SELECT id, username::text FROM users WHERE username = ANY($1::citext[])',
);

export const passwordsOfEmails = statement<
  { username: string; password: string },
  [emails: readonly string[]]
>('SELECT username::text, password FROM users WHERE email = ANY($1::citext[]) ORDER BY id');
