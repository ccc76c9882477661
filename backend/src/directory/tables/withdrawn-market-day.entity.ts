import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A day to come that its market's hours do not have for now, with what people said about it. makeDays alone
 * writes it and brings it back.
 */
@Entity('withdrawn_market_days')
export class WithdrawnMarketDay {
  /** That of the day, as links in emails name it. */
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

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
