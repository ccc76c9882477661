import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { TargetLocation } from '../location-pages/targets/target-location.entity.js';
import { GenerationRun } from './generation-run.entity.js';

const ITEM_STATUSES = ['waiting', 'made', 'unchanged', 'failed'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** A city that a run makes the page of. */
@Entity('generation_items')
@Check('ck_generation_items_status', `status IN ('${ITEM_STATUSES.join(`', '`)}')`)
@Unique('uq_generation_items_target', ['runId', 'targetId'])
export class GenerationItem {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_generation_items' })
  runId: number;

  /** From 1, in the order in which they are made. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_generation_items' })
  position: number;

  @ManyToOne(() => GenerationRun, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'run_id', foreignKeyConstraintName: 'fk_generation_items_run' })
  run?: Relation<GenerationRun>;

  @Index('ix_generation_items_target_id')
  @Column({ type: 'integer' })
  targetId: number;

  @ManyToOne(() => TargetLocation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'target_id', foreignKeyConstraintName: 'fk_generation_items_target' })
  target?: Relation<TargetLocation>;

  @Column({ type: 'text', default: 'waiting' })
  status: ItemStatus;

  /** Why it failed. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  doneAt: Date | null;
}
