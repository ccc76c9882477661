import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Follower } from '../followers/follower.entity.js';
import { Followers } from '../followers/followers.service.js';

@Injectable()
export class Unsubscribing {
  constructor(
    private readonly db: DataSource,
    private readonly followers: Followers,
  ) {}

  /** What they follow stays. @throws LINK_NOT_VALID */
  async stop(token: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      const follower = await this.followers.ofToken(tx, token);
      if (!follower) throw new DomainError('LINK_NOT_VALID');
      await tx.update(Follower, { id: follower.id, stoppedAt: IsNull() }, { stoppedAt: new Date() });
      await this.followers.withdrawNotices(tx, follower);
    });
  }
}
