import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { BoxState } from '../../contract/marketplace/shares/share-terms.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** What was done with a box, by whom; only added to. */
@Entity('promise_events')
export class PromiseEvent {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  promiseId: number;

  @Column({ type: 'text', nullable: true })
  fromState: BoxState | null;

  @Column({ type: 'text' })
  toState: BoxState;

  /** What it was called: 'joined', 'held', 'site' … */
  @Column({ type: 'text' })
  change: string;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** In what role; null of a job. */
  @Column({ type: 'text', nullable: true })
  role: 'member' | 'farm' | 'staff' | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
