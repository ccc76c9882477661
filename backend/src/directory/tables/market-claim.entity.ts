import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { MarketClaimStatus } from '../../contract/directory/markets.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('market_claims')
export class MarketClaim {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text', default: 'new' })
  status: MarketClaimStatus;

  @Column({ type: 'text', nullable: true })
  message: string | null;

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

  /** The inbox leaves it out before this day; null where nothing is asked of the claimant. */
  @Column({ type: 'date', nullable: true })
  waitsUntil: string | null;

  /** When that was said. */
  @Column({ type: 'timestamptz', nullable: true })
  waitsSince: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
