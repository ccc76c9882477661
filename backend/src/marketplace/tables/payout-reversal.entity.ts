import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Payout } from './payout.entity.js';

/** Money of a payout that is taken back from the vendor's account, in whole cents. */
@Entity('payout_reversals')
@Check('ck_payout_reversals_amount', 'amount > 0')
@Check('ck_payout_reversals_status', `status IN ('waiting', 'done', 'failed')`)
export class PayoutReversal {
  @IdColumn('payout_reversals')
  id: number;

  @Index('ix_payout_reversals_payout_id')
  @Column({ type: 'integer' })
  payoutId: number;

  @ManyToOne(() => Payout)
  @JoinColumn({ name: 'payout_id', foreignKeyConstraintName: 'fk_payout_reversals_payout' })
  payout?: Payout;

  @Column({ type: 'integer' })
  amount: number;

  @Column({ type: 'text', default: 'waiting' })
  status: 'waiting' | 'done' | 'failed';

  @Column({ type: 'text', nullable: true })
  providerId: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
