import { createHmac, randomBytes } from 'node:crypto';
import { type SeenRequest, StandIn, type StandInAnswer } from './stand-in.js';
import { StripeAccountsStandIn } from './stripe-accounts-stand-in.js';
import { invalid, listOf, missing, Refused } from './stripe-refusal.js';
import { makeReversal, makeTransfer, type Reversal, type Transfer } from './stripe-transfers.js';

export const STRIPE_SECRET = 'sk_test_stand_in';
export const STRIPE_WEBHOOK_SECRET = 'whsec_stand_in';

type Row = Record<string, unknown> & { id: string };

interface Session extends Row {
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string;
  amount_total: number;
  url: string | null;
  payment_intent: string | null;
}

interface Intent extends Row {
  status: 'requires_capture' | 'succeeded' | 'canceled';
  latest_charge: string;
  /** What was agreed to; what was taken, once it was. */
  amount: number;
  customer: string | null;
  payment_method: string;
  metadata: Record<string, string>;
}

interface Refund extends Row {
  amount: number;
  payment_intent: string;
  status: string;
}

interface Dispute extends Row {
  payment_intent: string;
  amount: number;
  status: string;
  balance_transactions: { amount: number; fee: number }[];
}

/**
 * Stripe as far as the product uses it: form-encoded requests, JSON answers, errors, idempotency keys, signed
 * events.
 */
export class StripeStandIn extends StandIn {
  readonly sessions: Session[] = [];
  readonly refunds: Refund[] = [];
  readonly transfers: Transfer[] = [];
  readonly reversals: Reversal[] = [];
  readonly disputes: Dispute[] = [];
  readonly connect = new StripeAccountsStandIn(() => this.url);
  /** Accounts that have sent their money to the bank, so that none can be taken back. */
  readonly emptyAccounts = new Set<string>();
  /** Accounts that money cannot go to. */
  readonly closedAccounts = new Set<string>();
  readonly intents = new Map<string, Intent>();
  /** Customers whose saved card is declined. */
  readonly brokeCustomers = new Set<string>();
  /** Cards that were saved, and were removed since. */
  readonly forgottenCards = new Set<string>();
  private readonly known = new Map<string, { body: string; answer: StandInAnswer }>();

  constructor() {
    super((request) => this.answer(request));
  }

  /** The variables that make a server use it. */
  get env(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: STRIPE_SECRET,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_BASE_URL: this.url,
    };
  }

  session(orderNumber: string): Session {
    const [session, ...others] = this.sessions.filter((one) => one.client_reference_id === orderNumber);
    if (!session || others.length > 0)
      throw new Error(`There are ${others.length} more sessions of ${orderNumber}.`);
    return session;
  }

  /** What a buyer does on Stripe's page. @returns whether the card was taken */
  pay(orderNumber: string, card = '4242424242424242'): boolean {
    const session = this.session(orderNumber);
    if (session.status !== 'open' || card === '4000000000000002') return false;
    this.complete(session);
    return true;
  }

  /** The same on one page of an order that has several. */
  payPage(sessionId: string): void {
    this.complete(this.find(sessionId));
  }

  /** Makes a payment arrive although its page was closed. */
  payLate(orderNumber: string): void {
    this.complete(this.session(orderNumber));
  }

  /** @returns a message as Stripe sends it, with its signature */
  event(
    type: string,
    object: object,
    id = `evt_${randomBytes(8).toString('hex')}`,
    secret = STRIPE_WEBHOOK_SECRET,
    account?: string,
  ) {
    const body = JSON.stringify({ id, object: 'event', type, account, data: { object } }, null, 2);
    const at = Math.floor(Date.now() / 1_000);
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } };
  }

  /** A buyer's bank asks for money back. @returns the dispute, of which nothing was taken yet */
  dispute(orderNumber: string, amount: number, reason = 'fraudulent'): Dispute {
    return this.disputeOf(`pi_${this.session(orderNumber).id}`, amount, reason);
  }

  /** The same of one payment of an order that has several. */
  disputeOf(payment_intent: string, amount: number, reason = 'fraudulent'): Dispute {
    const dispute: Dispute = {
      id: `dp_${randomBytes(8).toString('hex')}`,
      object: 'dispute',
      payment_intent,
      amount,
      reason,
      status: 'needs_response',
      evidence_details: { due_by: Math.floor(Date.now() / 1_000) + 7 * 86_400 },
      balance_transactions: [],
    };
    this.disputes.push(dispute);
    return dispute;
  }

  /** Stripe takes the money of a dispute (with its fee), or gives it back. */
  moveDisputed(dispute: Dispute, way: 'withdrawn' | 'reinstated'): void {
    const amount = way === 'withdrawn' ? -dispute.amount : dispute.amount;
    dispute.balance_transactions.push({ amount, fee: way === 'withdrawn' ? 1_500 : 0 });
  }

  /** A refund comes back from the buyer's bank. */
  failRefund(refund: Refund, failure_reason = 'expired_or_canceled_card'): void {
    Object.assign(refund, { status: 'failed', failure_reason });
  }

  /** As Stripe does after a day. */
  forgetKeys(): void {
    this.known.clear();
  }

  private complete(session: Session): void {
    const customer = session.saves ? `cus_${session.id}` : null;
    if (session.mode === 'setup') {
      const setup_intent = { id: `seti_${session.id}`, payment_method: `pm_${session.id}` };
      const done = { status: 'complete', payment_status: 'no_payment_required', url: null };
      Object.assign(session, { ...done, customer, setup_intent });
      return;
    }
    const id = `pi_${session.id}`;
    this.intents.set(id, {
      ...{ id, customer, latest_charge: `ch_${session.id}`, payment_method: `pm_${session.id}` },
      ...{ status: session.isHeld ? 'requires_capture' : 'succeeded', amount: session.amount_total },
      metadata: {},
    });
    const payment_status = session.isHeld ? 'unpaid' : 'paid';
    Object.assign(session, { status: 'complete', payment_status, url: null, payment_intent: id, customer });
  }

  /** As Stripe does after seven days: nothing is held any more. */
  endHold(orderNumber: string): void {
    const intent = this.intents.get(this.session(orderNumber).payment_intent ?? '');
    if (intent?.status !== 'requires_capture') throw new Error(`Nothing is held for ${orderNumber}.`);
    intent.status = 'canceled';
  }

  /** @returns what was taken for an order in all, in cents */
  taken(orderNumber: string): number {
    return this.intentsOf(orderNumber).reduce((sum, { amount }) => sum + amount, 0);
  }

  /** @returns what of it went back, in cents */
  sentBack(orderNumber: string): number {
    const ids = new Set(this.intentsOf(orderNumber).map(({ id }) => id));
    return this.refunds
      .filter(({ payment_intent, status }) => ids.has(payment_intent) && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** The payments of an order that were taken. */
  intentsOf(orderNumber: string): Intent[] {
    const own = this.sessions.filter((one) => one.client_reference_id === orderNumber);
    const ids = new Set(own.map(({ payment_intent }) => payment_intent));
    return [...this.intents.values()].filter(
      ({ id, metadata, status }) => status === 'succeeded' && (ids.has(id) || metadata.order === orderNumber),
    );
  }

  private intent({ method, path, query }: SeenRequest, form: URLSearchParams): object | null {
    const [, id, action] = /^\/v1\/payment_intents(?:\/([^/]+)(?:\/(capture|cancel))?)?$/.exec(path) ?? [];
    if (path === '/v1/payment_intents' && method === 'POST') return this.chargeSaved(form);
    if (path === '/v1/payment_intents')
      return listOf([...this.intents.values()].filter(({ customer }) => customer === query.get('customer')));
    if (id === undefined) return null;
    const intent = this.intents.get(id);
    if (!intent) throw missing(id);
    if (action === undefined) return intent;
    if (intent.status !== 'requires_capture')
      throw invalid('payment_intent_unexpected_state', `This PaymentIntent is ${intent.status}.`);
    if (action === 'cancel') return Object.assign(intent, { status: 'canceled' });
    const amount = Number(form.get('amount_to_capture'));
    if (!(amount > 0 && amount <= intent.amount)) throw invalid('amount_too_large', 'More than is held.');
    return Object.assign(intent, { status: 'succeeded', amount });
  }

  private chargeSaved(form: URLSearchParams): Intent {
    const customer = form.get('customer') ?? '';
    const payment_method = form.get('payment_method') ?? '';
    const isKnown =
      !this.forgottenCards.has(payment_method) &&
      customer.slice(4) === payment_method.slice(3) &&
      this.sessions.some((one) => one.customer === customer);
    if (!isKnown || form.get('off_session') !== 'true' || form.get('confirm') !== 'true')
      throw invalid('resource_missing', 'No such customer with this card.');
    if (Number(form.get('amount')) < 50)
      throw invalid('amount_too_small', 'Amount must be at least $0.50 usd');
    if (this.brokeCustomers.has(customer))
      throw new Refused(402, {
        error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
      });
    const serial = this.intents.size + 1;
    const intent: Intent = {
      ...{ id: `pi_saved_${serial}`, customer, payment_method, latest_charge: `ch_saved_${serial}` },
      ...{ status: 'succeeded', amount: Number(form.get('amount')) },
      metadata: { key: form.get('metadata[key]') ?? '', order: form.get('metadata[order]') ?? '' },
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  private card({ method, path }: SeenRequest): object | null {
    const [, id = '', action] = /^\/v1\/payment_methods\/(pm_[^/]+)(\/detach)?$/.exec(path) ?? [];
    if (!id) return null;
    const session = this.sessions.find((one) => `pm_${one.id}` === id && one.status === 'complete');
    if (!session) throw missing(id);
    const customer = this.forgottenCards.has(id) ? null : session.customer;
    if (method === 'POST' && action) {
      if (customer === null) throw invalid('parameter_invalid', 'It is not attached to a customer.');
      this.forgottenCards.add(id);
      return { id, object: 'payment_method', customer: null };
    }
    return { id, object: 'payment_method', customer };
  }

  private answer(request: SeenRequest): StandInAnswer {
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRET}`)
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
    const key = request.headers['idempotency-key'] as string | undefined;
    const earlier = request.method === 'POST' && key ? this.known.get(`${request.path} ${key}`) : undefined;
    if (earlier) {
      if (earlier.body === request.body) return earlier.answer;
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    try {
      // As it was at the time: what is known by a key does not change with its object.
      const body: unknown = structuredClone(this.route(request, new URLSearchParams(request.body)));
      const answer = { status: 200, body };
      if (key) this.known.set(`${request.path} ${key}`, { body: request.body, answer });
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { status, body } = error;
      // What was refused once it was begun stays refused under its key.
      if (key && request.path !== '/v1/checkout/sessions')
        this.known.set(`${request.path} ${key}`, { body: request.body, answer: { status, body } });
      return { status, body };
    }
  }

  private route(request: SeenRequest, form: URLSearchParams): object {
    const { method, path, query } = request;
    if (method === 'POST' && !request.headers['idempotency-key'])
      throw invalid('parameter_missing', 'This test wants an Idempotency-Key.');
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.createSession(form);
    if (method === 'POST' && action) return this.expire(id);
    if (method === 'GET' && id) return this.show(id, query);
    if (method === 'POST' && path === '/v1/refunds') return this.createRefund(form);
    if (method === 'POST' && path === '/v1/transfers') return makeTransfer(this, form);
    const intent = this.intent(request, form) ?? this.card(request);
    if (intent) return intent;
    const account = this.connect.route(request, form);
    if (account) return account;
    const [, transferId = ''] = /^\/v1\/transfers\/([^/]+)\/reversals$/.exec(path) ?? [];
    if (transferId && method === 'POST') return makeReversal(this, transferId, form);
    if (transferId) return listOf(this.reversals.filter(({ transfer }) => transfer === transferId));
    const [, rowId = ''] = /^\/v1\/(?:disputes|refunds)\/([^/]+)$/.exec(path) ?? [];
    if (rowId) {
      const row = [...this.disputes, ...this.refunds].find((one) => one.id === rowId);
      if (!row) throw missing(rowId);
      return row;
    }
    if (path === '/v1/checkout/sessions')
      return listOf(
        this.sessions.filter(({ payment_intent }) => payment_intent === query.get('payment_intent')),
      );
    if (path === '/v1/refunds')
      return listOf(this.refunds.filter((one) => one.payment_intent === query.get('payment_intent')));
    if (path === '/v1/transfers')
      return listOf(this.transfers.filter((one) => one.transfer_group === query.get('transfer_group')));
    throw new Refused(404, {
      error: { type: 'invalid_request_error', message: `Unrecognized request URL ${path}` },
    });
  }

  private createSession(form: URLSearchParams): Session {
    if ([...form.keys()].some((name) => name.startsWith('payment_method_types')))
      throw invalid('payment_method_types_no_longer_supported', 'Please use allowed_payment_method_types.');
    const mode = form.get('mode');
    if ((mode !== 'payment' && mode !== 'setup') || form.get('allowed_payment_method_types[0]') !== 'card')
      throw invalid('parameter_missing', 'The mode is missing.');
    if (form.get(mode === 'setup' ? 'currency' : 'line_items[0][price_data][currency]') !== 'usd')
      throw invalid('parameter_invalid', 'currency');
    const wait = Number(form.get('expires_at')) - Date.now() / 1_000;
    if (!(wait >= 30 * 60 && wait <= 24 * 3_600))
      throw invalid('parameter_invalid', 'expires_at must be between 30 minutes and 24 hours from now.');
    const amount = form.get('line_items[0][price_data][unit_amount]') ?? (mode === 'setup' ? '50' : '');
    if (!/^\d+$/.test(amount)) throw invalid('parameter_invalid_integer', `Invalid integer: ${amount}`);
    if (Number(amount) < 50) throw invalid('amount_too_small', 'The minimum is $0.50 usd.');
    const id = `cs_test_${randomBytes(8).toString('hex')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      mode,
      isHeld: form.get('payment_intent_data[capture_method]') === 'manual',
      saves: form.get('customer_creation') === 'always',
      currency: 'usd',
      amount_total: Number(amount),
      client_reference_id: form.get('client_reference_id') ?? '',
      transfer_group: form.get('payment_intent_data[transfer_group]'),
      success_url: form.get('success_url'),
      customer_email: form.get('customer_email'),
      payment_intent: null,
      url: `${this.url}/pay/${id}`,
    };
    this.sessions.push(session);
    return session;
  }

  private find(id: string): Session {
    const session = this.sessions.find((one) => one.id === id);
    if (!session) throw missing(id);
    return session;
  }

  private show(id: string, query: URLSearchParams): object {
    const session = this.find(id);
    const isExpanded = [...query.values()].includes('payment_intent');
    const intent = session.payment_intent === null ? null : this.intents.get(session.payment_intent);
    return { ...session, payment_intent: isExpanded ? intent : session.payment_intent };
  }

  private expire(id: string): Session {
    const session = this.find(id);
    if (session.status !== 'open')
      throw invalid('resource_state', 'Only Checkout Sessions with a status in ["open"] can be expired.');
    return Object.assign(session, { status: 'expired', url: null });
  }

  private createRefund(form: URLSearchParams): Refund {
    const payment_intent = form.get('payment_intent') ?? '';
    const intent = this.intents.get(payment_intent);
    const amount = Number(form.get('amount'));
    const refunded = this.refunds
      .filter((one) => one.payment_intent === payment_intent && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    if (!intent || refunded + amount > intent.amount)
      throw invalid('charge_already_refunded', 'That is more than what is left of the charge.');
    const refund = {
      id: `re_${this.refunds.length + 1}`,
      object: 'refund',
      amount,
      payment_intent,
      status: 'succeeded',
      metadata: { key: form.get('metadata[key]') },
    };
    this.refunds.push(refund);
    return refund;
  }
}
