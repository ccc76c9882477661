import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WaitingOrders as WaitingOrdersView } from '../../../contract/marketplace/waiting-orders.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { OrderReader } from '../buyers/order-reader.js';
import { waitingOrders } from './waiting-orders.sql.js';

@Injectable()
export class WaitingOrders {
  constructor(private readonly db: DataSource) {}

  async list({ buyer, guestKey }: Pick<OrderReader, 'buyer' | 'guestKey'>): Promise<WaitingOrdersView> {
    const userId = buyer?.userId ?? null;
    if (userId === null && guestKey === null) return [];
    const rows = await fetchRows(this.db, waitingOrders, [userId, guestKey]);
    return rows.map(({ id, orderNumber, isAddition, heldUntil, items }) => ({
      ...{ id, orderNumber },
      ...(isAddition && { isAddition: true as const }),
      heldUntil: heldUntil.toISOString(),
      items: items.map(({ productId, variantId, quantity }) => ({
        productId,
        ...(variantId !== null && { variantId }),
        quantity,
      })),
    }));
  }
}
