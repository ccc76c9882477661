import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { RunStarter, RunStatus } from '../../contract/content/page-status.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('generation_runs')
export class GenerationRun {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  startedBy: RunStarter;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'integer' })
  batchSize: number;

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
