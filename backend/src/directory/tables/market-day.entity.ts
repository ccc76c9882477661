import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { MarketDayStatus, MarketHours } from '../../contract/directory/market-days.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Place } from './place.entity.js';

/** A date on which a market is held, or was to be. */
@Entity('market_days')
@Unique('uq_market_days_date', ['placeId', 'date'])
@Index('ix_market_days_changed_at', ['changedAt', 'id'], { where: `status <> 'scheduled'` })
@Check('ck_market_days_status', `status IN ('scheduled', 'confirmed', 'cancelled', 'moved')`)
@Check('ck_market_days_times', 'starts_at <= ends_at')
export class MarketDay {
  @IdColumn('market_days')
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

  @ManyToOne(() => Place, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'place_id', foreignKeyConstraintName: 'fk_market_days_place' })
  place?: Place;

  /** The day of the calendar where the market is: "YYYY-MM-DD". */
  @Column({ type: 'date' })
  date: string;

  /** From when to when, in the market's own time; empty where only the day is known. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  hours: MarketHours[];

  /** The moments of the first opening and of the last closing; the whole day where hours are not known. */
  @Index('ix_market_days_starts_at')
  @Column({ type: 'timestamptz' })
  startsAt: Date;

  @Column({ type: 'timestamptz' })
  endsAt: Date;

  @Column({ type: 'text', default: 'scheduled' })
  status: MarketDayStatus;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** Where it is held, of one that is moved. */
  @Column({ type: 'text', nullable: true })
  address: string | null;

  /** When a manager said that it will be held. */
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
