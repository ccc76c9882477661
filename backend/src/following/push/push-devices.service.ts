import { Injectable } from '@nestjs/common';
import { ECDH } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { deviceName } from '../../accounts/sessions/device.rules.js';
import type { PushDeviceMove, PushDeviceRequest } from '../../contract/following/push.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { isPublicUrl } from '../../platform/outbound-http/public-address.rules.js';
import type { Follower } from '../followers/follower.entity.js';
import { Followers } from '../followers/followers.service.js';
import type { PushSubscription } from './push-subscription.entity.js';
import {
  forgetIdleDevice,
  moveDevice,
  putDevice,
  removeDeviceOfOther,
  removeOldDevices,
  stopNews,
} from './push.sql.js';

const MOST_DEVICES = 10;
const NOT_ONE = 'Your browser sent no address that we can notify. Please try again.';

@Injectable()
export class PushDevices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly followers: Followers,
  ) {}

  /** What waits there for someone else is dropped. @throws SIGN_IN_REQUIRED, LINK_NOT_VALID */
  async add(userId: number | null, request: PushDeviceRequest, userAgent: string | null): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { id } = await this.whose(tx, userId, request);
      await this.put(tx, id, request, { device: deviceName(userAgent), tellsNews: true });
    });
  }

  /** @returns its id @throws VALIDATION_FAILED */
  async put(
    tx: EntityManager,
    followerId: number,
    request: Pick<PushDeviceRequest, 'endpoint' | 'keys'>,
    { device, tellsNews }: Pick<PushSubscription, 'device' | 'tellsNews'>,
  ): Promise<number> {
    checkDevice(request);
    const { endpoint, keys } = request;
    await changeRows(tx, removeDeviceOfOther, [endpoint, followerId]);
    const row = [followerId, endpoint, keys.p256dh, keys.auth, device, tellsNews] as const;
    const [put] = await fetchRows(tx, putDevice, [...row]);
    if (!put) throw new Error('A device was not written.');
    await changeRows(tx, removeOldDevices, [followerId, MOST_DEVICES]);
    return put.id;
  }

  /** Does nothing for an unknown device. @throws VALIDATION_FAILED */
  async move({ before, ...request }: PushDeviceMove): Promise<void> {
    checkDevice(request);
    const { endpoint, keys } = request;
    await changeRows(this.dataSource, moveDevice, [before, endpoint, keys.p256dh, keys.auth]);
  }

  /** A device that tells of orders goes on doing so. */
  async remove(endpoint: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await changeRows(tx, stopNews, [endpoint]);
      await changeRows(tx, forgetIdleDevice, [endpoint]);
    });
  }

  private async whose(
    tx: EntityManager,
    userId: number | null,
    { token, timeZone }: PushDeviceRequest,
  ): Promise<Follower> {
    if (userId !== null) return this.followers.ofAccount(tx, userId, timeZone);
    if (token === undefined) throw new DomainError('SIGN_IN_REQUIRED');
    const follower = await this.followers.ofToken(tx, token);
    if (!follower) throw new DomainError('LINK_NOT_VALID');
    return follower;
  }
}

/** Against SSRF: push services alone. @throws VALIDATION_FAILED */
function checkDevice({ endpoint, keys }: Pick<PushDeviceRequest, 'endpoint' | 'keys'>): void {
  if (!isPublicUrl(endpoint)) throw refused('endpoint');
  try {
    ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url');
  } catch {
    throw refused('keys');
  }
}

const refused = (path: string) => new DomainError('VALIDATION_FAILED', [{ path, message: NOT_ONE }]);
