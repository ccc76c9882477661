import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { MarketDayStatus, MarketHours } from '../../contract/directory/market-days.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('market_days')
export class MarketDay {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

  /** The day of the calendar where the market is: "YYYY-MM-DD". */
  @Column({ type: 'date' })
  date: string;

  /** From when to when, in the market's own time; empty where only the day is known. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  hours: MarketHours[];

  /** The moments of the first opening and of the last closing; the whole day where hours are not known. */
  @Column({ type: 'timestamptz' })
  startsAt: Date;

  @Column({ type: 'timestamptz' })
  endsAt: Date;

  @Column({ type: 'text', default: 'scheduled' })
  status: MarketDayStatus;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'text', nullable: true })
  address: string | null;

  /** Of one that is canceled: the day on which it is held instead. */
  @Column({ type: 'date', nullable: true })
  movedTo: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** Counts its changes, as calendars ask for it. */
  @Column({ type: 'integer', default: 0 })
  sequence: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
