import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Payable } from '../../../src/marketplace/payments/gateways/payment-gateway.js';
import { PayPalGateway } from '../../../src/marketplace/payments/gateways/paypal.gateway.js';
import { StripeGateway } from '../../../src/marketplace/payments/gateways/stripe.gateway.js';
import { PayPalStandIn } from '../stand-ins/paypal-stand-in.js';
import type { StandIn } from '../stand-ins/stand-in.js';
import { STRIPE_SECRET, STRIPE_WEBHOOK_SECRET, StripeStandIn } from '../stand-ins/stripe-stand-in.js';

const TIMEOUT_MS = 300;
let serial = 0;

/** @returns what a gateway needs of another order */
export function payable(given: Partial<Payable> = {}): Payable {
  const number = `FG-${++serial}`;
  return {
    ...{
      orderNumber: number,
      title: `Order ${number}`,
      testUrl: '',
      key: number,
      take: 'at-once',
      total: 1_205,
    },
    email: 'ann@example.com',
    heldUntil: new Date(Date.now() + 15 * 60_000),
    returnUrl: 'https://farmgate.example/orders/1',
    ...given,
  };
}

/** A gateway that speaks with a stand-in for Stripe, and gives up soon. */
export function stripeGateway() {
  const stripe = new StripeStandIn();
  const scene = { stripe } as { stripe: StripeStandIn; gateway: StripeGateway };
  whileListening(stripe, () => {
    scene.gateway = new StripeGateway({
      secretKey: STRIPE_SECRET,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      baseUrl: stripe.url,
      timeoutMs: TIMEOUT_MS,
    });
  });
  return scene;
}

/** The same for PayPal. */
export function paypalGateway() {
  const paypal = new PayPalStandIn();
  const scene = { paypal } as { paypal: PayPalStandIn; gateway: PayPalGateway };
  whileListening(paypal, () => {
    const { PAYPAL_CLIENT_ID = '', PAYPAL_CLIENT_SECRET = '', PAYPAL_WEBHOOK_ID = '' } = paypal.env;
    scene.gateway = new PayPalGateway({
      clientId: PAYPAL_CLIENT_ID,
      clientSecret: PAYPAL_CLIENT_SECRET,
      webhookId: PAYPAL_WEBHOOK_ID,
      baseUrl: paypal.url,
      timeoutMs: TIMEOUT_MS,
    });
  });
  return scene;
}

function whileListening(standIn: StandIn, connect: () => void): void {
  beforeAll(async () => {
    await standIn.listen();
    connect();
  });
  afterAll(() => standIn.close());
  beforeEach(() => standIn.calm());
}
