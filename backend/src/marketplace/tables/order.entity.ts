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
import type { CheckoutMethod, PaymentMethod } from '../../contract/marketplace/checkout.js';
import type { OrderStatus } from '../../contract/marketplace/order-status.js';
import type { PaymentStatus } from '../../contract/marketplace/payment-status.js';
import { IdColumn } from '../../platform/database/id-column.js';

const STATUSES = `('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')`;

/** What somebody bought, of one or several vendors. Money is whole cents. */
@Entity('orders')
@Unique('uq_orders_order_number', ['orderNumber'])
@Unique('uq_orders_idempotency_key', ['idempotencyKey'])
@Unique('uq_orders_payment_intent_id', ['paymentIntentId'])
@Check('ck_orders_status', `status IN ${STATUSES}`)
@Check('ck_orders_payment_method', `payment_method IN ('credit_card', 'paypal', 'cash')`)
@Check(
  'ck_orders_payment_status',
  `payment_status IN ('due', 'held', 'authorized', 'owed', 'paid', 'abandoned', 'refunded', 'void')`,
)
@Check('ck_orders_shipping_method', `shipping_method IN ('pickup', 'local_delivery', 'shipping')`)
@Check(
  'ck_orders_total',
  'total = subtotal - discount + tax + shipping AND least(subtotal - discount, discount, tax, shipping) >= 0',
)
@Index('ix_orders_user_id', { synchronize: false })
@Index('ix_orders_guest_email', { synchronize: false })
@Index('ix_orders_held_until', { synchronize: false })
@Index('ix_orders_confirm_by', { synchronize: false })
@Index('ix_orders_lapsed_at', { synchronize: false })
@Index('ix_orders_created_at', ['createdAt', 'id'])
@Index('ix_orders_total', ['total', 'id'])
@Index('ix_orders_status', ['status', 'id'])
@Index('ix_orders_payment_status', ['paymentStatus', 'id'])
@Index('ix_orders_payment_method', ['paymentMethod', 'id'])
@Index('ix_orders_shipping_method', ['shippingMethod', 'id'])
@Index('ix_orders_last_name', ['lastName', 'id'])
@Index('ix_orders_search', { synchronize: false })
export class Order {
  @IdColumn('orders')
  id: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_orders_user' })
  user?: unknown;

  /**
   * The order that it adds to, while it waits for its payment; once paid it is part of that one, and this row
   * is no more.
   */
  @Index('ix_orders_adds_to_id', { synchronize: false })
  @Column({ type: 'integer', nullable: true })
  addsToId: number | null;

  @ManyToOne(() => Order, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'adds_to_id', foreignKeyConstraintName: 'fk_orders_adds_to' })
  addsTo?: Order;

  /**
   * A hash of the guest's cart cookie, by which that browser may look at the order, also once it joined an
   * account.
   */
  @Column({ type: 'text', nullable: true })
  guestKey: string | null;

  /** Readable and not guessable, e.g. "FG-7K2M-94XD". */
  @Column({ type: 'text' })
  orderNumber: string;

  /** The buyer's key for this attempt, together with whose it is. */
  @Column({ type: 'text', nullable: true })
  idempotencyKey: string | null;

  /** Of what was asked for: the same key with something else is a mistake. */
  @Column({ type: 'text' })
  requestHash: string;

  /** The least advanced of its shares that is not cancelled. */
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

  @Column({ type: 'text' })
  paymentMethod: PaymentMethod;

  @Column({ type: 'text' })
  paymentStatus: PaymentStatus;

  @Column({ type: 'text', nullable: true })
  paymentIntentId: string | null;

  /** Until when the stock waits for the payment. */
  @Column({ type: 'timestamptz', nullable: true })
  heldUntil: Date | null;

  /** Until when a cash order waits for its buyer to confirm it; null for one that doesn't wait. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmBy: Date | null;

  /** The hash of the network that it was placed from, while it is counted: unpaid, or given up in a day. */
  @Column({ type: 'text', nullable: true })
  networkKey: string | null;

  /** When it was given up or canceled by its buyer, unpaid or unconfirmed; null again after a day. */
  @Column({ type: 'timestamptz', nullable: true })
  lapsedAt: Date | null;

  @Column({ type: 'text' })
  shippingMethod: CheckoutMethod;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  phone: string;

  @Column({ type: 'text' })
  firstName: string;

  @Column({ type: 'text' })
  lastName: string;

  @Column({ type: 'text' })
  shippingAddress: string;

  @Column({ type: 'text' })
  shippingCity: string;

  @Column({ type: 'text' })
  shippingState: string;

  @Column({ type: 'text' })
  shippingZipCode: string;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  /** When the mails about it were written. */
  @Column({ type: 'timestamptz', nullable: true })
  toldAt: Date | null;

  @Column({ type: 'boolean', default: false })
  isDemonstration: boolean;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
