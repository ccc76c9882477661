import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  RUN_STARTERS,
  RUN_STATUSES,
  type RunStarter,
  type RunStatus,
} from '../../contract/content/page-status.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** A batch of location pages: waiting for its turn, being made, or over. */
@Entity('generation_runs')
@Check('ck_generation_runs_started_by', `started_by IN ('${RUN_STARTERS.join(`', '`)}')`)
@Check('ck_generation_runs_status', `status IN ('${RUN_STATUSES.join(`', '`)}')`)
@Check('ck_generation_runs_batch_size', 'batch_size BETWEEN 1 AND 1000')
@Check('ck_generation_runs_delay_ms', 'delay_ms BETWEEN 0 AND 10000')
@Index('uq_generation_runs_one', { synchronize: false })
@Index('ix_generation_runs_open', { synchronize: false })
export class GenerationRun {
  @IdColumn('generation_runs')
  id: number;

  @Column({ type: 'text' })
  startedBy: RunStarter;

  @Index('ix_generation_runs_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** Named, not imported: domains do not import each other's entities. */
  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_generation_runs_user' })
  user?: unknown;

  @Column({ type: 'integer' })
  batchSize: number;

  /** Between two pages. */
  @Column({ type: 'integer' })
  delayMs: number;

  @Column({ type: 'text', default: 'waiting' })
  status: RunStatus;

  @Column({ type: 'integer', default: 0 })
  planned: number;

  /** Finished, whichever way. */
  @Column({ type: 'integer', default: 0 })
  done: number;

  @Column({ type: 'integer', default: 0 })
  unchanged: number;

  @Column({ type: 'integer', default: 0 })
  failed: number;

  @Column({ type: 'text', nullable: true })
  currentCity: string | null;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  heartbeatAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;
}
