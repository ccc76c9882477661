import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/**
 * authorized: the buyer has agreed to the most, and it is taken once it is known; collecting: it is being
 * taken; released: what was agreed to was not taken.
 */
export type PaymentState =
  | 'started'
  | 'authorized'
  | 'collecting'
  | 'paid'
  | 'failed'
  | 'released'
  | 'refunded';

export type PaymentKind = 'order' | 'weighed' | 'deposit' | 'balance' | 'addition';

/**
 * How the money of a payment is taken: at once; held at the provider until it is known how much it is; or by
 * what is saved there, once that is known. `now-and-save`: a deposit is taken at once, and what it was paid
 * with is saved for the balance, where the provider can do that.
 */
export type TakeMoney = 'at-once' | 'hold' | 'save' | 'now-and-save';

/** @returns whether a payment is the one that an order was placed with, not what is taken later */
export const isFirst = (kind: PaymentKind): boolean => kind === 'order' || kind === 'deposit';

/** One try at paying for an order. Money is whole cents. */
@Entity('payments')
export class Payment {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  orderId: number;

  @Column({ type: 'text' })
  gateway: 'test' | 'cash' | 'stripe' | 'paypal';

  /** The provider's id of the payment, once it has one. */
  @Column({ type: 'text', nullable: true })
  providerId: string | null;

  @Column({ type: 'text' })
  status: PaymentState;

  /**
   * What it is for: the order as it was placed, or what it came to once it was weighed; or what was paid of
   * it with the order, and the rest; or what its buyer added later.
   */
  @Column({ type: 'text', default: 'order' })
  kind: PaymentKind;

  @Column({ type: 'text', default: 'at-once' })
  take: TakeMoney;

  /** What is asked for, or was taken. */
  @Column({ type: 'integer' })
  amount: number;

  /** The most that the buyer has agreed to; null for a payment that is taken at once. */
  @Column({ type: 'integer', nullable: true })
  authorized: number | null;

  /** Until when the provider holds the money; null where it holds none. */
  @Column({ type: 'timestamptz', nullable: true })
  authorizedUntil: Date | null;

  /** Why it was not taken, in the provider's words. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;

  @Column({ type: 'integer', default: 0 })
  refunded: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
