import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { CapacityUnit, WindowStatus } from '../../contract/marketplace/pickup/pickup-schedules.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** What is taken of it never goes beyond its capacity. */
@Entity('pickup_windows')
export class PickupWindow {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  scheduleId: number;

  /** Whose site it is: windows are listed by vendor. */
  @Column({ type: 'integer' })
  vendorId: number;

  /** The day of the calendar at the site: "YYYY-MM-DD". */
  @Column({ type: 'date' })
  date: string;

  @Column({ type: 'timestamptz' })
  startsAt: Date;

  @Column({ type: 'timestamptz' })
  endsAt: Date;

  @Column({ type: 'timestamptz' })
  ordersOpenAt: Date;

  @Column({ type: 'timestamptz' })
  ordersCloseAt: Date;

  /** Null: as many as come. */
  @Column({ type: 'integer', nullable: true })
  capacity: number | null;

  @Column({ type: 'text', default: 'orders' })
  capacityUnit: CapacityUnit;

  @Column({ type: 'integer', default: 0 })
  taken: number;

  @Column({ type: 'text', default: 'open' })
  status: WindowStatus;

  /** The farm changed it by hand: its schedule leaves it as it is. */
  @Column({ type: 'boolean', default: false })
  isOwn: boolean;

  /** What the farm was closed by when it opened it: keys of `closed_by`. */
  @Column({ type: 'text', array: true, default: () => "'{}'" })
  openedDespite: string[];

  /** Where it is, where not at the site as usual. */
  @Column({ type: 'text', nullable: true })
  address: string | null;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  listSentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
