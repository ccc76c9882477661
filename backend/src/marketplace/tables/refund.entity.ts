import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Payment } from './payment.entity.js';

/** In whole cents. */
@Entity('refunds')
export class Refund {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  paymentId: number;

  @ManyToOne(() => Payment)
  @JoinColumn({ name: 'payment_id' })
  payment?: Payment;

  @Column({ name: 'fulfilment_id', type: 'integer', nullable: true })
  vendorOrderId: number | null;

  @Column({ type: 'integer' })
  amount: number;

  /** What of the amount is for goods; the rest is for tax and shipping. */
  @Column({ type: 'integer' })
  goods: number;

  @Column({ type: 'integer' })
  tax: number;

  @Column({ type: 'integer' })
  shipping: number;

  /** Counts up when a refund that the provider refused is sent again. */
  @Column({ type: 'integer', default: 1 })
  attempt: number;

  @Column({ type: 'text', default: 'waiting' })
  status: 'waiting' | 'done' | 'failed';

  /** The key of the call that asked for it, together with whose order it is. */
  @Column({ type: 'text', nullable: true })
  idempotencyKey: string | null;

  @Column({ type: 'text', nullable: true })
  providerId: string | null;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'text', nullable: true })
  failure: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
