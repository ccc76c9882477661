import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { CheckoutMethod, PaymentMethod } from '../../contract/marketplace/checkout.js';
import type { OrderStatus } from '../../contract/marketplace/order-status.js';
import type { PaymentStatus } from '../../contract/marketplace/payment-status.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** Money is whole cents. */
@Entity('orders')
export class Order {
  @IdColumn()
  id: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** The order that it adds to, until it is paid: then it is part of that one, and this row is gone. */
  @Column({ type: 'integer', nullable: true })
  addsToId: number | null;

  /** A hash of the guest's cart cookie: that browser may look at it, also once it joined an account. */
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

  /** The least advanced of its vendor orders that is not cancelled. */
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

  @Column({ type: 'timestamptz', nullable: true })
  toldAt: Date | null;

  /** Its farm entered it, on the phone or at the stand. The email and phone may be empty. */
  @Column({ type: 'boolean', default: false })
  isEntered: boolean;

  @Column({ type: 'boolean', default: false })
  isDemonstration: boolean;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
