import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Fulfilment } from './fulfilment.entity.js';
import { Payment } from './payment.entity.js';

/** Money that goes back to a buyer, in whole cents. */
@Entity('refunds')
@Check('ck_refunds_amount', 'amount > 0')
@Check('ck_refunds_parts', 'amount = goods + tax + shipping AND least(goods, tax, shipping) >= 0')
@Check('ck_refunds_status', `status IN ('waiting', 'done', 'failed')`)
@Index('ix_refunds_created_at', ['createdAt', 'id'])
@Index('ix_refunds_status', ['status', 'id'])
@Index('ix_refunds_amount', ['amount', 'id'])
@Index('ix_refunds_provider_id', ['providerId', 'id'])
@Unique('uq_refunds_idempotency_key', ['idempotencyKey'])
export class Refund {
  @IdColumn('refunds')
  id: number;

  @Index('ix_refunds_payment_id')
  @Column({ type: 'integer' })
  paymentId: number;

  @ManyToOne(() => Payment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'fk_refunds_payment' })
  payment?: Payment;

  @Index('ix_refunds_fulfilment_id')
  @Column({ type: 'integer', nullable: true })
  fulfilmentId: number | null;

  @ManyToOne(() => Fulfilment, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'fulfilment_id', foreignKeyConstraintName: 'fk_refunds_fulfilment' })
  fulfilment?: Fulfilment;

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

  /** Why it did not arrive, in the provider's word. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
