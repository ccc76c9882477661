import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { ClaimStatus } from '../../contract/directory/admin/farm-claims.admin.js';
import { IdColumn } from '../../platform/database/id-column.js';
import type { ClaimDraft, FarmSnapshot } from './claim-draft.js';
import { Farm } from './farm.entity.js';

/**
 * A claim of a farm, for staff to verify, reject or release. 'withdrawn' is one that the claimant gave back.
 */
@Entity('farm_claims')
@Check('ck_farm_claims_status', `status IN ('new', 'verified', 'rejected', 'released', 'withdrawn')`)
@Index('ix_farm_claims_status', ['status', 'createdAt', 'id'])
@Index('ix_farm_claims_created_at', ['createdAt', 'id'])
export class FarmClaim {
  @IdColumn('farm_claims')
  id: number;

  @Index('ix_farm_claims_farm_id')
  @Column({ type: 'integer' })
  farmId: number;

  @ManyToOne(() => Farm, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'farm_id', foreignKeyConstraintName: 'fk_farm_claims_farm' })
  farm?: Farm;

  @Index('ix_farm_claims_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_farm_claims_user' })
  user?: unknown;

  @Column({ type: 'text', default: 'new' })
  status: ClaimStatus;

  /** When it was verified, rejected, released or withdrawn. */
  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** Why it was rejected or released. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** What the farm was before the claim; restored when the claim ends after it was verified. */
  @Column({ type: 'jsonb', nullable: true })
  snapshot: FarmSnapshot | null;

  /** What the claimant wrote before the claim was decided; the farm gets it when the claim is verified. */
  @Column({ type: 'jsonb', nullable: true })
  draft: ClaimDraft | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
