import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '../../contract/marketplace/checkout.js';
import type { PaymentGateway } from './payment-gateway.js';
import { TestGateway } from './test.gateway.js';

/** The gateways that this server has. */
@Injectable()
export class Gateways {
  constructor(private readonly test: TestGateway) {}

  /** Whether payments are only played, because no provider is configured. */
  get areTests(): boolean {
    return true;
  }

  /** @returns who takes the money for a method; null when nobody does */
  of(method: Exclude<PaymentMethod, 'cash'>): PaymentGateway | null {
    return method === 'credit_card' || method === 'paypal' ? this.test : null;
  }

  /** @throws Error for a gateway that is no longer configured */
  byName(name: PaymentGateway['name']): PaymentGateway {
    if (name === 'test') return this.test;
    throw new Error(`There is no gateway ${name}: its keys are not configured any more.`);
  }
}
