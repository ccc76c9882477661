import Stripe from 'stripe';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import {
  type Payable,
  type PaymentGateway,
  type ProviderEvent,
  ProviderRefusal,
  type ProviderState,
  type ProviderSubject,
  type VendorPayer,
  type VendorTransfer,
  type VendorReversal,
} from './payment-gateway.js';
import { MOST_LISTED, refusing, stripeClient, type StripeOptions } from './stripe-calls.js';
import { StripeConnect } from './stripe-connect.js';
import { StripeDisputes } from './stripe-disputes.js';

/**
 * Stripe wants its pages to stay open for at least 30 minutes, which is longer than an order waits: an order
 * that is given up closes its page. Counted from the end of the wait, so that a second beginning of the
 * payment says the same as the first.
 */
const OPEN_AFTER_HOLD_SECONDS = 45 * 60;

/**
 * Cards by Stripe's hosted pages: no card number comes near this server. Vendors are paid to their connected
 * accounts.
 */
export class StripeGateway implements PaymentGateway, VendorPayer {
  readonly name = 'stripe';
  /** Stripe's own minimum for US dollars. */
  readonly least = 50;
  /** The accounts of vendors. */
  readonly connect: StripeConnect;
  /** What buyers' banks ask back. */
  readonly disputes: StripeDisputes;
  private readonly stripe: Stripe;

  constructor(private readonly options: StripeOptions) {
    this.stripe = stripeClient(options);
    this.connect = new StripeConnect(this.stripe);
    this.disputes = new StripeDisputes(this.stripe);
  }

  async start(order: Payable): Promise<{ providerId: string; url: string | null }> {
    const { orderNumber, total, email, heldUntil, returnUrl } = order;
    const product_data = { name: `Order ${orderNumber}` };
    const session = await this.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        adaptive_pricing: { enabled: false },
        client_reference_id: orderNumber,
        customer_email: email,
        line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: total, product_data } }],
        payment_intent_data: { transfer_group: orderNumber, metadata: { order: orderNumber } },
        expires_at: Math.floor(heldUntil.getTime() / 1_000) + OPEN_AFTER_HOLD_SECONDS,
        success_url: returnUrl,
        cancel_url: returnUrl,
      },
      { idempotencyKey: orderNumber },
    );
    return { providerId: session.id, url: session.url };
  }

  async find(providerId: string): Promise<ProviderState> {
    const { status, payment_status } = await this.stripe.checkout.sessions.retrieve(providerId);
    if (payment_status === 'paid') return 'paid';
    return status === 'expired' ? 'failed' : 'started';
  }

  /** Stripe takes the money when the buyer agrees. */
  collect(providerId: string): Promise<ProviderState> {
    return this.find(providerId);
  }

  async close(providerId: string): Promise<void> {
    try {
      await this.stripe.checkout.sessions.expire(providerId);
    } catch (error) {
      // Paid or expired in the meantime; whoever closes it asks which.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
  }

  /** Idempotency keys are forgotten after a day, so what was sent is looked for first. */
  async refund(providerId: string, cents: number, key: string): Promise<string> {
    const { payment_intent } = await this.paidBy(providerId);
    const { data } = await this.stripe.refunds.list({ payment_intent, limit: MOST_LISTED });
    const known = data.find(({ metadata, status }) => metadata?.key === key && status !== 'failed');
    if (known) return known.id;
    return refusing(async () => {
      const { id } = await this.stripe.refunds.create(
        { payment_intent, amount: cents, metadata: { key } },
        { idempotencyKey: key },
      );
      return id;
    });
  }

  async findTransfer({
    orderNumber,
    key,
  }: Pick<VendorTransfer, 'orderNumber' | 'key'>): Promise<string | null> {
    const { data } = await this.stripe.transfers.list({ transfer_group: orderNumber, limit: MOST_LISTED });
    return data.find(({ metadata }) => metadata?.key === key)?.id ?? null;
  }

  async transfer(transfer: VendorTransfer): Promise<string> {
    const { providerId, orderNumber, account, cents, key } = transfer;
    const known = await this.findTransfer(transfer);
    if (known !== null) return known;
    // Money that has just come in is not available yet; bound to its charge, it can be sent on all the same.
    const { charge } = await this.paidBy(providerId);
    return refusing(async () => {
      const { id } = await this.stripe.transfers.create(
        {
          amount: cents,
          currency: 'usd',
          destination: account,
          transfer_group: orderNumber,
          source_transaction: charge,
          metadata: { key },
        },
        { idempotencyKey: key },
      );
      return id;
    });
  }

  async reverse({ transferId, cents, key }: VendorReversal): Promise<string> {
    const { data } = await this.stripe.transfers.listReversals(transferId, { limit: MOST_LISTED });
    const known = data.find(({ metadata }) => metadata?.key === key);
    if (known) return known.id;
    return refusing(async () => {
      const { id } = await this.stripe.transfers.createReversal(
        transferId,
        { amount: cents, metadata: { key } },
        { idempotencyKey: key },
      );
      return id;
    });
  }

  /**
   * @param body the bytes as they came
   * @throws NOT_SIGNED
   */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent {
    const { id, type, data, account } = this.verified(body, signature);
    return { id, kind: type, ...subjectOf(type, data.object, account ?? null) };
  }

  /** An endpoint for connected accounts has a secret of its own. */
  private verified(body: Buffer, signature: string | undefined): Stripe.Event {
    const { webhookSecret, connectWebhookSecret } = this.options;
    try {
      return this.stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret);
    } catch (error) {
      if (connectWebhookSecret === undefined)
        throw new DomainError('NOT_SIGNED', undefined, { cause: error });
    }
    try {
      return this.stripe.webhooks.constructEvent(body, signature ?? '', connectWebhookSecret);
    } catch (error) {
      throw new DomainError('NOT_SIGNED', undefined, { cause: error });
    }
  }

  private async paidBy(providerId: string): Promise<{ payment_intent: string; charge: string }> {
    const session = await this.stripe.checkout.sessions.retrieve(providerId, { expand: ['payment_intent'] });
    const intent = session.payment_intent;
    if (!intent || typeof intent === 'string')
      throw new ProviderRefusal(`Stripe has no payment of the session ${providerId}.`);
    const charge = intent.latest_charge;
    return { payment_intent: intent.id, charge: typeof charge === 'string' ? charge : (charge?.id ?? '') };
  }
}

interface EventObject {
  object?: string;
  id?: string;
}

/** What a message is about: all that is read of it. */
function subjectOf(
  type: string,
  { object, id = '' }: EventObject,
  account: string | null,
): Pick<ProviderEvent, 'providerId' | 'subject'> {
  if (object === 'checkout.session') return { providerId: id, subject: null };
  const of = (kind: ProviderSubject['kind'], subjectId: string) => ({
    providerId: null,
    subject: { kind, id: subjectId },
  });
  if (object === 'dispute') return of('dispute', id);
  if (object === 'refund') return of('refund', id);
  if (type === 'account.updated') return of('account', id);
  if (type === 'account.application.deauthorized' && account !== null) return of('account', account);
  return { providerId: null, subject: null };
}
