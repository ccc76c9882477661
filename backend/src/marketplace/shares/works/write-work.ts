import type { EntityManager } from 'typeorm';
import { SharePayment } from '../../tables/share-payment.entity.js';
import { ShareWork } from '../../tables/share-work.entity.js';
import type { WorkQuote } from './work.rules.js';
import type { WorkRow } from './works.sql.js';

/** What work pays is a payment that is paid from the start, so payments still add up to boxes (0251). */
export async function writeWork(
  tx: EntityManager,
  subscriptionId: number,
  { hours, rate, until, cents }: WorkQuote,
): Promise<void> {
  const number = ((await tx.maximum(SharePayment, 'number', { subscriptionId })) ?? 0) + 1;
  const payment = { subscriptionId, number, dueOn: until, cents, state: 'paid' as const, forWork: true };
  const { id: paymentId } = await tx.save(SharePayment, payment);
  await tx.insert(ShareWork, { subscriptionId, hours, rate, until, paymentId });
}

/** Work pays so many cents more, or less. The membership is locked. */
export async function changeWork(
  tx: EntityManager,
  { paymentId, cents }: Pick<WorkRow, 'paymentId' | 'cents'>,
  more: number,
): Promise<void> {
  const left = cents + more;
  await tx.update(SharePayment, paymentId, { cents: left, state: left > 0 ? 'paid' : 'canceled' });
}
