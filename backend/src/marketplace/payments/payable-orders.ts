import type { EntityManager } from 'typeorm';
import type { Order } from '../tables/order.entity.js';
import type { Payment } from '../tables/payment.entity.js';

/** Who ends the wait for a payment, and why. */
export interface PaymentEnd {
  by: 'buyer' | 'system';
  why: string | null;
}

/** What follows from a payment, in the transaction that learns of it. The order is locked already. */
export interface PayableOrders {
  paid(tx: EntityManager, orderId: number): Promise<void>;
  /**
   * What was added to another order is paid: it becomes part of that one, and its payment one of that one's.
   * @returns false where that one can't take it anymore: nothing has changed
   */
  added(tx: EntityManager, order: Order, payment: Payment): Promise<boolean>;
  /** The order waits for its payment no longer. */
  givenUp(tx: EntityManager, orderId: number, end: PaymentEnd): Promise<void>;
  /** What was agreed to is taken: its vendors can be paid for what was handed over before. */
  collected(tx: EntityManager, orderId: number): Promise<void>;
  /** What was held for it is not any longer, before it is known how much it costs. */
  holdEnded(tx: EntityManager, orderId: number): Promise<void>;
  /** It could not be taken: the buyer owes so many cents. */
  notCollected(tx: EntityManager, orderId: number, cents: number): Promise<void>;
  /** It is still not paid after a week; outside of a transaction. */
  notPaid(orderId: number): Promise<void>;
}

/** How an order is paid whose price is known later, or that is paid in two parts. */
export interface LaterPrice {
  /** When the last of it is handed over; null where no day was chosen. */
  until: Date | null;
  /** What is taken with the order, in cents; null where nothing is before the rest is known. */
  deposit: number | null;
}
