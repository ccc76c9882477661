import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { ClaimStatus } from '../../contract/directory/admin/farm-claims.admin.js';
import { IdColumn } from '../../platform/database/id-column.js';
import type { ClaimDraft, FarmSnapshot } from './claim-draft.js';
import { Farm } from './farm.entity.js';

/** 'withdrawn' is one that the claimant gave back. */
@Entity('farm_claims')
export class FarmClaim {
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

  @Column({ type: 'text', nullable: true })
  codeHash: string | null;

  @Column({ type: 'text', nullable: true })
  codeSentTo: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  codeSentAt: Date | null;

  /** Wrong codes since the last one was sent. */
  @Column({ type: 'integer', default: 0 })
  codeTries: number;

  @Column({ type: 'timestamptz', nullable: true })
  codeProvenAt: Date | null;

  /** The inbox leaves it out before this day; null where nothing is asked of the claimant. */
  @Column({ type: 'date', nullable: true })
  waitsUntil: string | null;

  /** When that was said. */
  @Column({ type: 'timestamptz', nullable: true })
  waitsSince: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
