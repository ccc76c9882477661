import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../accounts/users/users.service.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import {
  farmAssignedMail,
  farmRejectedMail,
  farmReleasedMail,
  farmVerifiedMail,
} from './farm-decision-mails.js';
import { Farm } from './farm.entity.js';
import { followFarm } from './follow-farm.js';
import { makeRoomForFarm } from './own-farms.js';

/** What staff decide about a farm and who has it. Each farm is locked by the caller, as `lockFarms` does. */
@Injectable()
export class FarmDecisions {
  constructor(
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
  ) {}

  /** The farm carries the badge, and its owner's claim is settled. @throws ALREADY_DECIDED */
  async verify(tx: EntityManager, farm: Farm): Promise<void> {
    if (farm.isVerified) throw new DomainError('ALREADY_DECIDED');
    await tx.query(
      `UPDATE farms SET is_verified = true, rejected_at = NULL, rejected_reason = NULL, updated_at = now() WHERE id = $1`,
      [farm.id],
    );
    await tx.query(
      `UPDATE farm_claims SET status = 'verified', decided_at = now()
       WHERE farm_id = $1 AND user_id = $2 AND status = 'new'`,
      [farm.id, farm.userId],
    );
    const owner = await this.contact(tx, farm.userId);
    if (owner) await this.mails.enqueue(tx, farmVerifiedMail(farm, owner));
  }

  /** The farm stays without the badge; when its owner changes it, it waits for staff again. @throws ALREADY_DECIDED, FARM_NOT_CLAIMED */
  async reject(tx: EntityManager, farm: Farm, reason: string): Promise<void> {
    if (!farm.isClaimed) throw new DomainError('FARM_NOT_CLAIMED');
    if (farm.isVerified || farm.rejectedAt !== null) throw new DomainError('ALREADY_DECIDED');
    await tx.query('UPDATE farms SET rejected_at = now(), rejected_reason = $2 WHERE id = $1', [
      farm.id,
      reason,
    ]);
    const owner = await this.contact(tx, farm.userId);
    if (owner) await this.mails.enqueue(tx, farmRejectedMail(farm, owner, reason));
  }

  /**
   * Takes the farm from who has it: anybody may claim it again, and its listings are nobody's until then. A place of the directory that it stands
   * for stays its own.
   * @throws FARM_NOT_CLAIMED
   */
  async release(tx: EntityManager, farm: Farm, reason: string): Promise<void> {
    if (!farm.isClaimed && farm.userId === null) throw new DomainError('FARM_NOT_CLAIMED');
    await this.takeFrom(tx, farm, reason);
    // What a directory names is a person's own again, as nobody has claimed it.
    await tx.query(
      `UPDATE farms SET user_id = NULL, is_claimed = false, is_verified = false, rejected_at = NULL, rejected_reason = NULL,
         email = CASE WHEN is_demonstration OR NOT EXISTS (${ofPlace('email')}) THEN email END,
         phone = CASE WHEN is_demonstration OR NOT EXISTS (${ofPlace('phone')}) THEN phone END,
         updated_at = now()
       WHERE id = $1`,
      [farm.id],
    );
    await followFarm(tx, farm, await tx.findOneByOrFail(Farm, { id: farm.id }));
    await tx.query(
      'UPDATE listings SET user_id = NULL, asked_at = NULL WHERE farm_id = $1 AND user_id = $2',
      [farm.id, farm.userId],
    );
  }

  /**
   * Gives the farm with its listings to another account, which is locked already.
   * @throws VALIDATION_FAILED when it is theirs already, TOO_MANY_FARMS
   */
  async reassign(tx: EntityManager, farm: Farm, userId: number, reason: string): Promise<void> {
    if (farm.userId === userId) {
      throw new DomainError('VALIDATION_FAILED', [
        { path: 'owner', message: 'This account has the farm already.' },
      ]);
    }
    await makeRoomForFarm(tx, userId);
    await this.takeFrom(tx, farm, reason);
    await tx.query('UPDATE farms SET user_id = $2, is_claimed = true, updated_at = now() WHERE id = $1', [
      farm.id,
      userId,
    ]);
    await tx.query(
      `UPDATE listings SET user_id = $2, confirmed_at = now(), asked_at = NULL
       WHERE farm_id = $1 AND (user_id IS NULL OR user_id = $3)`,
      [farm.id, userId, farm.userId],
    );
    await tx.query(
      `INSERT INTO farm_claims (farm_id, user_id, status, decided_at, reason) VALUES ($1, $2, 'verified', now(), $3)`,
      [farm.id, userId, reason],
    );
    await this.users.makeFarmer(tx, userId);
    const owner = await this.contact(tx, userId);
    if (owner) await this.mails.enqueue(tx, farmAssignedMail(farm, owner));
  }

  /** Ends the claims of who has the farm, and tells them. */
  private async takeFrom(tx: EntityManager, farm: Farm, reason: string): Promise<void> {
    await tx.query(
      `UPDATE farm_claims SET status = 'released', decided_at = now(), reason = $3
       WHERE farm_id = $1 AND user_id = $2 AND status <> 'released'`,
      [farm.id, farm.userId, reason],
    );
    const former = await this.contact(tx, farm.userId);
    if (former) await this.mails.enqueue(tx, farmReleasedMail(farm, former, reason));
  }

  private contact(tx: EntityManager, userId: number | null) {
    return userId === null ? null : this.users.contact(tx, userId);
  }
}

const ofPlace = (column: string) =>
  `SELECT 1 FROM places WHERE places.farm_id = farms.id AND places.${column} = farms.${column}`;
