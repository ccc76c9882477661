import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { PickupWindow } from './pickup-window.entity.js';

/** What a farm did to a day that people had ordered for. A job works it order by order. */
@Entity('pickup_day_changes')
@Index('ix_pickup_day_changes_window_id', ['windowId', 'id'])
@Index('ix_pickup_day_changes_open', { synchronize: false })
@Index('uq_pickup_day_changes_end', { synchronize: false })
@Check(
  'ck_pickup_day_changes_kind',
  `kind IN ('refund', 'move', 'hours') AND (kind = 'move') = (to_window_id IS NOT NULL)`,
)
@Check('ck_pickup_day_changes_role', `role IN ('owner', 'manager', 'packer', 'bookkeeper')`)
@Check('ck_pickup_day_changes_reserved', 'reserved >= 0')
export class PickupDayChange {
  @IdColumn('pickup_day_changes')
  id: number;

  @Column({ type: 'integer' })
  windowId: number;

  @ManyToOne(() => PickupWindow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'window_id', foreignKeyConstraintName: 'fk_pickup_day_changes_window' })
  window?: PickupWindow;

  /** Canceled with its orders, canceled with its orders moved to another day, or held at other hours. */
  @Column({ type: 'text' })
  kind: 'refund' | 'move' | 'hours';

  @Index('ix_pickup_day_changes_to_window_id')
  @Column({ type: 'integer', nullable: true })
  toWindowId: number | null;

  @ManyToOne(() => PickupWindow, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'to_window_id', foreignKeyConstraintName: 'fk_pickup_day_changes_to_window' })
  toWindow?: PickupWindow;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** Who did it: of the vendor's people in a role, else of the staff. */
  @Index('ix_pickup_day_changes_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_pickup_day_changes_user' })
  user?: unknown;

  @Column({ type: 'text', nullable: true })
  role: BusinessRole | null;

  /** What it still holds of the new day's room, for orders that have not been moved there yet. */
  @Column({ type: 'integer', default: 0 })
  reserved: number;

  /** Orders that were canceled, moved or told. */
  @Column({ type: 'integer', default: 0 })
  done: number;

  /** Of 'hours': the last share whose buyer was told. */
  @Column({ type: 'integer', default: 0 })
  lastShareId: number;

  /** Of 'hours': shares up to the last one whose buyer could not be told yet. */
  @Column({ type: 'integer', array: true, default: () => "'{}'" })
  skipped: number[];

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  settledAt: Date | null;
}
