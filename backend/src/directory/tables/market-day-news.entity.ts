import { Check, Column, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { MarketDay } from './market-day.entity.js';

/** What a day is to those who sell there. */
export type ToldStatus = 'held' | 'cancelled' | 'moved';

/** What somebody who sells at a market was last told of one of its days by email. */
@Entity('market_day_news')
@Unique('uq_market_day_news_user', ['dayId', 'userId'])
@Check('ck_market_day_news_status', `status IN ('held', 'cancelled', 'moved')`)
export class MarketDayNews {
  @IdColumn('market_day_news')
  id: number;

  @Column({ type: 'integer' })
  dayId: number;

  @ManyToOne(() => MarketDay, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'day_id', foreignKeyConstraintName: 'fk_market_day_news_day' })
  day?: MarketDay;

  @Index('ix_market_day_news_user_id')
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_market_day_news_user' })
  user?: unknown;

  @Column({ type: 'text' })
  status: ToldStatus;

  /** That of the day when they were told. */
  @Column({ type: 'integer' })
  sequence: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  toldAt: Date;
}
