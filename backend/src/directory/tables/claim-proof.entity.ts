import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** What staff asked a claimant for: of a farm's claim or of a market's. */
@Entity('claim_proofs')
export class ClaimProof {
  @IdColumn()
  id: number;

  @Column({ type: 'integer', nullable: true })
  farmClaimId: number | null;

  @Column({ type: 'integer', nullable: true })
  marketClaimId: number | null;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'date' })
  dueOn: string;

  @Column({ type: 'text', nullable: true })
  answer: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
