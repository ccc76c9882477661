import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { ClaimStatus } from '../../contract/directory/admin/farm-claims.admin.js';
import { IdColumn } from '../../platform/database/id-column.js';
import type { ClaimDraft, FarmSnapshot } from './claim-draft.js';
import { ClaimWithCode } from './claim-with-code.js';
import { Farm } from './farm.entity.js';

/** 'withdrawn' is one that the claimant gave back. */
@Entity('farm_claims')
export class FarmClaim extends ClaimWithCode {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  farmId: number;

  @ManyToOne(() => Farm)
  @JoinColumn({ name: 'farm_id' })
  farm?: Farm;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text', default: 'new' })
  status: ClaimStatus;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** What the farm was before the claim; restored when the claim ends after it was verified. */
  @Column({ type: 'jsonb', nullable: true })
  snapshot: FarmSnapshot | null;

  @Column({ type: 'jsonb', nullable: true })
  draft: ClaimDraft | null;

  @Column({ type: 'timestamptz', nullable: true })
  codeProvenAt: Date | null;

  /** When the text with the last code was given up. */
  @Column({ type: 'timestamptz', nullable: true })
  codeFailedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
