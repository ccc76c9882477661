import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { CapacityUnit, WindowStatus } from '../../contract/marketplace/pickup/pickup-schedules.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { PickupSchedule } from './pickup-schedule.entity.js';

/** One dated pickup. What is taken of it never goes beyond its capacity. */
@Entity('pickup_windows')
@Unique('uq_pickup_windows_date', ['scheduleId', 'date'])
@Index('ix_pickup_windows_vendor_id', ['vendorId', 'startsAt'])
@Index('ix_pickup_windows_date', ['date', 'vendorId'])
@Index('ix_pickup_windows_orders_close_at', ['ordersCloseAt', 'id'])
@Index('ix_pickup_windows_starts_at', ['startsAt', 'id'])
@Check('ck_pickup_windows_taken', 'taken >= 0 AND taken <= capacity')
@Check('ck_pickup_windows_status', `status IN ('open', 'closed', 'canceled')`)
@Check('ck_pickup_windows_capacity_unit', `capacity_unit IN ('orders', 'crates')`)
@Check(
  'ck_pickup_windows_times',
  'starts_at <= ends_at AND orders_close_at <= starts_at AND orders_open_at <= starts_at',
)
export class PickupWindow {
  @IdColumn('pickup_windows')
  id: number;

  @Column({ type: 'integer' })
  scheduleId: number;

  @ManyToOne(() => PickupSchedule, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'schedule_id', foreignKeyConstraintName: 'fk_pickup_windows_schedule' })
  schedule?: PickupSchedule;

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

  /** The cutoff. */
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

  /** Why it is canceled, moved, or at other hours. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** When its farm was sent what to pick. */
  @Column({ type: 'timestamptz', nullable: true })
  listSentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
