import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('pickup_day_changes')
export class PickupDayChange {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  windowId: number;

  /** Canceled with its orders, canceled with its orders moved to another day, or held at other hours. */
  @Column({ type: 'text' })
  kind: 'refund' | 'move' | 'hours';

  @Column({ type: 'integer', nullable: true })
  toWindowId: number | null;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** Who did it: of the vendor's people in a role, else of the staff. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text', nullable: true })
  role: BusinessRole | null;

  /** What it still holds of the new day's room, for orders that have not been moved there yet. */
  @Column({ type: 'integer', default: 0 })
  reserved: number;

  @Column({ type: 'integer', default: 0 })
  done: number;

  /** Of 'hours': the last vendor order whose buyer was told. */
  @Column({ name: 'last_share_id', type: 'integer', default: 0 })
  lastVendorOrderId: number;

  /** Of 'hours': vendor orders up to the last one whose buyer could not be told yet. */
  @Column({ type: 'integer', array: true, default: () => "'{}'" })
  skipped: number[];

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  settledAt: Date | null;

  /** When the farm took it back: the day opens again once its orders are done. */
  @Column({ type: 'timestamptz', nullable: true })
  reopenedAt: Date | null;
}
