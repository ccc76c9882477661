import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { VIEWING_MINUTES, type ViewingRequest, type ViewingView } from '../../contract/accounts/viewing.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { sessionRowId } from '../sessions/session-store.js';
import { SessionRow } from '../sessions/session.entity.js';
import { User } from '../users/user.entity.js';

const MINUTE_MS = 60_000;

@Injectable()
export class ViewingStaff {
  constructor(private readonly dataSource: DataSource) {}

  /** For this session alone. @throws RECORD_NOT_FOUND, VIEWING_NOT_POSSIBLE for staff and locked accounts */
  async start(
    actor: SignedInUser,
    request: FastifyRequest,
    { userId, reason }: ViewingRequest,
  ): Promise<ViewingView> {
    const until = new Date(Date.now() + VIEWING_MINUTES * MINUTE_MS);
    return this.dataSource.transaction(async (tx) => {
      const user = await tx.findOneBy(User, { id: userId });
      if (!user) throw new DomainError('RECORD_NOT_FOUND');
      if (user.role === 'admin' || user.lockedAt) throw new DomainError('VIEWING_NOT_POSSIBLE');
      await tx.update(SessionRow, idOf(request), { viewedUserId: userId, viewedUntil: until });
      await writeAudit(tx, {
        ...{ actor, action: 'view-as', resource: 'users', id: userId, note: reason },
        ...{ before: null, after: null },
      });
      const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
      return { userId, name, until: until.toISOString() };
    });
  }

  async stop(request: FastifyRequest): Promise<void> {
    const nobody = { viewedUserId: null, viewedUntil: null };
    await this.dataSource.manager.update(SessionRow, idOf(request), nobody);
  }
}

const idOf = ({ session }: FastifyRequest) => ({ id: sessionRowId(session.sessionId) });
