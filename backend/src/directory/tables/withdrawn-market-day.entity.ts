import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Place } from './place.entity.js';

/**
 * A day to come that its market's hours do not have for now, with what people said about it. makeDays alone
 * writes it and brings it back.
 */
@Entity('withdrawn_market_days')
@Unique('uq_withdrawn_market_days_date', ['placeId', 'date'])
export class WithdrawnMarketDay {
  /** That of the day, as links in emails name it. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_withdrawn_market_days' })
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

  @ManyToOne(() => Place, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'place_id', foreignKeyConstraintName: 'fk_withdrawn_market_days_place' })
  place?: Place;

  @Column({ type: 'date' })
  date: string;

  /** Its row of `market_days`. */
  @Column({ type: 'jsonb' })
  day: object;

  /** Its rows of `market_attendance`. */
  @Column({ type: 'jsonb' })
  attendance: object[];

  /** Its rows of `market_day_news`. */
  @Column({ type: 'jsonb' })
  news: object[];

  /** Its row of `market_day_alerts`, if it has one. */
  @Column({ type: 'jsonb' })
  alerts: object[];
}
