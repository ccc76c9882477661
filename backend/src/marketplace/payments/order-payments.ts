import type { EntityManager } from 'typeorm';
import { HOUR_MS } from '../../contract/shared/calendar/durations.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Payment } from '../tables/payment.entity.js';

export interface PaymentSummary {
  gateway: Payment['gateway'];
  /** Cents that went back, of all of them. */
  refunded: number;
  /** Cents that were paid with the order, or are to be, where the rest is paid later; null otherwise. */
  deposit: number | null;
  /** Nothing was held: what it is paid with is saved. */
  isSaved: boolean;
  /** Cents that were taken and have not gone back. */
  taken: number;
  /** Until when a page stays open on which what is owed can be paid; where none is, one that begins now. */
  openUntil: Date;
}

export const endOfPage = ({ createdAt }: Payment): Date => new Date(createdAt.getTime() + HOUR_MS);

/** @returns what was taken of an order and has not gone back, in cents */
export const takenOf = (payments: readonly Payment[]): number =>
  payments.reduce(
    (sum, { status, amount, refunded }) => sum + (status === 'paid' ? amount - refunded : 0),
    0,
  );

/** @returns the payments of an order, the newest first; it has at least one */
export const paymentsOf = (tx: EntityManager, orderId: number): Promise<Payment[]> =>
  tx.find(Payment, { where: { orderId }, order: { id: 'DESC' } });

export const newestOf = (orderId: number) => ({ where: { orderId }, order: { id: 'DESC' } }) as const;

/** @throws ORDER_NOT_FOUND */
export async function newestPayment(tx: EntityManager, orderId: number): Promise<Payment> {
  const payment = await tx.findOne(Payment, newestOf(orderId));
  if (!payment) throw new DomainError('ORDER_NOT_FOUND');
  return payment;
}

export async function paymentSummary(tx: EntityManager, orderId: number): Promise<PaymentSummary> {
  const summary = summaryOf(await paymentsOf(tx, orderId));
  if (!summary) throw new DomainError('ORDER_NOT_FOUND');
  return summary;
}

/** @param payments of one order, the newest first @returns the same; null for none */
export function summaryOf(payments: readonly Payment[]): PaymentSummary | null {
  const [newest] = payments;
  if (!newest) return null;
  const refunded = payments.reduce((sum, payment) => sum + payment.refunded, 0);
  const deposit = payments.find(({ kind }) => kind === 'deposit')?.amount ?? null;
  const openUntil = newest.status === 'started' ? endOfPage(newest) : new Date(Date.now() + HOUR_MS);
  const isSaved = payments.some(({ kind, take }) => kind === 'order' && take === 'save');
  return { gateway: newest.gateway, refunded, deposit, isSaved, taken: takenOf(payments), openUntil };
}
