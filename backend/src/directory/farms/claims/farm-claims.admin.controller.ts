import { Body, Injectable, Param } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminFarmClaim, CLAIM_STATUSES } from '../../../contract/directory/admin/farm-claims.admin.js';
import { NoBody, ReasonBody } from '../../../contract/backoffice/admin.js';
import { adminResource, RecordParams, StaffAction } from '../../../platform/admin/admin-resource.js';
import type { Row } from '../../../platform/admin/admin-rows.js';
import { idIs, oneOf, since, until } from '../../../platform/admin/filters.js';
import { isKey } from '../../../platform/admin/list-sql.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { FarmClaim } from './farm-claim.entity.js';
import { personName, verificationOf } from '../farm-columns.sql.js';
import { FarmDecisions } from '../staff/farm-decisions.js';
import { Farm } from '../farm.entity.js';
import { lockFarms } from '../changes/lock-farms.js';

/** Who said that a farm is theirs, for the team to verify or to release. */
@Injectable()
export class FarmClaimsAdminController extends adminResource({
  name: 'farm-claims',
  table: 'farm_claims',
  row: AdminFarmClaim,
  joins: 'JOIN farms AS farm ON farm.id = t.farm_id LEFT JOIN users AS claimant ON claimant.id = t.user_id',
  columns: {
    id: 't.id',
    farmId: 't.farm_id',
    farmName: 'farm.name',
    farmAddress: 'farm.address',
    verification: verificationOf('farm'),
    userId: 't.user_id',
    claimantName: `CASE WHEN claimant.id IS NOT NULL THEN ${personName('claimant')} END`,
    claimantEmail: 'claimant.email',
    isOwner: 'coalesce(farm.user_id = t.user_id, false)',
    status: 't.status',
    reason: 't.reason',
    decidedAt: 't.decided_at',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt', 'status'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    status: oneOf('t.status', CLAIM_STATUSES),
    farmId: idIs('t.farm_id'),
    userId: idIs('t.user_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
}) {
  constructor(private readonly decisions: FarmDecisions) {
    super();
  }

  /** Verifies the claim, and the farm with it. */
  @StaffAction(':id/verify', AdminFarmClaim)
  verify(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'verify' }, id, async (tx, { status, isOwner, farmId }) => {
      if (status !== 'new' || !isOwner) throw new DomainError('ALREADY_DECIDED');
      const farm = await tx.findOneByOrFail(Farm, { id: farmId as number });
      if (!farm.isVerified) await this.decisions.verify(tx, farm);
      await tx.query(
        `UPDATE farm_claims SET status = 'verified', decided_at = now() WHERE id = $1 AND status = 'new'`,
        [id],
      );
    });
  }

  /** Ends a claim that isn't verified; the farm is as it was before. */
  @StaffAction(':id/reject', AdminFarmClaim)
  reject(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReasonBody }) { reason }: ReasonBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'reject', reason }, id, async (tx, { status, isOwner, farmId }) => {
      if (status !== 'new' || !isOwner) throw new DomainError('ALREADY_DECIDED');
      await this.decisions.reject(tx, await tx.findOneByOrFail(Farm, { id: farmId as number }), reason);
    });
  }

  /** Ends the claim; whoever made it and still has the farm loses it. */
  @StaffAction(':id/release', AdminFarmClaim)
  release(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReasonBody }) { reason }: ReasonBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'release', reason }, id, async (tx, { status, isOwner, farmId }) => {
      if (status !== 'new' && status !== 'verified') throw new DomainError('ALREADY_DECIDED');
      const farm = await tx.findOneByOrFail(Farm, { id: farmId as number });
      if (isOwner) await this.decisions.release(tx, farm, reason);
      await tx.query(
        `UPDATE farm_claims SET status = 'released', decided_at = now(), reason = $2
         WHERE id = $1 AND status IN ('new', 'verified')`,
        [id, reason],
      );
    });
  }

  /** The farm before its claim, as wherever farms are claimed and decided about. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    const claim = isKey(this.source, id) ? await tx.findOneBy(FarmClaim, { id: Number(id) }) : null;
    if (!claim) throw new DomainError('RECORD_NOT_FOUND');
    await lockFarms(tx, [claim.farmId]);
    await super.lockRow(tx, id);
  }
}
