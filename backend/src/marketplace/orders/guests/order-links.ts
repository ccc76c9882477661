import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { paths } from '../../../contract/shared/site-paths.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import type { Order } from '../../tables/order.entity.js';
import { opensOrder, orderKey } from './order-key.js';

@Injectable()
export class OrderLinks {
  constructor(private readonly db: DataSource) {}

  secret(): Promise<string> {
    return appSecret(this.db, 'order-links');
  }

  path(secret: string, order: Pick<Order, 'id' | 'orderNumber'>): string {
    return paths.order(order.id, { key: orderKey(secret, order.orderNumber) });
  }

  async opens(orderNumber: string, key: string): Promise<boolean> {
    return opensOrder(await this.secret(), orderNumber, key);
  }
}
