import { createHmac, randomBytes } from 'node:crypto';
import { DAY_MS } from '../../../src/contract/shared/calendar/durations.js';
import { type SeenRequest, StandIn, type StandInAnswer } from './stand-in.js';

const CLIENT = 'stand-in-client';
const SECRET = 'stand-in-secret';
const WEBHOOK = 'stand-in-webhook';

interface PayPalRefund {
  id: string;
  status: string;
  amount: { currency_code: string; value: string };
}

interface PayPalOrder {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  number: string;
  value: string;
  /** PayPal refuses to collect, whatever the buyer has agreed to. */
  isDeclining: boolean;
  captures: { id: string; status: string }[];
  intent: string;
  authorizations: { id: string; status: string; create_time?: string; renewed?: boolean }[];
  /** What a capture of held money is answered; COMPLETED where nothing is said. */
  next?: string;
  /** Why such a capture is refused. */
  refusal?: string;
}

const cents = (value: string) => Math.round(Number(value) * 100);
const problem = (status: number, name: string, issue?: string): StandInAnswer => ({
  status,
  body: { name, message: name, details: issue ? [{ issue }] : [] },
});

/** PayPal as far as the product uses it: tokens, Orders v2, refunds, and the check of its own signatures. */
export class PayPalStandIn extends StandIn {
  readonly orders: PayPalOrder[] = [];
  readonly refunds: PayPalRefund[] = [];
  private readonly tokens = new Set<string>();
  private readonly known = new Map<string, StandInAnswer>();

  constructor() {
    super((request) => this.answer(request));
  }

  /** The variables that make a server use it. */
  get env(): Record<string, string> {
    return {
      PAYPAL_CLIENT_ID: CLIENT,
      PAYPAL_CLIENT_SECRET: SECRET,
      PAYPAL_WEBHOOK_ID: WEBHOOK,
      PAYPAL_BASE_URL: this.url,
    };
  }

  order(orderNumber: string): PayPalOrder {
    const [order, ...others] = this.orders.filter(({ number }) => number === orderNumber);
    if (!order || others.length > 0)
      throw new Error(`There are ${others.length} more orders of ${orderNumber}.`);
    return order;
  }

  /** What a buyer does on PayPal's page. */
  approve(orderNumber: string, isDeclining = false): void {
    Object.assign(this.order(orderNumber), { status: 'APPROVED', isDeclining });
  }

  /** Ends all tokens before their time. */
  forgetTokens(): void {
    this.tokens.clear();
  }

  /** @returns a message as PayPal sends it, with its signature */
  event(type: string, resource: object, id = `WH-${randomBytes(6).toString('hex')}`, secret = SECRET) {
    // Spaces and escapes that no JSON.stringify would write: the bytes count.
    const body = `{ "id":"${id}",  "event_type":"${type}", "note":"\\u00e9", "resource":${JSON.stringify(resource)} }`;
    return {
      body,
      headers: {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${this.url}/certificate`,
        'paypal-transmission-id': id,
        'paypal-transmission-time': '2026-01-01T00:00:00Z',
        'paypal-transmission-sig': signatureOf(id, body, secret),
      },
    };
  }

  private answer(request: SeenRequest): StandInAnswer {
    if (request.path === '/v1/oauth2/token') return this.token(request);
    if (!this.tokens.has(request.headers.authorization ?? '')) return problem(401, 'AUTHENTICATION_FAILURE');
    const key = request.headers['paypal-request-id'] as string | undefined;
    const earlier = key === undefined ? undefined : this.known.get(`${request.path} ${key}`);
    if (earlier) return earlier;
    const answer = structuredClone(this.route(request));
    if (key !== undefined && answer.status < 300) this.known.set(`${request.path} ${key}`, answer);
    return answer;
  }

  private token({ headers, body }: SeenRequest): StandInAnswer {
    const isKnown =
      headers.authorization === `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}`;
    if (!isKnown || body !== 'grant_type=client_credentials')
      return { status: 401, body: { error: 'invalid_client' } };
    const access_token = randomBytes(8).toString('hex');
    this.tokens.add(`Bearer ${access_token}`);
    return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: 32_400 } };
  }

  private route({ method, path, body }: SeenRequest): StandInAnswer {
    if (path === '/v1/notifications/verify-webhook-signature') return verify(body);
    if (method === 'POST' && path === '/v2/checkout/orders') return this.create(body);
    const [, captureId] = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path) ?? [];
    if (method === 'POST' && captureId) return this.refund(captureId, body);
    const [, held, end] =
      /^\/v2\/payments\/authorizations\/([^/]+)\/(capture|void|reauthorize)$/.exec(path) ?? [];
    if (held && end === 'reauthorize') return this.reauthorize(held, body);
    if (held) return this.endHold(held, end === 'capture' ? body : null);
    const [, id, action] = /^\/v2\/checkout\/orders\/([^/]+)(?:\/(capture|authorize))?$/.exec(path) ?? [];
    const order = this.orders.find((one) => one.id === id);
    if (!order) return problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    if (action && action.toUpperCase() !== order.intent)
      return problem(422, 'UNPROCESSABLE_ENTITY', 'ACTION_DOES_NOT_MATCH_INTENT');
    return action ? this.capture(order) : { status: 200, body: this.view(order) };
  }

  private create(body: string): StandInAnswer {
    const { intent, purchase_units } = JSON.parse(body) as {
      intent: string;
      purchase_units: { custom_id: string; amount: { currency_code: string; value: string } }[];
    };
    const [unit] = purchase_units;
    if (
      !['CAPTURE', 'AUTHORIZE'].includes(intent) ||
      unit?.amount.currency_code !== 'USD' ||
      !/^\d+\.\d\d$/.test(unit.amount.value)
    )
      return problem(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX');
    const order: PayPalOrder = {
      id: randomBytes(8).toString('hex').toUpperCase(),
      status: 'PAYER_ACTION_REQUIRED',
      number: unit.custom_id,
      value: unit.amount.value,
      isDeclining: false,
      captures: [],
      intent,
      authorizations: [],
    };
    this.orders.push(order);
    return { status: 201, body: this.view(order) };
  }

  private view(order: PayPalOrder): object {
    return {
      id: order.id,
      status: order.status,
      intent: order.intent,
      links: [
        { rel: 'self', href: `${this.url}/v2/checkout/orders/${order.id}`, method: 'GET' },
        { rel: 'payer-action', href: `${this.url}/checkoutnow?token=${order.id}`, method: 'GET' },
      ],
      purchase_units: [
        {
          custom_id: order.number,
          payments: { captures: order.captures, authorizations: order.authorizations },
        },
      ],
    };
  }

  private capture(order: PayPalOrder): StandInAnswer {
    if (order.status === 'COMPLETED') return problem(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return problem(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
    if (order.isDeclining) {
      order.status = 'PAYER_ACTION_REQUIRED';
      return problem(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
    }
    const create_time = new Date().toISOString();
    const row = (prefix: string, status: string) => [{ id: `${prefix}${order.id}`, status, create_time }];
    if (order.intent === 'AUTHORIZE') Object.assign(order, { authorizations: row('AUTH', 'CREATED') });
    else Object.assign(order, { captures: row('CAP', 'COMPLETED') });
    order.status = 'COMPLETED';
    return { status: 201, body: this.view(order) };
  }

  /** What was authorized, some days ago. */
  age(orderNumber: string, days: number): void {
    const create_time = new Date(Date.now() - days * DAY_MS).toISOString();
    for (const one of this.order(orderNumber).authorizations) one.create_time = create_time;
  }

  /** Once, from the fourth day to the 29th; the money is honored for three days from then on. */
  private reauthorize(id: string, body: string): StandInAnswer {
    const order = this.orders.find(({ authorizations }) => authorizations.some((one) => one.id === id));
    const old = order?.authorizations.find((one) => one.id === id);
    if (!order || !old) return problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    const days = (Date.now() - Date.parse(old.create_time ?? '')) / DAY_MS;
    if (old.status !== 'CREATED') return problem(422, 'UNPROCESSABLE_ENTITY', `AUTHORIZATION_${old.status}`);
    if (old.renewed) return problem(422, 'UNPROCESSABLE_ENTITY', 'REAUTHORIZATION_NOT_SUPPORTED');
    if (days < 3) return problem(422, 'UNPROCESSABLE_ENTITY', 'REAUTHORIZATION_TOO_SOON');
    if (days > 29) return problem(422, 'UNPROCESSABLE_ENTITY', 'AUTHORIZATION_EXPIRED');
    const { amount } = JSON.parse(body) as { amount: { value: string } };
    if (cents(amount.value) > cents(order.value))
      return problem(422, 'UNPROCESSABLE_ENTITY', 'AUTHORIZATION_AMOUNT_EXCEEDED');
    if (order.refusal) return problem(422, 'UNPROCESSABLE_ENTITY', order.refusal);
    old.status = 'VOIDED';
    const renewed = {
      id: `RE${id}`,
      status: 'CREATED',
      create_time: new Date().toISOString(),
      renewed: true,
    };
    order.authorizations.push(renewed);
    return { status: 201, body: { ...renewed, amount } };
  }

  /** @param body of a capture; null frees what is held */
  private endHold(id: string, body: string | null): StandInAnswer {
    const order = this.orders.find(({ authorizations }) => authorizations.some((one) => one.id === id));
    const authorization = order?.authorizations.find((one) => one.id === id);
    if (!order || !authorization) return problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    if (authorization.status !== 'CREATED')
      return problem(422, 'UNPROCESSABLE_ENTITY', `AUTHORIZATION_${authorization.status}`);
    if (body === null) {
      authorization.status = 'VOIDED';
      return { status: 204, body: {} };
    }
    const { amount } = JSON.parse(body) as { amount: { value: string } };
    if (cents(amount.value) > cents(order.value))
      return problem(422, 'UNPROCESSABLE_ENTITY', 'MAX_CAPTURE_AMOUNT_EXCEEDED');
    if (order.refusal) return problem(422, 'UNPROCESSABLE_ENTITY', order.refusal);
    // From the fourth day on PayPal answers for nothing.
    const isHonored = Date.now() - Date.parse(authorization.create_time ?? '') < 3 * DAY_MS;
    if (!isHonored && !authorization.renewed) return problem(422, 'UNPROCESSABLE_ENTITY', 'PAYER_CANNOT_PAY');
    authorization.status = 'CAPTURED';
    const capture = { id: `CAP${order.id}`, status: order.next ?? 'COMPLETED' };
    Object.assign(order, { value: amount.value, captures: [capture] });
    return { status: 201, body: capture };
  }

  private refund(captureId: string, body: string): StandInAnswer {
    const order = this.orders.find(({ captures }) => captures.some(({ id }) => id === captureId));
    const { amount } = JSON.parse(body) as PayPalRefund;
    const sent = this.refunds
      .filter(({ id }) => id.includes(captureId))
      .reduce((sum, refund) => sum + cents(refund.amount.value), 0);
    if (!order || sent + cents(amount.value) > cents(order.value))
      return problem(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED');
    const refund = { id: `R${this.refunds.length + 1}${captureId}`, status: 'COMPLETED', amount };
    this.refunds.push(refund);
    return { status: 201, body: refund };
  }
}

const signatureOf = (id: string, body: string, secret: string) =>
  createHmac('sha256', secret).update(`${id}|${WEBHOOK}|${body}`).digest('base64');

/** Checks the event's very bytes, as PayPal does by their checksum. */
function verify(body: string): StandInAnswer {
  const start = body.indexOf('"webhook_event":') + '"webhook_event":'.length;
  const said = JSON.parse(body) as { transmission_id: string; transmission_sig: string; webhook_id: string };
  const isOurs =
    said.webhook_id === WEBHOOK &&
    said.transmission_sig === signatureOf(said.transmission_id, body.slice(start, -1), SECRET);
  return { status: 200, body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } };
}
