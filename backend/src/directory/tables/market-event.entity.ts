import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** In what role someone did something to a market. */
export type MarketRole = 'manager' | 'member' | 'staff' | 'system';

/** What was done to a market, and by whom. */
@Entity('market_events')
export class MarketEvent {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  role: MarketRole;

  @Column({ type: 'text' })
  action: string;

  /** The market day that it is about. */
  @Column({ type: 'date', nullable: true })
  date: string | null;

  @Column({ type: 'jsonb', nullable: true })
  detail: object | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
