import { Column, Entity, PrimaryColumn } from 'typeorm';

const ITEM_STATUSES = ['waiting', 'made', 'unchanged', 'failed'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

@Entity('generation_items')
export class GenerationItem {
  @PrimaryColumn({ type: 'integer' })
  runId: number;

  /** From 1, in the order in which they are made. */
  @PrimaryColumn({ type: 'integer' })
  position: number;

  @Column({ type: 'integer' })
  targetId: number;

  @Column({ type: 'text', default: 'waiting' })
  status: ItemStatus;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  doneAt: Date | null;
}
