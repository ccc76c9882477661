import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { LedgerKind } from '../../contract/marketplace/vendor-figures.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { VendorOrder } from './vendor-order.entity.js';

/** What a vendor has coming (positive) or not any more (negative), in whole cents. Rows are never changed. */
@Entity('ledger_entries')
export class LedgerEntry {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @Column({ name: 'fulfilment_id', type: 'integer', nullable: true })
  vendorOrderId: number | null;

  @ManyToOne(() => VendorOrder, { nullable: true })
  @JoinColumn({ name: 'fulfilment_id' })
  vendorOrder?: VendorOrder;

  @Column({ type: 'integer', nullable: true })
  refundId: number | null;

  @Column({ type: 'integer', nullable: true })
  payoutId: number | null;

  @Column({ type: 'integer', nullable: true })
  disputeId: number | null;

  /** The payment by which the buyer added to the sale; null of the sale itself, and of all else. */
  @Column({ type: 'integer', nullable: true })
  additionId: number | null;

  /** Of an advance: the payment of a share whose money it is. */
  @Column({ type: 'integer', nullable: true })
  paymentId: number | null;

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
