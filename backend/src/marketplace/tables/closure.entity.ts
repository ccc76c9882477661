import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { AttendanceAnswer } from '../../contract/directory/markets.js';
import type { FarmDayChange } from '../../directory/farms/changes/farm-closing.rules.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** A day of a market, for one of those on its roster. */
export interface MarketDayOf {
  dayId: number;
  memberId: number;
}

/** Days on which a business is closed, and what they made: taking them back undoes that. */
@Entity('closures')
export class Closure {
  @IdColumn()
  id: number;

  /** The account that the business is kept under. */
  @Column({ type: 'integer' })
  userId: number;

  /** The first and the last day, as YYYY-MM-DD. */
  @Column({ type: 'date' })
  from: string;

  @Column({ type: 'date' })
  to: string;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** Of the vendor's days off; null of a farm that sells nothing here. */
  @Column({ type: 'integer', nullable: true })
  dayOffId: number | null;

  @Column({ type: 'jsonb', default: () => "'[]'" })
  farms: ({ farmId: number } & FarmDayChange)[];

  /** What was answered before. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  markets: (MarketDayOf & { before: AttendanceAnswer | null })[];

  /** Where they come all the same. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  skippedMarkets: MarketDayOf[];

  /** Pickup and delivery days that it called off; `isOwn`: the farm had changed the day by hand before. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  windows: { windowId: number; changeId: number; isOwn: boolean }[];

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
