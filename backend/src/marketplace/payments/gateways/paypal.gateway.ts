import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { Payable, PaymentGateway, ProviderEvent, ProviderState } from './payment-gateway.js';
import { ProviderRefusal } from './payment-gateway.js';
import { accepted, issueOf, PayPalClient, type PayPalOptions, reasonOf } from './paypal.client.js';

const Capture = z.object({ id: z.string(), status: z.string() });
const Authorization = z.object({
  id: z.string(),
  status: z.string(),
  create_time: z.iso.datetime({ offset: true }).optional(),
});
const PayPalOrder = z.object({
  id: z.string(),
  intent: z.string().default('CAPTURE'),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        payments: z
          .object({
            captures: z.array(Capture).default([]),
            authorizations: z.array(Authorization).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});
type PayPalOrder = z.infer<typeof PayPalOrder>;
type Authorization = z.infer<typeof Authorization>;

const PayPalEvent = z.object({
  id: z.string(),
  event_type: z.string(),
  resource_type: z.string().optional(),
  resource: z
    .object({
      id: z.string().optional(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
        .optional(),
    })
    .optional(),
});

/** What is no JSON is no event. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** For how many days PayPal answers for money that it holds. */
const HONOR_DAYS = 3;

const SIGNATURE = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

/** Why collecting can fail while the buyer may still pay, in another way perhaps. */
const AGAIN = new Set(['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'ORDER_NOT_APPROVED']);
/** Why it can fail for good. */
const OVER = new Set([
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
  'ORDER_EXPIRED',
  'RESOURCE_NOT_FOUND',
  'INVALID_RESOURCE_ID',
]);

/** The buyer agrees on PayPal's page, and we collect; what is never collected needs no closing. */
export class PayPalGateway implements PaymentGateway {
  readonly name = 'paypal';
  readonly least = 1;
  /** PayPal lets an authorization be captured for 29 days; it is renewed when it is taken after the third. */
  readonly holdDays = 28;
  private readonly paypal: PayPalClient;

  constructor(private readonly options: PayPalOptions) {
    this.paypal = new PayPalClient(options);
  }

  async start({
    orderNumber,
    key,
    total,
    take,
    returnUrl,
  }: Payable): Promise<{ providerId: string; url: string | null }> {
    const experience_context = {
      return_url: returnUrl,
      cancel_url: returnUrl,
      user_action: 'PAY_NOW',
      shipping_preference: 'NO_SHIPPING',
      payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
    };
    const answer = await this.paypal.call({
      method: 'POST',
      path: '/v2/checkout/orders',
      key,
      body: {
        intent: take === 'hold' ? 'AUTHORIZE' : 'CAPTURE',
        purchase_units: [
          {
            custom_id: orderNumber,
            invoice_id: key,
            amount: { currency_code: 'USD', value: valueOf(total) },
          },
        ],
        payment_source: { paypal: { experience_context } },
      },
    });
    const order = PayPalOrder.parse(accepted(answer, 'the order'));
    const link = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
    return { providerId: order.id, url: link?.href ?? null };
  }

  async find(providerId: string): Promise<ProviderState> {
    const order = await this.order(providerId);
    return order ? stateOf(order) : 'failed';
  }

  /** An order can be captured or authorized once, whoever asks for it. */
  async collect(providerId: string): Promise<ProviderState> {
    const order = await this.order(providerId);
    const action = order?.intent === 'AUTHORIZE' ? 'authorize' : 'capture';
    const answer = await this.paypal.call({
      method: 'POST',
      path: `/v2/checkout/orders/${encodeURIComponent(providerId)}/${action}`,
      key: `${action}-${providerId}`,
      body: {},
    });
    if (answer.status < 300) return stateOf(PayPalOrder.parse(answer.body));
    const issue = issueOf(answer) ?? '';
    if (issue === 'ORDER_ALREADY_CAPTURED' || issue === 'ORDER_ALREADY_AUTHORIZED')
      return this.find(providerId);
    if (AGAIN.has(issue)) return 'started';
    if (OVER.has(issue)) return 'failed';
    // Somebody else may be collecting at this moment.
    const state = await this.find(providerId);
    if (state === 'paid' || state === 'authorized') return state;
    throw new Error(`PayPal refused to collect: ${reasonOf(answer)}`);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async capture(providerId: string, cents: number, key: string): Promise<'paid' | 'ended'> {
    const order = await this.order(providerId);
    if (order && stateOf(order) === 'paid') return 'paid';
    refusePending([...capturesOf(order), ...authorizationsOf(order)]);
    const held = heldOf(order);
    if (!held) return 'ended';
    const id = await this.honored(held, cents);
    if (id === null) return 'ended';
    const answer = await this.paypal.call({
      method: 'POST',
      path: `/v2/payments/authorizations/${encodeURIComponent(id)}/capture`,
      key,
      body: { amount: { currency_code: 'USD', value: valueOf(cents) }, final_capture: true },
    });
    if (answer.status < 300) {
      const captured = Capture.parse(answer.body);
      refusePending([captured]);
      return HAS_MONEY.has(captured.status) ? 'paid' : 'ended';
    }
    if ((await this.find(providerId)) === 'paid') return 'paid';
    if (ENDED.has(issueOf(answer) ?? '')) return 'ended';
    throw new Error(`PayPal refused to capture: ${reasonOf(answer)}`);
  }

  async renew(providerId: string, cents: number): Promise<'held' | 'ended'> {
    const order = await this.order(providerId);
    refusePending(authorizationsOf(order));
    const held = heldOf(order);
    return held && (await this.honored(held, cents)) !== null ? 'held' : 'ended';
  }

  /** PayPal answers for held money for three days; then it gets a new id. @returns null once gone */
  private async honored({ id, create_time }: Authorization, cents: number): Promise<string | null> {
    const age = create_time === undefined ? 0 : Date.now() - Date.parse(create_time);
    if (age < HONOR_DAYS * DAY_MS) return id;
    const answer = await this.paypal.call({
      method: 'POST',
      path: `/v2/payments/authorizations/${encodeURIComponent(id)}/reauthorize`,
      key: `reauthorize-${id}`,
      body: { amount: { currency_code: 'USD', value: valueOf(cents) } },
    });
    if (answer.status < 300) {
      const renewed = Authorization.parse(answer.body);
      refusePending([renewed]);
      return renewed.status === 'CREATED' ? renewed.id : null;
    }
    const issue = issueOf(answer) ?? '';
    if (STAYS_AS_IT_IS.has(issue)) return id;
    if (ENDED.has(issue)) return null;
    throw new Error(`PayPal refused to hold the money on: ${reasonOf(answer)}`);
  }

  async release(providerId: string): Promise<void> {
    const authorization = heldOf(await this.order(providerId));
    if (!authorization) return;
    const answer = await this.paypal.call({
      method: 'POST',
      path: `/v2/payments/authorizations/${encodeURIComponent(authorization.id)}/void`,
      key: `void-${authorization.id}`,
      body: {},
    });
    if (answer.status < 300 || ENDED.has(issueOf(answer) ?? '')) return;
    throw new Error(`PayPal refused to free the money: ${reasonOf(answer)}`);
  }

  async refund(providerId: string, cents: number, key: string): Promise<string> {
    const capture = capturesOf(await this.order(providerId)).find(({ status }) => status !== 'DECLINED');
    if (!capture) throw new ProviderRefusal(`PayPal has no payment of the order ${providerId}.`);
    const answer = await this.paypal.call({
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`,
      key,
      body: { amount: { currency_code: 'USD', value: valueOf(cents) } },
    });
    return z.object({ id: z.string() }).parse(accepted(answer, 'the refund')).id;
  }

  /** @param body the bytes as they came: they are signed @throws NOT_SIGNED; Error for no answer */
  async readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent> {
    const text = body.toString('utf8');
    const event = PayPalEvent.safeParse(parsed(text));
    const signature = Object.entries(SIGNATURE).map(([name, header]) => [name, headers[header]] as const);
    if (!event.success || signature.some(([, value]) => typeof value !== 'string')) {
      throw new DomainError('NOT_SIGNED');
    }
    const rest = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: this.options.webhookId });
    const answer = await this.paypal.call({
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      body: `${rest.slice(0, -1)},"webhook_event":${text}}`,
    });
    const { verification_status } = (answer.body ?? {}) as { verification_status?: string };
    if (answer.status !== 200 || verification_status !== 'SUCCESS') throw new DomainError('NOT_SIGNED');
    const { id, event_type, resource } = event.data;
    const providerId = event_type.startsWith('CHECKOUT.ORDER.')
      ? resource?.id
      : resource?.supplementary_data?.related_ids?.order_id;
    return { id, kind: event_type, providerId: providerId ?? null, subject: null };
  }

  /** @returns null for an order that PayPal does not know (any more) */
  private async order(providerId: string): Promise<PayPalOrder | null> {
    const answer = await this.paypal.call({
      method: 'GET',
      path: `/v2/checkout/orders/${encodeURIComponent(providerId)}`,
    });
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new Error(`PayPal refused to show an order: ${reasonOf(answer)}`);
    return PayPalOrder.parse(answer.body);
  }
}

/** "12.50" of 1250 cents. */
const valueOf = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

const capturesOf = (order: PayPalOrder | null) =>
  order?.purchase_units.flatMap(({ payments }) => payments?.captures ?? []) ?? [];

const authorizationsOf = (order: PayPalOrder | null) =>
  order?.purchase_units.flatMap(({ payments }) => payments?.authorizations ?? []) ?? [];

/** @returns what is held: the newest, where it was renewed */
const heldOf = (order: PayPalOrder | null): Authorization | undefined =>
  authorizationsOf(order).findLast(({ status }) => status === 'CREATED');

/** What was renewed before, or can't be, may be captured all the same. */
const STAYS_AS_IT_IS = new Set([
  'REAUTHORIZATION_NOT_SUPPORTED',
  'REAUTHORIZATION_NOT_SUPPORTED_FOR_PAYMENT_SOURCE',
  'REAUTHORIZATION_TOO_SOON',
]);

/** Nothing is held any more. The names are those of PayPal's reference of Payments v2, as of July 2026. */
const ENDED = new Set([
  'AUTHORIZATION_EXPIRED',
  'AUTHORIZATION_VOIDED',
  'PREVIOUSLY_VOIDED',
  'AUTHORIZATION_DENIED',
  'AUTHORIZATION_ALREADY_CAPTURED',
  'PREVIOUSLY_CAPTURED',
  'REAUTHORIZATION_DECLINED_BY_PROCESSOR',
  'INSTRUMENT_DECLINED',
  'CANNOT_BE_VOIDED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
]);

const HAS_MONEY = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/** What PayPal has not decided yet is asked again later. */
function refusePending(parts: readonly { status: string }[]): void {
  if (parts.some(({ status }) => status === 'PENDING'))
    throw new Error('PayPal has not decided about a payment yet.');
}

function stateOf(order: PayPalOrder): ProviderState {
  const captures = capturesOf(order);
  if (captures.some(({ status }) => HAS_MONEY.has(status))) return 'paid';
  const authorizations = authorizationsOf(order);
  if (authorizations.some(({ status }) => status === 'CREATED')) return 'authorized';
  if (authorizations.some(({ status }) => status === 'PENDING')) return 'started';
  if (order.status === 'VOIDED' || authorizations.length > 0) return 'failed';
  if (order.status === 'APPROVED') return 'agreed';
  // Collected, and either on its way (PENDING) or refused in the end.
  const isLost =
    captures.length > 0 && captures.every(({ status }) => status === 'DECLINED' || status === 'FAILED');
  return order.status === 'COMPLETED' && isLost ? 'failed' : 'started';
}
