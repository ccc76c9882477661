import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { LedgerKind } from '../../contract/marketplace/vendor-figures.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Dispute } from './dispute.entity.js';
import { Fulfilment } from './fulfilment.entity.js';
import { Payment } from './payment.entity.js';
import { Payout } from './payout.entity.js';
import { Refund } from './refund.entity.js';
import { Vendor } from './vendor.entity.js';

/** What a vendor has coming (positive) or not any more (negative), in whole cents. Rows are never changed. */
@Entity('ledger_entries')
@Check(
  'ck_ledger_entries_kind',
  `kind IN ('sale', 'commission', 'refund', 'commission_refund', 'payout', 'offset', 'dispute', 'reversal')`,
)
@Index('ix_ledger_entries_vendor_id', ['vendorId', 'id'])
@Index('uq_ledger_entries_sale_part', { synchronize: false })
@Index('ix_ledger_entries_created_at', ['createdAt', 'id'])
@Index('ix_ledger_entries_kind_amount', ['kind', 'amount', 'id'])
@Index('ix_ledger_entries_kind', ['kind', 'id'])
@Index('ix_ledger_entries_amount', ['amount', 'id'])
@Index('ix_ledger_entries_payout_id', { synchronize: false })
@Index('ix_ledger_entries_refund_id', { synchronize: false })
@Index('ix_ledger_entries_dispute_id', { synchronize: false })
export class LedgerEntry {
  @IdColumn('ledger_entries')
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @ManyToOne(() => Vendor)
  @JoinColumn({ name: 'vendor_id', foreignKeyConstraintName: 'fk_ledger_entries_vendor' })
  vendor?: Vendor;

  @Index('ix_ledger_entries_fulfilment_id')
  @Column({ type: 'integer', nullable: true })
  fulfilmentId: number | null;

  @ManyToOne(() => Fulfilment, { nullable: true })
  @JoinColumn({ name: 'fulfilment_id', foreignKeyConstraintName: 'fk_ledger_entries_fulfilment' })
  fulfilment?: Fulfilment;

  @Column({ type: 'integer', nullable: true })
  refundId: number | null;

  @ManyToOne(() => Refund, { nullable: true })
  @JoinColumn({ name: 'refund_id', foreignKeyConstraintName: 'fk_ledger_entries_refund' })
  refund?: Refund;

  @Column({ type: 'integer', nullable: true })
  payoutId: number | null;

  @ManyToOne(() => Payout, { nullable: true })
  @JoinColumn({ name: 'payout_id', foreignKeyConstraintName: 'fk_ledger_entries_payout' })
  payout?: Payout;

  @Column({ type: 'integer', nullable: true })
  disputeId: number | null;

  @ManyToOne(() => Dispute, { nullable: true })
  @JoinColumn({ name: 'dispute_id', foreignKeyConstraintName: 'fk_ledger_entries_dispute' })
  dispute?: Dispute;

  /** The payment by which the buyer added to the sale; null of the sale itself, and of all else. */
  @Index('ix_ledger_entries_addition_id', { synchronize: false })
  @Column({ type: 'integer', nullable: true })
  additionId: number | null;

  @ManyToOne(() => Payment, { nullable: true })
  @JoinColumn({ name: 'addition_id', foreignKeyConstraintName: 'fk_ledger_entries_addition' })
  addition?: Payment;

  /** What of the amount is tax, of what was added to a sale. */
  @Column({ type: 'integer', nullable: true })
  tax: number | null;

  @Column({ type: 'text' })
  kind: LedgerKind;

  @Column({ type: 'integer' })
  amount: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
