import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldStatusView } from '../../contract/directory/field-status.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { ClaimDrafts, type ClaimedStatuses } from '../farms/claims/claim-drafts.js';
import { endClaimedStatuses, publishStatuses, statusesOfClaim } from './claimed-statuses.sql.js';
import { fieldStatusView } from './field-status.view.js';

@Injectable()
export class StatusesOfClaims implements OnModuleInit, ClaimedStatuses {
  constructor(private readonly drafts: ClaimDrafts) {}

  onModuleInit(): void {
    this.drafts.follow(this);
  }

  async publish(tx: EntityManager, claimId: number): Promise<void> {
    await changeRows(tx, publishStatuses, [claimId]);
  }

  async end(tx: EntityManager, claimId: number): Promise<void> {
    await changeRows(tx, endClaimedStatuses, [claimId]);
  }

  async of(tx: EntityManager, claimId: number): Promise<FieldStatusView[]> {
    const rows = await fetchRows(tx, statusesOfClaim, [claimId]);
    return rows.map(fieldStatusView);
  }
}
