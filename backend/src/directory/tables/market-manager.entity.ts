import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Place } from './place.entity.js';

/** Someone who runs a market on Farmgate. */
@Entity('market_managers')
@Unique('uq_market_managers_user', ['placeId', 'userId'])
export class MarketManager {
  @IdColumn('market_managers')
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

  @ManyToOne(() => Place, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'place_id', foreignKeyConstraintName: 'fk_market_managers_place' })
  place?: Place;

  @Index('ix_market_managers_user_id')
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_market_managers_user' })
  user?: unknown;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
