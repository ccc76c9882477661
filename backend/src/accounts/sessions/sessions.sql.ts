import type { Role } from '../../contract/accounts/roles.js';
import type { StaffRole } from '../../contract/shared/capabilities.js';
import { statement } from '../../platform/database/statement.js';
import { staffRoleSql } from '../users/users.sql.js';

interface FoundSession {
  userId: number;
  username: string;
  role: Role;
  staffRole: StaffRole | null;
  /** The row's time of use is more than an hour old. */
  isDue: boolean;
  /** As whom staff view the site; no user once that is over, until they stop it. */
  viewing: { user: { id: number; username: string; role: Role } | null; until: string } | null;
}

const viewed = `CASE WHEN sessions.viewed_until IS NOT NULL AND users.role = 'admin' THEN json_build_object(
  'until', sessions.viewed_until, 'user', CASE WHEN viewed.id IS NOT NULL THEN json_build_object(
    'id', viewed.id, 'username', viewed.username, 'role', viewed.role) END) END`;

export const findSession = statement<FoundSession, [sessionRowId: string]>(
  `SELECT users.id AS "userId", users.username::text AS username, users.role,
      ${staffRoleSql('users')} AS "staffRole",
      sessions.last_seen_at < now() - interval '1 hour' AS "isDue", ${viewed} AS viewing
    FROM sessions JOIN users ON users.id = sessions.user_id
      LEFT JOIN users AS viewed ON viewed.id = sessions.viewed_user_id AND sessions.viewed_until > now()
        AND viewed.role <> 'admin' AND viewed.locked_at IS NULL
    WHERE sessions.id = $1 AND sessions.expires_at > now() AND users.locked_at IS NULL`,
);

/** Holds password and lock until the row is in, so a concurrent "end all sessions" ends it too. */
export const startSession = statement<
  { id: string },
  [sessionRowId: string, userId: number, passwordHash: string, userAgent: string | null, days: number]
>(`WITH owner AS (SELECT id FROM users WHERE id = $2 AND password = $3 AND locked_at IS NULL FOR SHARE)
  INSERT INTO sessions (id, user_id, data, user_agent, expires_at)
  SELECT $1, id, '{}', $4, now() + make_interval(days => $5) FROM owner
  RETURNING id`);

export const touchSession = statement<object, [sessionRowId: string, days: number]>(
  'UPDATE sessions SET last_seen_at = now(), expires_at = now() + make_interval(days => $2) WHERE id = $1',
);
