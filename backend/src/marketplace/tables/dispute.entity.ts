import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Payment } from './payment.entity.js';

/** A buyer's bank asks for its money back. Written under the lock of the order; whole cents. */
@Entity('disputes')
@Unique('uq_disputes_provider_id', ['providerId'])
@Check('ck_disputes_amount', 'amount >= 0')
@Index('ix_disputes_created_at', ['createdAt', 'id'])
@Index('ix_disputes_status', ['status', 'id'])
@Index('ix_disputes_amount', ['amount', 'id'])
export class Dispute {
  @IdColumn('disputes')
  id: number;

  @Index('ix_disputes_payment_id')
  @Column({ type: 'integer' })
  paymentId: number;

  @ManyToOne(() => Payment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'fk_disputes_payment' })
  payment?: Payment;

  @Column({ type: 'text' })
  providerId: string;

  @Column({ type: 'integer' })
  amount: number;

  /** What Stripe has taken for it, and not given back. */
  @Column({ type: 'integer', default: 0 })
  withdrawn: number;

  /** Stripe's word. */
  @Column({ type: 'text' })
  reason: string;

  /** Stripe's word. */
  @Column({ type: 'text' })
  status: string;

  /** Until when an answer counts. */
  @Column({ type: 'timestamptz', nullable: true })
  dueBy: Date | null;

  /** When Stripe was asked for what is written here: an older answer that comes later is dropped. */
  @Column({ type: 'timestamptz' })
  askedAt: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
