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
import type { OrderStatus } from '../../../contract/marketplace/order-status.js';
import { IdColumn } from '../../../platform/database/id-column.js';
import { Vendor } from '../../vendors/vendor.entity.js';
import { Order } from '../order.entity.js';

/** A vendor's share of an order. Shares add up to the order, to the cent. */
@Entity('fulfilments')
@Index('ix_fulfilments_sales', { synchronize: false })
@Unique('uq_fulfilments_vendor', ['orderId', 'vendorId'])
@Check('ck_fulfilments_status', `status IN ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')`)
@Check(
  'ck_fulfilments_total',
  'total = subtotal - discount + tax + shipping AND least(subtotal - discount, discount, tax, shipping, commission) >= 0',
)
@Index('ix_fulfilments_discount_code_id', { synchronize: false })
@Index('ix_fulfilments_vendor_id', { synchronize: false })
@Index('ix_fulfilments_created_at', ['createdAt', 'id'])
@Index('ix_fulfilments_status', ['status', 'id'])
@Index('ix_fulfilments_total', ['total', 'id'])
export class Fulfilment {
  @IdColumn('fulfilments')
  id: number;

  @Column({ type: 'integer' })
  orderId: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_fulfilments_order' })
  order?: Order;

  @Column({ type: 'integer' })
  vendorId: number;

  @ManyToOne(() => Vendor)
  @JoinColumn({ name: 'vendor_id', foreignKeyConstraintName: 'fk_fulfilments_vendor' })
  vendor?: Vendor;

  @Column({ type: 'text', default: 'pending' })
  status: OrderStatus;

  /** Of the goods, at the list price. */
  @Column({ type: 'integer' })
  subtotal: number;

  @Column({ type: 'integer', default: 0 })
  discount: number;

  @Column({ type: 'integer' })
  tax: number;

  @Column({ type: 'integer' })
  shipping: number;

  @Column({ type: 'integer' })
  total: number;

  /** The vendor's rate at the sale; later changes do not touch it. */
  @Column({ type: 'text' })
  commissionRate: string;

  @Column({ type: 'integer' })
  commission: number;

  /** The code that the discount came from, and how it was called then. */
  @Column({ type: 'integer', nullable: true })
  discountCodeId: number | null;

  @ManyToOne('DiscountCode', { nullable: true })
  @JoinColumn({ name: 'discount_code_id', foreignKeyConstraintName: 'fk_fulfilments_discount_code' })
  usedCode?: unknown;

  @Column({ type: 'text', nullable: true })
  discountCode: string | null;

  @Column({ type: 'text', nullable: true })
  carrier: string | null;

  @Column({ type: 'text', nullable: true })
  trackingNumber: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
