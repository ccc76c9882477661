import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Payable, PaymentGateway, ProviderState } from './payment-gateway.js';
import { Payment } from '../payment.entity.js';

/** The built-in gateway for a product without a provider: the same flow, and no card is charged. */
@Injectable()
export class TestGateway implements PaymentGateway {
  readonly name = 'test';
  readonly least = 0;

  constructor(private readonly db: DataSource) {}

  start({ orderNumber, orderId }: Payable): Promise<{ providerId: string; url: string | null }> {
    return Promise.resolve({ providerId: `test_${orderNumber}`, url: `/orders/${orderId}/pay` });
  }

  async find(providerId: string): Promise<ProviderState> {
    const payment = await this.db.getRepository(Payment).findOneBy({ gateway: 'test', providerId });
    if (!payment || payment.status === 'started') return 'started';
    return payment.status === 'failed' ? 'failed' : 'paid';
  }

  collect(providerId: string): Promise<ProviderState> {
    return this.find(providerId);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  refund(providerId: string, cents: number, key: string): Promise<string> {
    return Promise.resolve(`refund_${providerId}_${cents}_${key}`);
  }
}
