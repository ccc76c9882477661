import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Payable } from '../../../src/marketplace/payments/gateways/payment-gateway.js';
import { PayPalGateway } from '../../../src/marketplace/payments/gateways/paypal.gateway.js';
import { StripeGateway } from '../../../src/marketplace/payments/gateways/stripe.gateway.js';
import { PayPalStandIn } from '../../support/stand-ins/paypal-stand-in.js';
import {
  STRIPE_SECRET,
  STRIPE_WEBHOOK_SECRET,
  StripeStandIn,
} from '../../support/stand-ins/stripe-stand-in.js';

const TIMEOUT_MS = 300;
let serial = 0;
const payable = (take: Payable['take']): Payable => ({
  orderId: ++serial,
  orderNumber: `FG-${serial}`,
  key: `FG-${serial}`,
  take,
  total: 7_398,
  email: 'ann@example.com',
  heldUntil: new Date(Date.now() + 15 * 60_000),
  returnUrl: 'https://farmgate.example/orders/1',
});

describe('a card at Stripe that is charged later', () => {
  const stripe = new StripeStandIn();
  let gateway: StripeGateway;
  beforeAll(async () => {
    await stripe.listen();
    gateway = new StripeGateway({
      secretKey: STRIPE_SECRET,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      baseUrl: stripe.url,
      timeoutMs: TIMEOUT_MS,
    });
  });
  afterAll(() => stripe.close());
  beforeEach(() => stripe.calm());

  it('is held, and a part of it is taken once, also when the answer is lost', async () => {
    const order = payable('hold');
    const { providerId } = await gateway.start(order);
    stripe.pay(order.orderNumber);
    expect(await gateway.find(providerId)).toBe('authorized');
    stripe.trouble('lost', /POST .*capture$/, 2, true);
    await expect(gateway.capture(providerId, 6_280, 'capture-1')).rejects.toThrow();
    stripe.forgetKeys();
    expect(await gateway.capture(providerId, 6_280, 'capture-1')).toBe('paid');
    expect(stripe.taken(order.orderNumber)).toBe(6_280);
    expect(await gateway.find(providerId)).toBe('paid');
    await gateway.release(providerId);
    expect(stripe.taken(order.orderNumber)).toBe(6_280);
  });

  it('is free again once it is released, and is not taken then', async () => {
    const order = payable('hold');
    const { providerId } = await gateway.start(order);
    stripe.pay(order.orderNumber);
    await gateway.release(providerId);
    await gateway.release(providerId);
    expect(await gateway.find(providerId)).toBe('failed');
    expect(await gateway.capture(providerId, 100, 'capture-2')).toBe('ended');
  });

  it.each(['hold', 'save'] as const)(
    'was saved by %s, and is charged once without its buyer',
    async (take) => {
      const order = payable(take);
      const { providerId } = await gateway.start(order);
      expect(await gateway.find(providerId)).toBe('started');
      stripe.pay(order.orderNumber);
      if (take === 'hold') stripe.endHold(order.orderNumber);
      expect(await gateway.find(providerId)).toBe(take === 'hold' ? 'failed' : 'authorized');
      const charge = { providerId, orderNumber: order.orderNumber, cents: 3_000, key: `charge-${serial}` };
      stripe.trouble('lost', /POST .*payment_intents$/, 2, true);
      await expect(gateway.chargeSaved(charge)).rejects.toThrow();
      stripe.forgetKeys();
      const outcome = await gateway.chargeSaved(charge);
      expect(outcome.state).toBe('paid');
      expect(await gateway.chargeSaved(charge)).toEqual(outcome);
      expect(stripe.taken(order.orderNumber)).toBe(3_000);
      const paid = outcome.state === 'paid' ? outcome.providerId : '';
      await gateway.refund(paid, 1_000, `refund-${serial}`);
      expect(stripe.refunds.at(-1)).toMatchObject({ payment_intent: paid, amount: 1_000 });
    },
  );

  it('says why it was declined', async () => {
    const order = payable('save');
    const { providerId } = await gateway.start(order);
    stripe.pay(order.orderNumber);
    stripe.brokeCustomers.add(`cus_${providerId}`);
    const charge = { providerId, orderNumber: order.orderNumber, cents: 3_000, key: 'charge-broke' };
    expect(await gateway.chargeSaved(charge)).toEqual({
      state: 'declined',
      reason: 'Your card was declined.',
    });
  });
});

describe('money at PayPal that is held', () => {
  const paypal = new PayPalStandIn();
  let gateway: PayPalGateway;
  beforeAll(async () => {
    await paypal.listen();
    const { PAYPAL_CLIENT_ID = '', PAYPAL_CLIENT_SECRET = '', PAYPAL_WEBHOOK_ID = '' } = paypal.env;
    gateway = new PayPalGateway({
      clientId: PAYPAL_CLIENT_ID,
      clientSecret: PAYPAL_CLIENT_SECRET,
      webhookId: PAYPAL_WEBHOOK_ID,
      baseUrl: paypal.url,
      timeoutMs: TIMEOUT_MS,
    });
  });
  afterAll(() => paypal.close());
  beforeEach(() => paypal.calm());

  async function held() {
    const order = payable('hold');
    const { providerId } = await gateway.start(order);
    paypal.approve(order.orderNumber);
    expect(await gateway.find(providerId)).toBe('agreed');
    expect(await gateway.collect(providerId)).toBe('authorized');
    return { providerId, number: order.orderNumber };
  }

  it('is authorized once its buyer agrees, and a part of it is taken once', async () => {
    const { providerId, number } = await held();
    expect(await gateway.collect(providerId)).toBe('authorized');
    paypal.trouble('lost', /POST .*authorizations.*capture$/, 1, true);
    await expect(gateway.capture(providerId, 6_280, 'capture-1')).rejects.toThrow();
    expect(await gateway.capture(providerId, 6_280, 'capture-1')).toBe('paid');
    expect(paypal.order(number)).toMatchObject({ value: '62.80', captures: [{ status: 'COMPLETED' }] });
    await gateway.refund(providerId, 6_280, 'refund-held');
    expect(paypal.refunds.at(-1)?.amount.value).toBe('62.80');
  });

  it('is free again once it is released', async () => {
    const { providerId, number } = await held();
    await gateway.release(providerId);
    await gateway.release(providerId);
    expect(await gateway.capture(providerId, 100, 'capture-2')).toBe('ended');
    expect(paypal.order(number).captures).toEqual([]);
  });

  it('is not taken as long as PayPal has not decided, and not twice after that', async () => {
    const { providerId, number } = await held();
    const order = paypal.order(number);
    order.next = 'PENDING';
    await expect(gateway.capture(providerId, 6_280, 'capture-3')).rejects.toThrow();
    await expect(gateway.capture(providerId, 6_280, 'capture-3')).rejects.toThrow();
    order.captures = [{ id: `CAP${order.id}`, status: 'COMPLETED' }];
    expect(await gateway.capture(providerId, 6_280, 'capture-3')).toBe('paid');
    const declined = await held();
    paypal.order(declined.number).next = 'DECLINED';
    expect(await gateway.capture(declined.providerId, 6_280, 'capture-4')).toBe('ended');
    expect(await gateway.capture(declined.providerId, 6_280, 'capture-4')).toBe('ended');
  });

  it('is waited for while its authorization is pending', async () => {
    const { providerId, number } = await held();
    paypal.order(number).authorizations = [{ id: `AUTH${paypal.order(number).id}`, status: 'PENDING' }];
    expect(await gateway.find(providerId)).toBe('started');
    await expect(gateway.capture(providerId, 6_280, 'capture-5')).rejects.toThrow();
  });

  it.each(['PAYER_CANNOT_PAY', 'TRANSACTION_REFUSED', 'PAYER_ACCOUNT_LOCKED_OR_CLOSED'])(
    'cannot be taken any more after %s',
    async (issue) => {
      const { providerId, number } = await held();
      paypal.order(number).refusal = issue;
      expect(await gateway.capture(providerId, 6_280, `capture-${issue}`)).toBe('ended');
    },
  );
});
