import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { KNOWN_DEVICE_DAYS } from '../../../contract/site/retention.js';
import { DEVICE_COOKIE } from '../../../contract/site/session-hint.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { SessionsService } from '../../sessions/sessions.service.js';
import { KnownDevice } from './known-device.entity.js';
import * as sql from './known-devices.sql.js';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** @returns the hash of the cookie that names the browser; null where it has none */
function deviceOf(request: FastifyRequest): string | null {
  const token = request.cookies[DEVICE_COOKIE];
  return token !== undefined && TOKEN.test(token) ? hashOf(token) : null;
}

/** Which browsers have signed in to which accounts. */
@Injectable()
export class KnownDevices implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
  ) {}

  onModuleInit(): void {
    this.sessions.onStart((request, userId) => this.remember(request, userId));
  }

  /**
   * @param name what was typed to sign in
   * @returns the browser's hash where it has signed in to that account before
   */
  async find(request: FastifyRequest, name: string): Promise<string | null> {
    const tokenHash = deviceOf(request);
    if (tokenHash === null) return null;
    const found = await fetchRows(this.dataSource, sql.deviceOfAccount, [
      tokenHash,
      name.replaceAll('\0', ''),
    ]);
    return found.length > 0 ? tokenHash : null;
  }

  /** Every browser is a stranger's again, as after a new password. */
  async forgetAll(tx: EntityManager, userId: number): Promise<void> {
    await tx.delete(KnownDevice, { userId });
  }

  /** Forgets those that were not used for long. */
  async cleanUp(): Promise<void> {
    await changeRows(this.dataSource, sql.deleteUnused, [KNOWN_DEVICE_DAYS]);
  }

  /** The browser keeps the name that it has; a new one gets it with the answer. */
  private async remember(request: FastifyRequest, userId: number): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const known = deviceOf(request);
    if (known === null) request.deviceToken = token;
    await changeRows(this.dataSource, sql.noteDevice, [known ?? hashOf(token), userId]);
  }
}
