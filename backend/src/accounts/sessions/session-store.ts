import { createHash } from 'node:crypto';
import type { SessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import type { DataSource } from 'typeorm';
import type { Role } from '../../contract/accounts/roles.js';
import { SESSION_DAYS } from '../../contract/shared/limits.js';
import { type Database, prepared } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { readError } from '../../platform/http/errors/error.filter.js';

declare module 'fastify' {
  interface Session {
    /** Only while somebody is being signed in: what the new row needs. Never stored as it is. */
    signIn?: { passwordHash: string; userAgent: string | null };
    /** The row's time of use is more than an hour old. */
    isDue?: boolean;
  }
}

/** @returns what the table knows a session by; whoever reads that cannot sign in with it */
export const sessionRowId = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('base64url');

interface FoundSession {
  userId: number;
  username: string;
  role: Role;
  isDue: boolean;
}

/** The session and its user in one: role, lock and existence are those of this moment. */
const FIND = prepared(`SELECT users.id AS "userId", users.username::text AS username, users.role,
      sessions.last_seen_at < now() - interval '1 hour' AS "isDue"
    FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.id = $1 AND sessions.expires_at > now() AND users.locked_at IS NULL`);

// Password and lock are looked at once more, and held until the row is in: whoever changes them meanwhile and ends all sessions
// either keeps this one from beginning, or ends it as well.
const START = `
  WITH owner AS (SELECT id FROM users WHERE id = $2 AND password = $3 AND locked_at IS NULL FOR SHARE)
  INSERT INTO sessions (id, user_id, data, user_agent, expires_at)
  SELECT $1, id, '{}', $4, now() + make_interval(days => $5) FROM owner
  RETURNING id`;

/** Keeps sessions in PostgreSQL. Only signing in makes a row; a session without a person is not kept. */
export class PostgresSessionStore implements SessionStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
  ) {}

  get(sessionId: string, callback: (error: unknown, session?: Session | null) => void): void {
    this.find(sessionId).then((session) => callback(null, session), failing(callback));
  }

  set(sessionId: string, session: Session, callback: (error?: unknown) => void): void {
    this.start(sessionId, session).then(() => callback(), failing(callback));
  }

  destroy(sessionId: string, callback: (error?: unknown) => void): void {
    this.dataSource
      .query('DELETE FROM sessions WHERE id = $1', [sessionRowId(sessionId)])
      .then(() => callback(), failing(callback));
  }

  private async find(sessionId: string): Promise<Session | null> {
    const [row] = await this.database.query<FoundSession>(FIND, [sessionRowId(sessionId)]);
    if (!row) return null;
    const { userId, username, role, isDue } = row;
    // The plugin fills in the cookie of a session that comes without one.
    const session = { userId, user: { id: userId, username, role } } as Session;
    return isDue ? { ...session, isDue } : session;
  }

  private async start(sessionId: string, session: Session): Promise<void> {
    const { userId, signIn } = session;
    if (userId === undefined || signIn === undefined) return;
    const rows = await this.dataSource.query<unknown[]>(START, [
      sessionRowId(sessionId),
      userId,
      signIn.passwordHash,
      signIn.userAgent,
      SESSION_DAYS,
    ]);
    if (rows.length === 0) throw new DomainError('INVALID_CREDENTIALS');
    delete session.signIn;
  }
}

/** The plugin takes some errors of the system for "no such session", so it gets ours alone. */
const failing = (callback: (error: unknown) => void) => (error: unknown) => callback(readError(error));
