import {
  Column,
  CreateDateColumn,
  DateUtils,
  Entity,
  JoinColumn,
  ManyToOne,
  UpdateDateColumn,
} from 'typeorm';
import type { HoursException, Weekday } from '../../contract/directory/hours.js';
import type { Repeat } from '../../contract/directory/repeats.js';
import type { CapacityUnit, ScheduleKind } from '../../contract/marketplace/pickup/pickup-schedules.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { DeliveryZone } from './delivery-zone.entity.js';
import { PickupSite } from './pickup-site.entity.js';

const asGiven = (days: string[] | undefined) => days;
/** @returns "YYYY-MM-DD" of each; the driver makes the midnights of this machine of an array of dates */
const daysOf = (days: readonly (Date | string)[]): string[] =>
  days.map((day) => (typeof day === 'string' ? day : DateUtils.mixedDateToDateString(day)));

@Entity('pickup_schedules')
export class PickupSchedule {
  @IdColumn()
  id: number;

  /** Null where it brings orders to a delivery zone. */
  @Column({ type: 'integer', nullable: true })
  siteId: number | null;

  @ManyToOne(() => PickupSite, { nullable: true })
  @JoinColumn({ name: 'site_id' })
  site?: PickupSite;

  @Column({ type: 'integer', nullable: true })
  zoneId: number | null;

  @ManyToOne(() => DeliveryZone, { nullable: true })
  @JoinColumn({ name: 'zone_id' })
  zone?: DeliveryZone;

  @Column({ type: 'text' })
  kind: ScheduleKind;

  @Column({ type: 'integer', array: true, default: () => "'{}'" })
  weekdays: Weekday[];

  /** In which weeks, of 'weekly'; null means in every one. */
  @Column({ type: 'jsonb', nullable: true })
  repeats: Repeat | null;

  @Column({ type: 'date', array: true, default: () => "'{}'", transformer: { to: asGiven, from: daysOf } })
  dates: string[];

  /** "HH:MM" on the clocks of the site; null where the market's own hours count. */
  @Column({ type: 'text', nullable: true })
  opens: string | null;

  @Column({ type: 'text', nullable: true })
  closes: string | null;

  @Column({ type: 'date', nullable: true })
  firstDay: string | null;

  @Column({ type: 'date', nullable: true })
  lastDay: string | null;

  @Column({ type: 'integer', default: 14 })
  opensDaysBefore: number;

  @Column({ type: 'integer', nullable: true })
  cutoffHours: number | null;

  @Column({ type: 'integer', nullable: true })
  cutoffWeekday: Weekday | null;

  /** "HH:MM". */
  @Column({ type: 'text', nullable: true })
  cutoffTime: string | null;

  /** Null: as many as come. */
  @Column({ type: 'integer', nullable: true })
  capacity: number | null;

  @Column({ type: 'text', default: 'orders' })
  capacityUnit: CapacityUnit;

  /** What is handed over then; null: all that the vendor lets people pick up. */
  @Column({ type: 'integer', array: true, nullable: true })
  productIds: number[] | null;

  @Column({ type: 'jsonb', default: () => "'[]'" })
  exceptions: HoursException[];

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
