import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { Unit } from '../../contract/directory/categories.js';
import type { ShortReason } from '../../contract/marketplace/short-row-words.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { VendorOrder } from './vendor-order.entity.js';

/** Who said so is in the vendor order's history. */
@Entity('short_rows')
export class ShortRow {
  @IdColumn()
  id: number;

  @Column({ name: 'fulfilment_id', type: 'integer' })
  vendorOrderId: number;

  @ManyToOne(() => VendorOrder)
  @JoinColumn({ name: 'fulfilment_id' })
  vendorOrder?: VendorOrder;

  /** Null where nothing is left of a line that was not paid yet. */
  @Column({ type: 'integer', nullable: true })
  orderItemId: number | null;

  @Column({ type: 'text' })
  productName: string;

  @Column({ type: 'text' })
  unit: Unit;

  @Column({ type: 'integer' })
  quantity: number;

  @Column({ type: 'text' })
  reason: ShortReason;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'boolean', default: false })
  restocked: boolean;

  /** Whether the money went back; else it was not taken yet, and less was due. */
  @Column({ type: 'boolean', default: false })
  refunded: boolean;

  /** What that was, in whole cents. */
  @Column({ type: 'integer' })
  amount: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'text', nullable: true })
  swappedName: string | null;

  @Column({ type: 'integer', nullable: true })
  swappedQuantity: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  toldAt: Date | null;
}
