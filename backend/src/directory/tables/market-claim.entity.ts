import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { MarketClaimStatus } from '../../contract/directory/markets.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { ClaimWithCode } from './claim-with-code.js';

@Entity('market_claims')
export class MarketClaim extends ClaimWithCode {
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

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
