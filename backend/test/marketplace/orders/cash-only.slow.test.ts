import { afterEach, describe, expect, it } from '@jest/globals';
import type { DeliveryView, OrderView } from '../../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
afterEach(() => test.close());

/** A guest with something in the cart. */
async function guest() {
  const vendor = await makeVendor(test.db);
  const product = await makeProduct(test.db, { vendorId: vendor.id });
  return shopper(test, [product.id, 1]);
}

describe('without a payment provider, where payments are not played', () => {
  it('only cash is offered, and nobody can mark an order as paid', async () => {
    test = await startTestApp({ TEST_PAYMENTS: 'off' });
    const { cookie } = await guest();
    const { body } = await test.get<DeliveryView>('/api/cart/delivery?zipCode=33901', { cookie });
    expect(body).toMatchObject({ paymentMethods: ['cash'], isTestPayments: false });
    for (const paymentMethod of ['credit_card', 'paypal']) {
      const form = checkoutForm({ paymentMethod, shippingMethod: 'pickup' });
      const refused = await test.post<ErrorBody>('/api/orders', form, { cookie });
      expect(refused.status).toBe(400);
      expect(refused.body.issues?.[0]?.path).toBe('paymentMethod');
    }
    const cash = checkoutForm({ paymentMethod: 'cash', shippingMethod: 'pickup' });
    const placed = await test.post<OrderView>('/api/orders', cash, { cookie });
    expect(placed.status).toBe(201);
    const played = await test.post<ErrorBody>(
      `/api/orders/${placed.body.id}/test-payment`,
      { outcome: 'paid' },
      { cookie },
    );
    expect(played).toMatchObject({ status: 409, body: { error: 'PAYMENT_NOT_WAITING' } });
  });

  it('they are played where that is asked for', async () => {
    test = await startTestApp({ TEST_PAYMENTS: 'on' });
    const { cookie } = await guest();
    const { body } = await test.get<DeliveryView>('/api/cart/delivery?zipCode=33901', { cookie });
    expect(body).toMatchObject({ paymentMethods: ['credit_card', 'paypal', 'cash'], isTestPayments: true });
  });
});
