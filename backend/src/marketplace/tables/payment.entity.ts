import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** authorized: agreed to, taken once known; collecting: being taken; released: was not taken. */
export type PaymentState =
  | 'started'
  | 'authorized'
  | 'collecting'
  | 'paid'
  | 'failed'
  | 'released'
  | 'refunded';

export type PaymentKind = 'order' | 'weighed' | 'deposit' | 'balance' | 'addition' | 'share' | 'credit';

/** Held at the provider, or saved there, until it is known how much; a deposit now, saved for later. */
export type TakeMoney = 'at-once' | 'hold' | 'save' | 'now-and-save';

export const isFirst = (kind: PaymentKind): boolean => kind === 'order' || kind === 'deposit';

/** @returns the order that a payment is of @throws Error for one of a share */
export function orderOf({ orderId }: Pick<Payment, 'orderId'>): number {
  if (orderId === null) throw new Error('This payment is of a share.');
  return orderId;
}

/** Of an order, or of a membership in a share. Money is whole cents. */
@Entity('payments')
export class Payment {
  @IdColumn()
  id: number;

  @Column({ type: 'integer', nullable: true })
  orderId: number | null;

  @Column({ type: 'integer', nullable: true })
  subscriptionId: number | null;

  @Column({ type: 'text' })
  gateway: 'test' | 'cash' | 'stripe' | 'paypal';

  @Column({ type: 'text', nullable: true })
  providerId: string | null;

  @Column({ type: 'text' })
  status: PaymentState;

  /** An order as placed or once weighed, a deposit or the rest, what was added, a share, or farm credit. */
  @Column({ type: 'text', default: 'order' })
  kind: PaymentKind;

  @Column({ type: 'text', default: 'at-once' })
  take: TakeMoney;

  @Column({ type: 'integer' })
  amount: number;

  /** The most that the buyer has agreed to; null for a payment that is taken at once. */
  @Column({ type: 'integer', nullable: true })
  authorized: number | null;

  /** Until when the provider holds the money; null where it holds none. */
  @Column({ type: 'timestamptz', nullable: true })
  authorizedUntil: Date | null;

  @Column({ type: 'text', nullable: true })
  failure: string | null;

  @Column({ type: 'integer', default: 0 })
  refunded: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
