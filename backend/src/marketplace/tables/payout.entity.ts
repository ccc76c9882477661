import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** In whole cents. */
@Entity('payouts')
export class Payout {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @Column({ type: 'integer' })
  amount: number;

  @Column({ type: 'text', default: 'waiting' })
  status: 'waiting' | 'done' | 'failed';

  @Column({ type: 'text', nullable: true })
  providerId: string | null;

  /** The account at Stripe that it goes to; null where that was not written down yet. */
  @Column({ type: 'text', nullable: true })
  accountId: string | null;

  /** The one whose money it is; null where that was not written down yet: the order had one. */
  @Column({ type: 'integer', nullable: true })
  paymentId: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
