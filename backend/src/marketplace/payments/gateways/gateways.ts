import { type FactoryProvider, Inject, Injectable } from '@nestjs/common';
import type { PaymentMethod } from '../../../contract/marketplace/checkout.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { PayeeProvider } from './payee-provider.js';
import type { PaymentGateway, VendorPayer } from './payment-gateway.js';
import { PayPalGateway } from './paypal.gateway.js';
import type { StripeGateway } from './stripe.gateway.js';
import { TestPayees } from './test-payees.js';
import { TestGateway } from './test.gateway.js';

const STRIPE = Symbol('Stripe gateway');

/** Stripe's library is large, and read only where its keys are. */
export const stripeProvider: FactoryProvider<StripeGateway | null> = {
  provide: STRIPE,
  inject: [CONFIG],
  useFactory: async ({ payments: { stripe } }: Config) =>
    stripe ? new (await import('./stripe.gateway.js')).StripeGateway(stripe) : null,
};

@Injectable()
export class Gateways {
  readonly paypal: PayPalGateway | null;
  readonly areTests: boolean;

  constructor(
    private readonly test: TestGateway,
    private readonly testPayees: TestPayees,
    @Inject(STRIPE) readonly stripe: StripeGateway | null,
    @Inject(CONFIG) { payments: { paypal, areTestsAllowed } }: Config,
  ) {
    this.paypal = paypal ? new PayPalGateway(paypal) : null;
    this.areTests = areTestsAllowed && !stripe && !this.paypal;
  }

  of(method: Exclude<PaymentMethod, 'cash'>): PaymentGateway | null {
    if (this.areTests) return this.test;
    return method === 'credit_card' ? this.stripe : this.paypal;
  }

  /** @throws Error for a gateway that is no longer configured */
  byName(name: PaymentGateway['name']): PaymentGateway {
    const gateway = { test: this.test, stripe: this.stripe, paypal: this.paypal }[name];
    if (!gateway) throw new Error(`There is no gateway ${name}: its keys are not configured any more.`);
    return gateway;
  }

  /** Who keeps accounts for vendors; null where cards are not taken. */
  get payees(): PayeeProvider | null {
    return this.areTests ? this.testPayees : (this.stripe?.connect ?? null);
  }

  payer(name: PaymentGateway['name'] | 'cash'): VendorPayer | null {
    if (name === 'test') return this.areTests ? this.testPayees : null;
    return name === 'stripe' ? this.stripe : null;
  }
}
