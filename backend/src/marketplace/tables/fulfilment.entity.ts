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
import type { CheckoutMethod } from '../../contract/marketplace/checkout.js';
import type { OrderStatus } from '../../contract/marketplace/order-status.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Order } from './order.entity.js';
import { Vendor } from './vendor.entity.js';

/** A vendor's share of an order. Shares add up to the order, to the cent. */
@Entity('fulfilments')
@Index('ix_fulfilments_sales', { synchronize: false })
@Index('ix_fulfilments_kept', { synchronize: false })
@Unique('uq_fulfilments_vendor', ['orderId', 'vendorId'])
@Check('ck_fulfilments_status', `status IN ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')`)
@Check('ck_fulfilments_method', `method IN ('pickup', 'local_delivery', 'shipping')`)
@Check(
  'ck_fulfilments_handover',
  `window_taken >= 0 AND (method IS NOT NULL OR window_id IS NULL)
    AND (zone_id IS NULL OR coalesce(method, '') = 'local_delivery')`,
)
@Check(
  'ck_fulfilments_total',
  'total = subtotal - discount + tax + shipping AND least(subtotal - discount, discount, tax, shipping, commission) >= 0',
)
@Check('ck_fulfilments_kept', `kept = 0 OR kept > 0 AND kept = total AND status = 'cancelled'`)
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

  /** How it reaches its buyer; null: as the whole order does. */
  @Column({ type: 'text', nullable: true })
  method: CheckoutMethod | null;

  /** The dated pickup, or the delivery round, that was chosen for it. */
  @Index('ix_fulfilments_window_id', { synchronize: false })
  @Column({ type: 'integer', nullable: true })
  windowId: number | null;

  @ManyToOne('PickupWindow', { nullable: true })
  @JoinColumn({ name: 'window_id', foreignKeyConstraintName: 'fk_fulfilments_window' })
  window?: unknown;

  @Column({ type: 'integer', nullable: true })
  zoneId: number | null;

  @ManyToOne('DeliveryZone', { nullable: true })
  @JoinColumn({ name: 'zone_id', foreignKeyConstraintName: 'fk_fulfilments_zone' })
  zone?: unknown;

  /** What it holds of the window's room; 0 once that is given back. */
  @Column({ type: 'integer', default: 0 })
  windowTaken: number;

  /** Until when its buyer can change it, as it was promised; null without a day. */
  @Column({ type: 'timestamptz', nullable: true })
  ordersCloseAt: Date | null;

  /** Who comes for it, where not the buyer. */
  @Column({ type: 'text', nullable: true })
  collector: string | null;

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

  /** Of its deposits, what its vendor keeps: it was canceled because the balance was not paid. */
  @Column({ type: 'integer', default: 0 })
  kept: number;

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
