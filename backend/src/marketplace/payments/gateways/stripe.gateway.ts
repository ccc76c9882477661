import Stripe from 'stripe';
import { z } from 'zod';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import {
  type ChargeOutcome,
  type Payable,
  type PaymentGateway,
  type ProviderEvent,
  ProviderRefusal,
  type ProviderState,
  type ProviderSubject,
  type SavedCharge,
  type VendorPayer,
  type VendorTransfer,
  type VendorReversal,
} from './payment-gateway.js';
import { MOST_LISTED, orMissing, refusing, stripeClient, type StripeOptions } from './stripe-calls.js';
import { StripeConnect } from './stripe-connect.js';
import { StripeDisputes } from './stripe-disputes.js';

/** Stripe wants 30 minutes at least. From the end of the wait, so a second beginning is the same. */
const OPEN_AFTER_HOLD_SECONDS = 45 * 60;

/** Cards by Stripe's hosted pages: no card number comes near this server. */
export class StripeGateway implements PaymentGateway, VendorPayer {
  readonly name = 'stripe';
  /** Stripe's own minimum for US dollars. */
  readonly least = 50;
  /** Stripe holds money for seven days; a day less is sure. */
  readonly holdDays = 6;
  readonly connect: StripeConnect;
  readonly disputes: StripeDisputes;
  private readonly stripe: Stripe;

  constructor(private readonly options: StripeOptions) {
    this.stripe = stripeClient(options);
    this.connect = new StripeConnect(this.stripe);
    this.disputes = new StripeDisputes(this.stripe);
  }

  async start(order: Payable): Promise<{ providerId: string; url: string | null }> {
    const { orderNumber, key, email, heldUntil, returnUrl } = order;
    const session = await this.stripe.checkout.sessions.create(
      {
        ...purchaseOf(order),
        allowed_payment_method_types: ['card'],
        client_reference_id: orderNumber,
        customer_email: email,
        expires_at: Math.floor(heldUntil.getTime() / 1_000) + OPEN_AFTER_HOLD_SECONDS,
        success_url: returnUrl,
        cancel_url: returnUrl,
      },
      { idempotencyKey: key },
    );
    return { providerId: session.id, url: session.url };
  }

  async find(providerId: string): Promise<ProviderState> {
    const session = await this.stripe.checkout.sessions.retrieve(providerId, EXPANDED);
    const { status, mode, payment_status, payment_intent } = session;
    if (mode === 'payment' && payment_status === 'paid') return 'paid';
    if (mode === 'setup' && status === 'complete') return 'authorized';
    const intent = isIntent(payment_intent) ? payment_intent.status : null;
    if (intent === 'succeeded') return 'paid';
    if (intent === 'requires_capture') return 'authorized';
    if (intent === 'canceled') return 'failed';
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

  /** A capture is made once; what was captured before is not captured anew. */
  async capture(providerId: string, cents: number, key: string): Promise<'paid' | 'ended'> {
    const { payment_intent: intent } = await this.stripe.checkout.sessions.retrieve(providerId, EXPANDED);
    if (!isIntent(intent) || intent.status === 'canceled') return 'ended';
    if (intent.status === 'succeeded') return 'paid';
    try {
      await this.stripe.paymentIntents.capture(
        intent.id,
        { amount_to_capture: cents },
        { idempotencyKey: key },
      );
      return 'paid';
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const { status } = await this.stripe.paymentIntents.retrieve(intent.id);
      if (status === 'succeeded') return 'paid';
      if (status === 'canceled') return 'ended';
      throw error;
    }
  }

  async release(providerId: string): Promise<void> {
    const { payment_intent: intent } = await this.stripe.checkout.sessions.retrieve(providerId, EXPANDED);
    if (!isIntent(intent) || intent.status !== 'requires_capture') return;
    await this.stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `release-${intent.id}` });
  }

  async chargeSaved({ providerId, orderNumber, cents, key }: SavedCharge): Promise<ChargeOutcome> {
    const { customer, payment_method } = await this.savedWith(providerId);
    if (!customer || !payment_method) return { state: 'declined', reason: 'No card was saved.' };
    // Idempotency keys are forgotten after a day, so what was charged is looked for first.
    const { data } = await this.stripe.paymentIntents.list({ customer, limit: MOST_LISTED });
    const known = data.find(({ metadata, status }) => metadata?.key === key && status === 'succeeded');
    if (known) return { state: 'paid', providerId: known.id };
    try {
      const { id, status } = await this.stripe.paymentIntents.create(
        {
          ...{ amount: cents, currency: 'usd', customer, payment_method },
          ...{ off_session: true, confirm: true, transfer_group: orderNumber },
          metadata: { order: orderNumber, key },
        },
        { idempotencyKey: key },
      );
      return status === 'succeeded'
        ? { state: 'paid', providerId: id }
        : { state: 'declined', reason: 'The bank wants the customer to confirm it.' };
    } catch (error) {
      const isNo =
        error instanceof Stripe.errors.StripeCardError ||
        error instanceof Stripe.errors.StripeInvalidRequestError;
      if (!isNo) throw error;
      return { state: 'declined', reason: error.message };
    }
  }

  async forgetSaved(providerId: string): Promise<void> {
    const { payment_method: id } = await this.savedWith(providerId);
    const saved = id && (await orMissing(() => this.stripe.paymentMethods.retrieve(id)));
    // It belongs to no customer once it is removed.
    if (saved && saved.customer !== null)
      await this.stripe.paymentMethods.detach(saved.id, {}, { idempotencyKey: `forget-${saved.id}` });
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
    const { providerId, orderNumber, account, cents, key, isBound } = transfer;
    const known = await this.findTransfer(transfer);
    if (known !== null) return known;
    // Money that has just come in is not available yet; bound to its charge, it can be sent on all the same.
    const bound = isBound ? { source_transaction: (await this.paidBy(providerId)).charge } : {};
    return refusing(async () => {
      const { id } = await this.stripe.transfers.create(
        {
          amount: cents,
          currency: 'usd',
          destination: account,
          transfer_group: orderNumber,
          ...bound,
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

  /** @param body the bytes as they came @throws NOT_SIGNED */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent {
    const event = StripeEvent.safeParse(this.verified(body, signature));
    if (!event.success) throw new DomainError('BAD_REQUEST', undefined, { cause: event.error });
    const { id, type, data, account } = event.data;
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

  private async savedWith(providerId: string) {
    const session = await this.stripe.checkout.sessions.retrieve(providerId, EXPANDED);
    const intent = isIntent(session.payment_intent) ? session.payment_intent : session.setup_intent;
    const payment_method = intent && typeof intent !== 'string' ? idOf(intent.payment_method) : null;
    return { customer: idOf(session.customer), payment_method };
  }

  private async paidBy(providerId: string): Promise<{ payment_intent: string; charge: string }> {
    const intent = providerId.startsWith('pi_')
      ? await this.stripe.paymentIntents.retrieve(providerId)
      : (await this.stripe.checkout.sessions.retrieve(providerId, EXPANDED)).payment_intent;
    if (!isIntent(intent)) throw new ProviderRefusal(`Stripe has no payment of the session ${providerId}.`);
    const charge = intent.latest_charge;
    return { payment_intent: intent.id, charge: typeof charge === 'string' ? charge : (charge?.id ?? '') };
  }
}

/** As much of a message as is read. What is signed need not be one. */
const StripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  account: z.string().nullish(),
  data: z.object({ object: z.looseObject({ object: z.string().optional(), id: z.string().optional() }) }),
});

const EXPANDED = { expand: ['payment_intent', 'setup_intent'] };

const isIntent = (intent: string | Stripe.PaymentIntent | null): intent is Stripe.PaymentIntent =>
  intent !== null && typeof intent !== 'string';

const idOf = (given: string | { id: string } | null | undefined): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);

function purchaseOf({
  take,
  total,
  orderNumber,
  title,
}: Payable): Pick<
  Stripe.Checkout.SessionCreateParams,
  'mode' | 'currency' | 'customer_creation' | 'line_items' | 'adaptive_pricing' | 'payment_intent_data'
> {
  if (take === 'save') return { mode: 'setup', currency: 'usd', customer_creation: 'always' };
  const product_data = { name: title };
  const isSaved = take !== 'at-once';
  return {
    mode: 'payment',
    adaptive_pricing: { enabled: false },
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: total, product_data } }],
    payment_intent_data: {
      transfer_group: orderNumber,
      metadata: { order: orderNumber },
      ...(isSaved && { setup_future_usage: 'off_session' as const }),
      ...(take === 'hold' && { capture_method: 'manual' as const }),
    },
    ...(isSaved && { customer_creation: 'always' as const }),
  };
}

interface EventObject {
  object?: string;
  id?: string;
}

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
