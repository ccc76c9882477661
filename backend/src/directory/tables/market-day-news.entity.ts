import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

export type ToldStatus = 'held' | 'cancelled' | 'moved';

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

  @Column({ type: 'integer' })
  sequence: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  toldAt: Date;
}
