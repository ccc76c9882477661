import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Payout } from './payout.entity.js';

/** In whole cents. */
@Entity('payout_reversals')
export class PayoutReversal {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  payoutId: number;

  @ManyToOne(() => Payout)
  @JoinColumn({ name: 'payout_id' })
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
