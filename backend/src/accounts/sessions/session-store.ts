import type { SessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { SESSION_DAYS } from '../../contract/shared/limits.js';
import type { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { readError } from '../../platform/http/errors/error.filter.js';
import { staffMay } from '../../platform/http/security/access.js';
import { SessionRow } from './session.entity.js';
import { findSession, startSession } from './sessions.sql.js';

declare module 'fastify' {
  interface Session {
    /** Only while somebody is being signed in; never stored as it is. */
    signIn?: { passwordHash: string; userAgent: string | null };
    isDue?: boolean;
  }
}

const VIEW = { resource: 'viewing', action: 'create' };

/** Whoever reads the table cannot sign in with it. */
export const sessionRowId = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('base64url');

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
    this.dataSource.manager
      .delete(SessionRow, { id: sessionRowId(sessionId) })
      .then(() => callback(), failing(callback));
  }

  private async find(sessionId: string): Promise<Session | null> {
    const [row] = await fetchRows(this.database, findSession, [sessionRowId(sessionId)]);
    if (!row) return null;
    const { userId, username, role, staffRole, isDue, viewing } = row;
    // The plugin fills in the cookie of a session that comes without one.
    const session = { userId, user: { id: userId, username, role, staffRole } } as Session;
    if (viewing && staffMay(session.user ?? null, VIEW)) {
      const { user, until } = viewing;
      session.viewing = { user: user && { ...user, staffRole: null }, until: new Date(until) };
    }
    return isDue ? { ...session, isDue } : session;
  }

  private async start(sessionId: string, session: Session): Promise<void> {
    const { userId, signIn } = session;
    if (userId === undefined || signIn === undefined) return;
    const { passwordHash, userAgent } = signIn;
    const rows = await fetchRows(this.dataSource, startSession, [
      sessionRowId(sessionId),
      userId,
      passwordHash,
      userAgent,
      SESSION_DAYS,
    ]);
    if (rows.length === 0) throw new DomainError('INVALID_CREDENTIALS');
    delete session.signIn;
  }
}

/** The plugin takes some system errors for "no such session", so it gets ours alone. */
const failing = (callback: (error: unknown) => void) => (error: unknown) => callback(readError(error));
