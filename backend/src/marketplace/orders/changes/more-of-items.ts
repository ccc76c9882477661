import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OrderMoreView } from '../../../contract/marketplace/pickup/order-changes.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { Order } from '../../tables/order.entity.js';
import { openVendorOrder } from './open-vendor-order.js';
import { moreOfLines, type LineToAdd } from './order-changes.sql.js';

@Injectable()
export class MoreOfItems {
  constructor(private readonly db: DataSource) {}

  /** @throws ORDER_NOT_FOUND, ORDER_NOT_PAID_YET, ORDER_CLOSED */
  async read(order: Order, vendorId: number): Promise<OrderMoreView> {
    const { vendorOrder } = await openVendorOrder(this.db.manager, order, vendorId);
    const lines = await fetchRows(this.db, moreOfLines, [vendorOrder.id]);
    return {
      items: lines.map((line) => ({
        id: line.id,
        price: amountOf(line.price),
        most: line.most,
        reason: whyNoMore(line),
      })),
    };
  }
}

function whyNoMore({ isOpen, isListed, isFresh, hasDeposit, most }: LineToAdd): string | null {
  if (!isOpen) return 'Ordering for this day has ended.';
  if (!isListed) return 'This is no longer sold.';
  if (!isFresh) return 'This will be past its date on your day.';
  if (hasDeposit) return 'To add this, please place another order.';
  return most > 0 ? null : 'There’s no more of this for your day.';
}
