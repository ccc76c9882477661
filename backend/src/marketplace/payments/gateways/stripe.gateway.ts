import Stripe from 'stripe';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { fetchResponse } from '../../../platform/outbound-http/fetch-response.js';
import {
  type Payable,
  type PaymentGateway,
  type ProviderEvent,
  ProviderRefusal,
  type ProviderState,
  type VendorPayer,
  type VendorTransfer,
} from './payment-gateway.js';

/** What the gateway needs to know. */
export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  baseUrl: string;
  /** How long it may take for an answer. */
  timeoutMs: number;
}

/**
 * Stripe wants its pages to stay open for at least 30 minutes, which is longer than an order waits: an order
 * that is given up closes its page. Counted from the end of the wait, so that a second beginning of the
 * payment says the same as the first.
 */
const OPEN_AFTER_HOLD_SECONDS = 45 * 60;
/**
 * After these the answer stays what it is. A refusal of the idempotency key (another's try is under way) and
 * of our own keys are not among them.
 */
const FINAL = new Set(['StripeInvalidRequestError', 'StripeCardError', 'StripePermissionError']);
const MOST_LISTED = 100;

/**
 * Cards by Stripe's hosted pages: no card number comes near this server. Vendors are paid to their connected
 * accounts.
 */
export class StripeGateway implements PaymentGateway, VendorPayer {
  readonly name = 'stripe';
  /** Stripe's own minimum for US dollars. */
  readonly least = 50;
  private readonly stripe: Stripe;

  constructor(private readonly options: StripeOptions) {
    const { protocol, hostname, port } = new URL(options.baseUrl);
    this.stripe = new Stripe(options.secretKey, {
      host: hostname,
      ...(port ? { port } : {}),
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout: options.timeoutMs,
      // With Node's own client that time begins anew with each byte, and an answer that drips would never
      // end.
      httpClient: Stripe.createFetchHttpClient(fetchDirectly(options.timeoutMs)),
      maxNetworkRetries: 1,
      telemetry: false,
    });
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

  async transfer({ providerId, orderNumber, account, cents, key }: VendorTransfer): Promise<string> {
    const { data } = await this.stripe.transfers.list({ transfer_group: orderNumber, limit: MOST_LISTED });
    const known = data.find(({ metadata }) => metadata?.key === key);
    if (known) return known.id;
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

  /**
   * @param body the bytes as they came
   * @throws NOT_SIGNED
   */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent {
    const { id, type, data } = this.verified(body, signature);
    const object = data.object as { object?: string; id?: string };
    const providerId = object.object === 'checkout.session' ? (object.id ?? null) : null;
    return { id, kind: type, providerId };
  }

  private verified(body: Buffer, signature: string | undefined): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(body, signature ?? '', this.options.webhookSecret);
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

/** Follows no redirect, which would carry the key elsewhere. */
const fetchDirectly =
  (timeoutMs: number): typeof fetch =>
  (address, request) =>
    fetchResponse(request?.signal ?? AbortSignal.timeout(timeoutMs), (signal) =>
      fetch(address, { ...request, redirect: 'error', signal }),
    );

async function refusing<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && FINAL.has(error.type)) {
      throw new ProviderRefusal(`Stripe refused: ${error.code ?? error.type}: ${error.message}`, {
        cause: error,
      });
    }
    throw error;
  }
}
