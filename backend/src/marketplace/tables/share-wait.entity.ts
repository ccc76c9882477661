import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { ShareHalf, WaitState } from '../../contract/marketplace/shares/share-terms.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** Somebody who waits for a place of a share; whoever asked first has the smallest id. */
@Entity('share_waits')
export class ShareWait {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  planId: number;

  @Column({ type: 'integer' })
  sizeId: number;

  @Column({ type: 'integer' })
  scheduleId: number;

  @Column({ type: 'text', nullable: true })
  half: ShareHalf | null;

  @Column({ type: 'integer' })
  quantity: number;

  @Column({ type: 'integer' })
  userId: number;

  @Column({ type: 'text', default: 'waiting' })
  state: WaitState;

  /** The place that is offered, and until when. */
  @Column({ type: 'integer', nullable: true })
  keptId: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  offeredUntil: Date | null;

  /** The same, once it was taken or let go; of one that is kept again, of the first offer. */
  @Column({ type: 'timestamptz', nullable: true })
  wasOfferedUntil: Date | null;

  /** Of one that was taken: the membership. */
  @Column({ type: 'integer', nullable: true })
  subscriptionId: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
