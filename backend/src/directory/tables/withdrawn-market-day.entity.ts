import { Column, Entity, PrimaryColumn } from 'typeorm';

/** makeDays alone writes it and brings it back. */
@Entity('withdrawn_market_days')
export class WithdrawnMarketDay {
  /** That of the day, as links in emails name it. */
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

  @Column({ type: 'date' })
  date: string;

  @Column({ type: 'jsonb' })
  day: object;

  @Column({ type: 'jsonb' })
  attendance: object[];

  @Column({ type: 'jsonb' })
  news: object[];

  @Column({ type: 'jsonb' })
  alerts: object[];
}
