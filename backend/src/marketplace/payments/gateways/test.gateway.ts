import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Payment } from '../../tables/payment.entity.js';
import type {
  ChargeOutcome,
  Payable,
  PaymentGateway,
  ProviderState,
  SavedCharge,
} from './payment-gateway.js';

@Injectable()
export class TestGateway implements PaymentGateway {
  readonly name = 'test';
  readonly least = 0;
  readonly holdDays = 6;

  constructor(private readonly db: DataSource) {}

  start({ key, testUrl }: Payable): Promise<{ providerId: string; url: string | null }> {
    return Promise.resolve({ providerId: `test_${key}`, url: testUrl });
  }

  async find(providerId: string): Promise<ProviderState> {
    const payment = await this.db.getRepository(Payment).findOneBy({ gateway: 'test', providerId });
    if (!payment || payment.status === 'started') return 'started';
    if (payment.status === 'authorized' || payment.status === 'collecting') return 'authorized';
    return payment.status === 'failed' ? 'failed' : 'paid';
  }

  collect(providerId: string): Promise<ProviderState> {
    return this.find(providerId);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  capture(): Promise<'paid'> {
    return Promise.resolve('paid');
  }

  release(): Promise<void> {
    return Promise.resolve();
  }

  chargeSaved({ key }: SavedCharge): Promise<ChargeOutcome> {
    return Promise.resolve({ state: 'paid', providerId: `test_${key}` });
  }

  refund(providerId: string, cents: number, key: string): Promise<string> {
    return Promise.resolve(`refund_${providerId}_${cents}_${key}`);
  }
}
