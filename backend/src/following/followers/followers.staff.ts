import { Injectable } from '@nestjs/common';
import type { AdminFollower } from '../../contract/following/followers.admin.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { Follower } from './follower.entity.js';
import { followerResource } from './followers.admin.sql.js';
import { Followers } from './followers.service.js';

@Injectable()
export class FollowersStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly followers: Followers,
  ) {
    super(followerResource, rows);
  }

  /** @throws ALREADY_DECIDED */
  stop(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'stop' }, id, async (tx, before) => {
      if ((before as AdminFollower).stoppedAt !== null) throw new DomainError('ALREADY_DECIDED');
      await tx.update(Follower, { id: Number(id) }, { stoppedAt: new Date() });
      await this.followers.withdrawNotices(tx, await tx.findOneByOrFail(Follower, { id: Number(id) }));
    });
  }
}
