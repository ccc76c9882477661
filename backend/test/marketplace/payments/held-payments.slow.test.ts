import { describe, expect, it } from '@jest/globals';
import type { Payable } from '../../../src/marketplace/payments/gateways/payment-gateway.js';
import { payable as anyPayable, paypalGateway, stripeGateway } from '../../support/scenes/gateway-scenes.js';

const payable = (take: Payable['take']) => anyPayable({ take, total: 7_398 });

describe('a card at Stripe that is charged later', () => {
  const scene = stripeGateway();
  const { stripe } = scene;

  it('is held, and a part of it is taken once, also when the answer is lost', async () => {
    const order = payable('hold');
    const { providerId } = await scene.gateway.start(order);
    stripe.pay(order.orderNumber);
    expect(await scene.gateway.find(providerId)).toBe('authorized');
    stripe.trouble('lost', /POST .*capture$/, 2, true);
    await expect(scene.gateway.capture(providerId, 6_280, 'capture-1')).rejects.toThrow();
    stripe.forgetKeys();
    expect(await scene.gateway.capture(providerId, 6_280, 'capture-1')).toBe('paid');
    expect(stripe.taken(order.orderNumber)).toBe(6_280);
    expect(await scene.gateway.find(providerId)).toBe('paid');
    await scene.gateway.release(providerId);
    expect(stripe.taken(order.orderNumber)).toBe(6_280);
  });

  it('is free again once it is released, and is not taken then', async () => {
    const order = payable('hold');
    const { providerId } = await scene.gateway.start(order);
    stripe.pay(order.orderNumber);
    await scene.gateway.release(providerId);
    await scene.gateway.release(providerId);
    expect(await scene.gateway.find(providerId)).toBe('failed');
    expect(await scene.gateway.capture(providerId, 100, 'capture-2')).toBe('ended');
  });

  it.each(['hold', 'save'] as const)(
    'was saved by %s, and is charged once without its buyer',
    async (take) => {
      const order = payable(take);
      const { providerId } = await scene.gateway.start(order);
      expect(await scene.gateway.find(providerId)).toBe('started');
      stripe.pay(order.orderNumber);
      if (take === 'hold') stripe.endHold(order.orderNumber);
      expect(await scene.gateway.find(providerId)).toBe(take === 'hold' ? 'failed' : 'authorized');
      const charge = {
        ...{ providerId, orderNumber: order.orderNumber, cents: 3_000 },
        key: `charge-${order.orderNumber}`,
      };
      stripe.trouble('lost', /POST .*payment_intents$/, 2, true);
      await expect(scene.gateway.chargeSaved(charge)).rejects.toThrow();
      stripe.forgetKeys();
      const outcome = await scene.gateway.chargeSaved(charge);
      expect(outcome.state).toBe('paid');
      expect(await scene.gateway.chargeSaved(charge)).toEqual(outcome);
      expect(stripe.taken(order.orderNumber)).toBe(3_000);
      const paid = outcome.state === 'paid' ? outcome.providerId : '';
      await scene.gateway.refund(paid, 1_000, `refund-${order.orderNumber}`);
      expect(stripe.refunds.at(-1)).toMatchObject({ payment_intent: paid, amount: 1_000 });
    },
  );

  it('says why it was declined', async () => {
    const order = payable('save');
    const { providerId } = await scene.gateway.start(order);
    stripe.pay(order.orderNumber);
    stripe.brokeCustomers.add(`cus_${providerId}`);
    const charge = { providerId, orderNumber: order.orderNumber, cents: 3_000, key: 'charge-broke' };
    expect(await scene.gateway.chargeSaved(charge)).toEqual({
      state: 'declined',
      reason: 'Your card was declined.',
    });
  });
});

describe('money at PayPal that is held', () => {
  const scene = paypalGateway();
  const { paypal } = scene;

  async function held() {
    const order = payable('hold');
    const { providerId } = await scene.gateway.start(order);
    paypal.approve(order.orderNumber);
    expect(await scene.gateway.find(providerId)).toBe('agreed');
    expect(await scene.gateway.collect(providerId)).toBe('authorized');
    return { providerId, number: order.orderNumber };
  }

  it('is authorized once its buyer agrees, and a part of it is taken once', async () => {
    const { providerId, number } = await held();
    expect(await scene.gateway.collect(providerId)).toBe('authorized');
    paypal.trouble('lost', /POST .*authorizations.*capture$/, 1, true);
    await expect(scene.gateway.capture(providerId, 6_280, 'capture-1')).rejects.toThrow();
    expect(await scene.gateway.capture(providerId, 6_280, 'capture-1')).toBe('paid');
    expect(paypal.order(number)).toMatchObject({ value: '62.80', captures: [{ status: 'COMPLETED' }] });
    await scene.gateway.refund(providerId, 6_280, 'refund-held');
    expect(paypal.refunds.at(-1)?.amount.value).toBe('62.80');
  });

  it('is renewed from the fourth day on before it is taken, once, also when the answer is lost', async () => {
    const { providerId, number } = await held();
    const [first] = paypal.order(number).authorizations;
    paypal.age(number, 2.9);
    expect(await scene.gateway.renew(providerId, 7_398)).toBe('held');
    expect(paypal.order(number).authorizations).toHaveLength(1);
    paypal.age(number, 10);
    paypal.trouble('lost', /POST .*reauthorize$/, 1, true);
    await expect(scene.gateway.renew(providerId, 7_398)).rejects.toThrow();
    expect(await scene.gateway.renew(providerId, 7_398)).toBe('held');
    const [, second, ...others] = paypal.order(number).authorizations;
    expect([second?.id === first?.id, others]).toEqual([false, []]);
    expect(await scene.gateway.capture(providerId, 6_280, 'capture-renewed')).toBe('paid');
    expect(second?.status).toBe('CAPTURED');
  });

  it('is taken on the tenth day by a new authorization, and not at all after the 29th', async () => {
    const { providerId, number } = await held();
    paypal.age(number, 10);
    expect(await scene.gateway.capture(providerId, 6_280, 'capture-late')).toBe('paid');
    const late = await held();
    paypal.age(late.number, 30);
    expect(await scene.gateway.renew(late.providerId, 7_398)).toBe('ended');
    expect(await scene.gateway.capture(late.providerId, 6_280, 'capture-too-late')).toBe('ended');
  });

  it('is known to be gone when it is to be renewed', async () => {
    const { providerId, number } = await held();
    paypal.age(number, 5);
    paypal.order(number).refusal = 'PAYER_CANNOT_PAY';
    expect(await scene.gateway.renew(providerId, 7_398)).toBe('ended');
    await scene.gateway.release(providerId);
    expect(paypal.order(number).captures).toEqual([]);
  });

  it('is free again once it is released', async () => {
    const { providerId, number } = await held();
    await scene.gateway.release(providerId);
    await scene.gateway.release(providerId);
    expect(await scene.gateway.capture(providerId, 100, 'capture-2')).toBe('ended');
    expect(paypal.order(number).captures).toEqual([]);
  });

  it('is not taken as long as PayPal has not decided, and not twice after that', async () => {
    const { providerId, number } = await held();
    const order = paypal.order(number);
    order.next = 'PENDING';
    await expect(scene.gateway.capture(providerId, 6_280, 'capture-3')).rejects.toThrow();
    await expect(scene.gateway.capture(providerId, 6_280, 'capture-3')).rejects.toThrow();
    order.captures = [{ id: `CAP${order.id}`, status: 'COMPLETED' }];
    expect(await scene.gateway.capture(providerId, 6_280, 'capture-3')).toBe('paid');
    const declined = await held();
    paypal.order(declined.number).next = 'DECLINED';
    expect(await scene.gateway.capture(declined.providerId, 6_280, 'capture-4')).toBe('ended');
    expect(await scene.gateway.capture(declined.providerId, 6_280, 'capture-4')).toBe('ended');
  });

  it('is waited for while its authorization is pending', async () => {
    const { providerId, number } = await held();
    paypal.order(number).authorizations = [{ id: `AUTH${paypal.order(number).id}`, status: 'PENDING' }];
    expect(await scene.gateway.find(providerId)).toBe('started');
    await expect(scene.gateway.capture(providerId, 6_280, 'capture-5')).rejects.toThrow();
  });

  it.each(['PAYER_CANNOT_PAY', 'TRANSACTION_REFUSED', 'PAYER_ACCOUNT_LOCKED_OR_CLOSED'])(
    'cannot be taken any more after %s',
    async (issue) => {
      const { providerId, number } = await held();
      paypal.order(number).refusal = issue;
      expect(await scene.gateway.capture(providerId, 6_280, `capture-${issue}`)).toBe('ended');
    },
  );
});
