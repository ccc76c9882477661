import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  ConfirmedOrders,
  ConfirmOrdersRequest,
  OrderStatusRequest,
  VendorOrderQuery,
  VendorOrderView,
} from '../../../contract/marketplace/orders.js';
import { concernsVendors } from '../../../contract/marketplace/payment-status.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { Page } from '../../../platform/http/answers/paging.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { vendorOrderView } from '../details/order.view.js';
import { MoveOrder } from '../move-order.js';
import { loadOrdersOfVendor } from './load-vendor-orders.js';
import { ordersOfVendor } from './vendor-orders.sql.js';
import { whoMoved } from './who-moved.js';

/** Only its own vendor order of each, once it is paid or to be paid at pickup. */
@Injectable()
export class VendorOrdersService {
  constructor(
    private readonly db: DataSource,
    private readonly moving: MoveOrder,
  ) {}

  async list(vendorId: number, query: VendorOrderQuery): Promise<Page<VendorOrderView>> {
    const { status = null, from = null, to = null, pickupOn = null, limit, offset, sort } = query;
    const rows = await fetchRows(this.db, ordersOfVendor, [
      ...([vendorId, status, from, to, limit, offset, pickupOn, sort] as const),
    ]);
    const items = await this.views(
      vendorId,
      rows.map(({ id }) => id),
    );
    return { items, total: rows[0]?.total ?? 0, isMore: false };
  }

  /** @throws ORDER_NOT_FOUND */
  async get(vendorId: number, orderId: number): Promise<VendorOrderView> {
    const [view] = await this.views(vendorId, [orderId]);
    if (!view || !concernsVendors(view.paymentStatus)) throw new DomainError('ORDER_NOT_FOUND');
    return view;
  }

  /** @throws ORDER_NOT_FOUND, ORDER_STATUS_NOT_ALLOWED */
  async move(vendor: OwnVendor, orderId: number, request: OrderStatusRequest): Promise<VendorOrderView> {
    const by = { actor: 'vendor' as const, person: vendor.actor };
    await this.moving.move(orderId, vendor.id, by, request);
    return this.get(vendor.id, orderId);
  }

  /** Each in a transaction of its own: what can't be confirmed keeps none of the others. */
  async confirm(vendor: OwnVendor, { ids }: ConfirmOrdersRequest): Promise<ConfirmedOrders> {
    const by = { actor: 'vendor' as const, person: vendor.actor };
    const request = { status: 'confirmed', carrier: null, trackingNumber: null, note: null } as const;
    const done: ConfirmedOrders = { confirmed: [], left: [] };
    for (const id of new Set(ids)) {
      try {
        await this.moving.move(id, vendor.id, by, request);
        done.confirmed.push(id);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        done.left.push({ id, message: error.message });
      }
    }
    return done;
  }

  private async views(vendorId: number, orderIds: readonly number[]): Promise<VendorOrderView[]> {
    const found = await loadOrdersOfVendor(this.db.manager, vendorId, orderIds);
    const by = await whoMoved(
      this.db.manager,
      found.map(({ vendorOrder }) => vendorOrder),
    );
    return found.map(({ order, vendorOrder }) => vendorOrderView(order, vendorOrder, by));
  }
}
