import type { EntityManager } from 'typeorm';
import type { Order } from '../tables/order.entity.js';
import type { Payment } from '../tables/payment.entity.js';

export interface PaymentEnd {
  by: 'buyer' | 'system';
  why: string | null;
}

/** What follows from a payment, in the transaction that learns of it. The order is locked already. */
export interface PayableOrders {
  paid(tx: EntityManager, orderId: number): Promise<void>;
  /** @returns false where the other order can't take it anymore: nothing has changed */
  added(tx: EntityManager, order: Order, payment: Payment): Promise<boolean>;
  givenUp(tx: EntityManager, orderId: number, end: PaymentEnd): Promise<void>;
  collected(tx: EntityManager, orderId: number): Promise<void>;
  holdEnded(tx: EntityManager, orderId: number): Promise<void>;
  /** It could not be taken: the buyer owes so many cents. */
  notCollected(tx: EntityManager, orderId: number, cents: number): Promise<void>;
  /** It is still not paid after a week; outside of a transaction. */
  notPaid(orderId: number): Promise<void>;
}

export interface LaterPrice {
  /** When the last of it is handed over; null where no day was chosen. */
  until: Date | null;
  /** What is taken with the order, in cents; null where nothing is before the rest is known. */
  deposit: number | null;
}
