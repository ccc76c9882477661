import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager, MoreThan, Not } from 'typeorm';
import type { SessionView } from '../../contract/accounts/account.js';
import { SESSION_DAYS } from '../../contract/shared/limits.js';
import { SESSION_COOKIE } from '../../contract/site/session-hint.js';
import { changeRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { staffRoleOf } from '../users/administrators.js';
import type { User } from '../users/user.entity.js';
import { deviceName } from './device.rules.js';
import { sessionRowId } from './session-store.js';
import { SessionRow } from './session.entity.js';
import { touchSession } from './sessions.sql.js';

const USER_AGENT_LENGTH = 400;

@Injectable()
export class SessionsService {
  private readonly listeners: ((request: FastifyRequest, userId: number) => Promise<void>)[] = [];

  constructor(private readonly dataSource: DataSource) {}

  onStart(listener: (request: FastifyRequest, userId: number) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** Gets a new id, against fixation. @throws INVALID_CREDENTIALS when the password changed since */
  async start(request: FastifyRequest, user: User): Promise<void> {
    await request.session.regenerate();
    const { session } = request;
    session.userId = user.id;
    session.user = {
      id: user.id,
      username: user.username,
      role: user.role,
      staffRole: staffRoleOf(user),
    };
    session.signIn = {
      passwordHash: user.password,
      userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null,
    };
    try {
      await session.save();
    } catch (error) {
      // Otherwise the plugin would try once more to save it, when the answer is on its way.
      request.session.userId = request.session.user = request.session.signIn = undefined;
      throw error;
    }
    // The plugin would take the old session's cookie away together with the new one.
    delete request.cookies[SESSION_COOKIE];
    for (const listener of this.listeners) await listener(request, user.id);
  }

  async end(request: FastifyRequest): Promise<void> {
    await request.session.destroy();
  }

  async touch(sessionId: string): Promise<void> {
    await changeRows(this.dataSource, touchSession, [sessionRowId(sessionId), SESSION_DAYS]);
  }

  async endAll(tx: EntityManager, userId: number): Promise<void> {
    await tx.delete(SessionRow, { userId });
  }

  async endOthers(request: FastifyRequest, userId: number): Promise<void> {
    const others = Not(sessionRowId(request.session.sessionId));
    await this.dataSource.manager.delete(SessionRow, { userId, id: others });
  }

  /** @throws SESSION_NOT_FOUND */
  async endOne(request: FastifyRequest, userId: number, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(SessionRow, { id, userId });
    if (!affected) throw new DomainError('SESSION_NOT_FOUND');
    if (id === sessionRowId(request.session.sessionId)) await this.end(request);
  }

  async list(tx: EntityManager, request: FastifyRequest, userId: number): Promise<SessionView[]> {
    const current = sessionRowId(request.session.sessionId);
    const rows = await tx.find(SessionRow, {
      where: { userId, expiresAt: MoreThan(new Date()) },
      order: { lastSeenAt: 'DESC', id: 'ASC' },
      take: MOST_SHOWN,
    });
    return rows.map((row) => ({
      id: row.id,
      device: deviceName(row.userAgent),
      isCurrent: row.id === current,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
    }));
  }
}

/** A program that signs in again and again must not make the list endless. */
const MOST_SHOWN = 200;
