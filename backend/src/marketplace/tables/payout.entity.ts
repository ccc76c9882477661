import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Payment } from './payment.entity.js';
import { Vendor } from './vendor.entity.js';

/** Money that goes to a vendor, in whole cents. */
@Entity('payouts')
@Check('ck_payouts_amount', 'amount > 0')
@Check('ck_payouts_status', `status IN ('waiting', 'done', 'failed')`)
@Index('ix_payouts_created_at', ['createdAt', 'id'])
@Index('ix_payouts_status', ['status', 'id'])
@Index('ix_payouts_amount', ['amount', 'id'])
@Index('ix_payouts_provider_id', ['providerId', 'id'])
export class Payout {
  @IdColumn('payouts')
  id: number;

  @Index('ix_payouts_vendor_id')
  @Column({ type: 'integer' })
  vendorId: number;

  @ManyToOne(() => Vendor)
  @JoinColumn({ name: 'vendor_id', foreignKeyConstraintName: 'fk_payouts_vendor' })
  vendor?: Vendor;

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
  @Index('ix_payouts_payment_id')
  @Column({ type: 'integer', nullable: true })
  paymentId: number | null;

  @ManyToOne(() => Payment)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'fk_payouts_payment' })
  payment?: Payment;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
