import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** What a day is to those who sell there. */
export type ToldStatus = 'held' | 'cancelled' | 'moved';

/** What somebody who sells at a market was last told of one of its days by email. */
@Entity('market_day_news')
export class MarketDayNews {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  dayId: number;

  @Column({ type: 'integer' })
  userId: number;

  @Column({ type: 'text' })
  status: ToldStatus;

  /** That of the day when they were told. */
  @Column({ type: 'integer' })
  sequence: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  toldAt: Date;
}
