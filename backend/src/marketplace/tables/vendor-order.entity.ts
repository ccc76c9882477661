import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, UpdateDateColumn } from 'typeorm';
import type { CashRounding } from '../../contract/marketplace/cash/cash-rounding.js';
import type { CheckoutMethod } from '../../contract/marketplace/checkout.js';
import type { OrderStatus } from '../../contract/marketplace/order-status.js';
import type { ReceivedBy, ReceivedWay } from '../../contract/marketplace/received-words.js';
import type { ShortOfCrop } from '../../contract/marketplace/short-crop-words.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Order } from './order.entity.js';
import { Vendor } from './vendor.entity.js';

export interface Received<By = ReceivedBy> {
  by: By;
  cents: number;
  /** YYYY-MM-DD. */
  day: string;
  note: string | null;
  /** In UTC. */
  markedAt: string;
}

export interface CropOfOrder extends ShortOfCrop {
  cropId: number;
  /** A line itself, which is taken out once its refund goes out; not what is in a box. */
  isLine: boolean;
  /** Cents that are due less for it, until then. */
  less: number;
}

/** Vendor orders add up to the order, to the cent. */
@Entity('fulfilments')
export class VendorOrder {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  orderId: number;

  @ManyToOne(() => Order)
  @JoinColumn({ name: 'order_id' })
  order?: Order;

  @Column({ type: 'integer' })
  vendorId: number;

  @ManyToOne(() => Vendor)
  @JoinColumn({ name: 'vendor_id' })
  vendor?: Vendor;

  @Column({ type: 'text', default: 'pending' })
  status: OrderStatus;

  /** How it reaches its buyer; null: as the whole order does. */
  @Column({ type: 'text', nullable: true })
  method: CheckoutMethod | null;

  @Column({ type: 'integer', nullable: true })
  windowId: number | null;

  @Column({ type: 'integer', nullable: true })
  zoneId: number | null;

  /** What it holds of the window's room; 0 once that is given back. */
  @Column({ type: 'integer', default: 0 })
  windowTaken: number;

  /** Until when its buyer can change it, as it was promised; null without a day. */
  @Column({ type: 'timestamptz', nullable: true })
  ordersCloseAt: Date | null;

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

  @Column({ type: 'integer', nullable: true })
  discountCodeId: number | null;

  @Column({ type: 'text', nullable: true })
  discountCode: string | null;

  @Column({ type: 'text', nullable: true })
  carrier: string | null;

  @Column({ type: 'text', nullable: true })
  trackingNumber: string | null;

  /** When it was marked as packed; its last change of that kind says by whom. */
  @Column({ type: 'timestamptz', nullable: true })
  packedAt: Date | null;

  /** How its money was received, of what is paid at its pickup; null while nobody said so. */
  @Column({ type: 'jsonb', nullable: true })
  received: Received<ReceivedWay> | null;

  /** How what is due in cash is rounded; null where it isn't. As it was when it was placed. */
  @Column({ type: 'text', nullable: true })
  cashRounding: CashRounding | null;

  /** What of it is short of crops; null where nothing is. */
  @Column({ type: 'jsonb', nullable: true })
  shortCrops: CropOfOrder[] | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
