import type Stripe from 'stripe';
import { orMissing } from './stripe-calls.js';

/** What Stripe says of a dispute. Cents. */
export interface ProviderDispute {
  id: string;
  payment: string | null;
  amount: number;
  /** What was taken for it and not given back, without Stripe's fee. */
  withdrawn: number;
  reason: string;
  status: string;
  dueBy: Date | null;
}

export interface ProviderRefund {
  id: string;
  /** The key that we gave it. */
  key: string | null;
  /** Why it did not arrive; null where it has, or still may. */
  failure: string | null;
}

export class StripeDisputes {
  constructor(private readonly stripe: Stripe) {}

  async find(id: string): Promise<ProviderDispute | null> {
    const dispute = await orMissing(() => this.stripe.disputes.retrieve(id));
    if (!dispute) return null;
    const { amount, reason, status, evidence_details, balance_transactions } = dispute;
    const dueBy = evidence_details.due_by;
    return {
      ...{ id, amount, reason, status },
      payment: await this.sessionOf(dispute.payment_intent),
      withdrawn: -balance_transactions.reduce((sum, one) => sum + one.amount, 0),
      dueBy: dueBy ? new Date(dueBy * 1_000) : null,
    };
  }

  async findRefund(id: string): Promise<ProviderRefund | null> {
    const refund = await orMissing(() => this.stripe.refunds.retrieve(id));
    if (!refund) return null;
    const isFailed = refund.status === 'failed' || refund.status === 'canceled';
    const failure = isFailed ? (refund.failure_reason ?? 'unknown') : null;
    return { id, key: refund.metadata?.key ?? null, failure };
  }

  private async sessionOf(intent: string | Stripe.PaymentIntent | null): Promise<string | null> {
    if (intent === null) return null;
    const payment_intent = typeof intent === 'string' ? intent : intent.id;
    const { data } = await this.stripe.checkout.sessions.list({ payment_intent, limit: 1 });
    // A saved card was charged without a page.
    return data[0]?.id ?? payment_intent;
  }
}
