import { describe, expect, it } from '@jest/globals';
import { ProviderRefusal } from '../../../src/marketplace/payments/gateways/payment-gateway.js';
import { payable, paypalGateway, stripeGateway } from '../../support/scenes/gateway-scenes.js';

describe('Stripe', () => {
  const scene = stripeGateway();
  const { stripe } = scene;

  it('begins a payment once, also when the answer does not come in time', async () => {
    const order = payable();
    stripe.trouble('lost', /POST .*sessions$/, 2, true);
    await expect(scene.gateway.start(order)).rejects.toThrow(/timeout|aborted/i);
    const { providerId, url } = await scene.gateway.start(order);
    expect(stripe.session(order.orderNumber)).toMatchObject({
      id: providerId,
      url,
      amount_total: 1_205,
      currency: 'usd',
    });
    expect(await scene.gateway.find(providerId)).toBe('started');
  });

  it.each([
    ['asking', (id: string) => scene.gateway.find(id)],
    ['closing', (id: string) => scene.gateway.close(id)],
    ['sending money back', (id: string) => scene.gateway.refund(id, 5, 'refund-1')],
  ])('does not wait for ever when %s', async (_name, call) => {
    const { providerId } = await scene.gateway.start(payable());
    stripe.trouble('silent', /./, 9, true);
    await expect(call(providerId)).rejects.toThrow();
  });

  it('closes a page once, and leaves one alone that was paid', async () => {
    const [open, paid] = [payable(), payable()];
    const openId = (await scene.gateway.start(open)).providerId;
    const paidId = (await scene.gateway.start(paid)).providerId;
    stripe.pay(paid.orderNumber);
    for (const id of [openId, openId, paidId]) await scene.gateway.close(id);
    expect(await scene.gateway.find(openId)).toBe('failed');
    expect(await scene.gateway.find(paidId)).toBe('paid');
  });

  it('sends one refund for one key, even after Stripe has forgotten the key', async () => {
    const order = payable();
    const { providerId } = await scene.gateway.start(order);
    stripe.pay(order.orderNumber);
    stripe.trouble('lost', /POST .*refunds$/, 2, true);
    await expect(scene.gateway.refund(providerId, 200, 'refund-7')).rejects.toThrow();
    stripe.forgetKeys();
    const id = await scene.gateway.refund(providerId, 200, 'refund-7');
    expect(await scene.gateway.refund(providerId, 200, 'refund-7')).toBe(id);
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${providerId}`)).toHaveLength(
      1,
    );
    await expect(scene.gateway.refund(providerId, 1_100, 'refund-8')).rejects.toThrow(ProviderRefusal);
  });

  it('sends one transfer for one key, even after Stripe has forgotten the key', async () => {
    const order = payable();
    const { providerId } = await scene.gateway.start(order);
    stripe.pay(order.orderNumber);
    const transfer = {
      providerId,
      orderNumber: order.orderNumber,
      account: 'acct_1',
      cents: 900,
      isBound: true,
      key: 'payout-7',
    };
    stripe.trouble('lost', /POST .*transfers$/, 2, true);
    await expect(scene.gateway.transfer(transfer)).rejects.toThrow();
    stripe.forgetKeys();
    const id = await scene.gateway.transfer(transfer);
    expect(await scene.gateway.transfer(transfer)).toBe(id);
    expect(stripe.transfers).toHaveLength(1);
    stripe.closedAccounts.add('acct_closed');
    await expect(
      scene.gateway.transfer({ ...transfer, account: 'acct_closed', key: 'payout-8' }),
    ).rejects.toThrow(ProviderRefusal);
  });

  it('takes only messages that Stripe has signed', () => {
    const { body, headers } = stripe.event('checkout.session.completed', {
      object: 'checkout.session',
      id: 'cs_1',
    });
    const signature = headers['stripe-signature'];
    expect(scene.gateway.readEvent(Buffer.from(body), signature)).toMatchObject({
      kind: 'checkout.session.completed',
      providerId: 'cs_1',
    });
    const old = signature.replace(/t=\d+/, 't=1700000000');
    for (const wrong of [undefined, '', 'v1=abc', old])
      expect(() => scene.gateway.readEvent(Buffer.from(body), wrong)).toThrow(
        'The signature of this message is not valid.',
      );
    expect(() => scene.gateway.readEvent(Buffer.from(body.replace('cs_1', 'cs_2')), signature)).toThrow(
      'not valid',
    );
  });
});

describe('PayPal', () => {
  const scene = paypalGateway();
  const { paypal } = scene;

  it('signs in once, and again when its token is ended', async () => {
    await scene.gateway.start(payable());
    await scene.gateway.start(payable());
    expect(paypal.count(/token/)).toBe(1);
    paypal.forgetTokens();
    await scene.gateway.start(payable());
    expect(paypal.count(/token/)).toBe(2);
  });

  it('begins a payment once, also when the answer does not come in time', async () => {
    const order = payable();
    paypal.trouble('lost', /POST .*orders$/, 1, true);
    await expect(scene.gateway.start(order)).rejects.toThrow(/timeout|aborted/i);
    const { providerId, url } = await scene.gateway.start(order);
    expect(paypal.order(order.orderNumber)).toMatchObject({ id: providerId, value: '12.05' });
    expect(url).toContain(providerId);
  });

  it('collects what its buyer has agreed to, once, also when the answer does not come', async () => {
    const order = payable();
    const { providerId } = await scene.gateway.start(order);
    expect(await scene.gateway.find(providerId)).toBe('started');
    expect(await scene.gateway.collect(providerId)).toBe('started');
    paypal.approve(order.orderNumber);
    expect(await scene.gateway.find(providerId)).toBe('agreed');
    paypal.trouble('lost', /capture$/, 1, true);
    await expect(scene.gateway.collect(providerId)).rejects.toThrow();
    expect(await scene.gateway.find(providerId)).toBe('paid');
    expect(await scene.gateway.collect(providerId)).toBe('paid');
    expect(paypal.order(order.orderNumber).captures).toHaveLength(1);
  });

  it('lets a buyer whose card was declined choose another', async () => {
    const order = payable();
    const { providerId } = await scene.gateway.start(order);
    paypal.approve(order.orderNumber, true);
    expect(await scene.gateway.collect(providerId)).toBe('started');
    paypal.approve(order.orderNumber);
    expect(await scene.gateway.collect(providerId)).toBe('paid');
  });

  it('knows what PayPal does not know any more, and what it gave up', async () => {
    expect(await scene.gateway.find('GONE')).toBe('failed');
    const order = payable();
    const { providerId } = await scene.gateway.start(order);
    paypal.order(order.orderNumber).status = 'VOIDED';
    expect(await scene.gateway.find(providerId)).toBe('failed');
  });

  it('waits for money that is on its way, and not for money that was refused', async () => {
    const order = payable();
    const { providerId } = await scene.gateway.start(order);
    Object.assign(paypal.order(order.orderNumber), {
      status: 'COMPLETED',
      captures: [{ id: 'CAP', status: 'PENDING' }],
    });
    expect(await scene.gateway.find(providerId)).toBe('started');
    paypal.order(order.orderNumber).captures = [{ id: 'CAP', status: 'DECLINED' }];
    expect(await scene.gateway.find(providerId)).toBe('failed');
  });

  it('sends one refund for one key', async () => {
    const order = payable();
    const { providerId } = await scene.gateway.start(order);
    paypal.approve(order.orderNumber);
    await scene.gateway.collect(providerId);
    paypal.trouble('lost', /refund$/, 1, true);
    await expect(scene.gateway.refund(providerId, 205, 'refund-7')).rejects.toThrow();
    await scene.gateway.refund(providerId, 205, 'refund-7');
    expect(paypal.refunds.map(({ amount }) => amount)).toEqual([{ currency_code: 'USD', value: '2.05' }]);
    await expect(scene.gateway.refund(providerId, 1_001, 'refund-8')).rejects.toThrow(ProviderRefusal);
  });

  it('takes only messages that PayPal has signed, byte by byte', async () => {
    const { body, headers } = paypal.event('CHECKOUT.ORDER.APPROVED', { id: 'ORDER' });
    expect(await scene.gateway.readEvent(Buffer.from(body), headers)).toMatchObject({ providerId: 'ORDER' });
    const captured = paypal.event('PAYMENT.CAPTURE.COMPLETED', {
      id: 'CAP',
      supplementary_data: { related_ids: { order_id: 'ORDER' } },
    });
    expect(await scene.gateway.readEvent(Buffer.from(captured.body), captured.headers)).toMatchObject({
      providerId: 'ORDER',
    });
    const forged = paypal.event('CHECKOUT.ORDER.APPROVED', { id: 'ORDER' }, 'WH-1', 'another secret');
    await expect(scene.gateway.readEvent(Buffer.from(forged.body), forged.headers)).rejects.toThrow(
      'not valid',
    );
    await expect(scene.gateway.readEvent(Buffer.from(body), {})).rejects.toThrow('not valid');
    await expect(scene.gateway.readEvent(Buffer.from(body.replace('  ', ' ')), headers)).rejects.toThrow(
      'not valid',
    );
  });

  it('says when PayPal fails or answers no JSON', async () => {
    paypal.trouble('broken', /POST .*orders$/, 1);
    await expect(scene.gateway.start(payable())).rejects.toThrow('PayPal failed: 500');
  });
});
