import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { MarketClaimStatus } from '../../contract/directory/markets.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Place } from './place.entity.js';

/** Someone says that they run a market. */
@Entity('market_claims')
@Check('ck_market_claims_status', `status IN ('new', 'proven', 'approved', 'rejected', 'withdrawn')`)
@Index('ix_market_claims_status', ['status', 'createdAt', 'id'])
export class MarketClaim {
  @IdColumn('market_claims')
  id: number;

  @Index('ix_market_claims_place_id')
  @Column({ type: 'integer' })
  placeId: number;

  @ManyToOne(() => Place, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'place_id', foreignKeyConstraintName: 'fk_market_claims_place' })
  place?: Place;

  @Index('ix_market_claims_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_market_claims_user' })
  user?: unknown;

  @Column({ type: 'text', default: 'new' })
  status: MarketClaimStatus;

  /** What they tell the team. */
  @Column({ type: 'text', nullable: true })
  message: string | null;

  /** A keyed hash of the code that was sent. */
  @Column({ type: 'text', nullable: true })
  codeHash: string | null;

  @Column({ type: 'text', nullable: true })
  codeSentTo: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  codeSentAt: Date | null;

  @Column({ type: 'integer', default: 0 })
  codeTries: number;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
