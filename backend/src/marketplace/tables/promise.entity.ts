import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { BoxState, HeldFor } from '../../contract/marketplace/shares/share-terms.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** One box of a member, promised for a date. At its cutoff it becomes an order. Money is whole cents. */
@Entity('promises')
export class BoxPromise {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  subscriptionId: number;

  /** The date that it is of, also once it moved to another. */
  @Column({ type: 'integer' })
  dateId: number;

  /** Where and when it is picked up; of a shifted one the window of the other day. */
  @Column({ type: 'integer' })
  windowId: number;

  /** What it holds of the window's room; 0 once that is given back or the order holds it. */
  @Column({ type: 'integer' })
  windowTaken: number;

  @Column({ type: 'text', default: 'promised' })
  state: BoxState;

  @Column({ type: 'text', nullable: true })
  heldFor: HeldFor | null;

  /** Of one that keeps another size than its member has by now. */
  @Column({ type: 'integer', nullable: true })
  sizeId: number | null;

  /** The date that it moved to. */
  @Column({ type: 'integer', nullable: true })
  shiftedTo: number | null;

  /** It moved because its farm moved the order that it became: that isn't one of its member's moves. */
  @Column({ type: 'boolean', default: false })
  movedWithOrder: boolean;

  /** Its site was changed for this box alone: a change from a day on leaves it. */
  @Column({ type: 'boolean', default: false })
  ownSite: boolean;

  /** Price and fee of all boxes of that day, without tax. */
  @Column({ type: 'integer' })
  value: number;

  @Column({ type: 'integer', default: 0 })
  tax: number;

  @Column({ type: 'integer', nullable: true })
  orderId: number | null;

  /** What of it a bonus of its farm paid, which costs no commission. */
  @Column({ type: 'integer', default: 0 })
  bonus: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
