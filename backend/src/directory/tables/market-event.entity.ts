import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Place } from './place.entity.js';

/** In what role someone did something to a market. */
export type MarketRole = 'manager' | 'member' | 'staff' | 'system';

/** What was done to a market, and by whom. */
@Entity('market_events')
@Check('ck_market_events_role', `role IN ('manager', 'member', 'staff', 'system')`)
@Index('ix_market_events_place_id', ['placeId', 'id'])
export class MarketEvent {
  @IdColumn('market_events')
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

  @ManyToOne(() => Place, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'place_id', foreignKeyConstraintName: 'fk_market_events_place' })
  place?: Place;

  @Index('ix_market_events_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_market_events_user' })
  user?: unknown;

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
