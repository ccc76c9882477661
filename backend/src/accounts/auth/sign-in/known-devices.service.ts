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

function deviceOf(request: FastifyRequest): string | null {
  const token = request.cookies[DEVICE_COOKIE];
  return token !== undefined && TOKEN.test(token) ? hashOf(token) : null;
}

@Injectable()
export class KnownDevices implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
  ) {}

  onModuleInit(): void {
    this.sessions.onStart((request, userId) => this.remember(request, userId));
  }

  async find(request: FastifyRequest, name: string): Promise<string | null> {
    const tokenHash = deviceOf(request);
    if (tokenHash === null) return null;
    const found = await fetchRows(this.dataSource, sql.deviceOfAccount, [
      tokenHash,
      name.replaceAll('\0', ''),
    ]);
    return found.length > 0 ? tokenHash : null;
  }

  async forgetAll(tx: EntityManager, userId: number): Promise<void> {
    await tx.delete(KnownDevice, { userId });
  }

  async cleanUp(): Promise<void> {
    await changeRows(this.dataSource, sql.deleteUnused, [KNOWN_DEVICE_DAYS]);
  }

  private async remember(request: FastifyRequest, userId: number): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const known = deviceOf(request);
    if (known === null) request.deviceToken = token;
    await changeRows(this.dataSource, sql.noteDevice, [known ?? hashOf(token), userId]);
  }
}
