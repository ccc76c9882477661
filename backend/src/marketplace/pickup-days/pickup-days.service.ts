import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  PickupDayPackingView,
  PickupDaysQuery,
  PickupDayState,
  PickupDayView,
} from '../../contract/marketplace/pickup/pickup-days.js';
import type { PickupWindowView } from '../../contract/marketplace/pickup/pickups.js';
import { fetchRows } from '../../platform/database/statement.js';
import type { Page } from '../../platform/http/answers/paging.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { vendorOrderView } from '../orders/details/order.view.js';
import { packingOrder } from '../orders/packing/packing.view.js';
import { type LoadedVendorOrder, loadOrdersOfVendor } from '../orders/vendor-orders/load-vendor-orders.js';
import { whoMoved } from '../orders/vendor-orders/who-moved.js';
import { listWindows } from '../pickups/windows/list-windows.js';
import { windowOfVendor } from '../pickups/windows/pickup-windows-of-vendor.sql.js';
import type { OwnVendor } from '../vendors/current-vendor.js';
import * as sql from './pickup-days.sql.js';

@Injectable()
export class PickupDaysService {
  constructor(private readonly db: DataSource) {}

  list({ id }: OwnVendor, query: PickupDaysQuery): Promise<Page<PickupWindowView>> {
    return listWindows(this.db, id, query);
  }

  /** @throws PICKUP_WINDOW_NOT_FOUND */
  async state({ id: vendorId }: OwnVendor, id: number): Promise<PickupDayState> {
    const [window] = await fetchRows(this.db, windowOfVendor, [vendorId, id]);
    if (!window) throw new DomainError('PICKUP_WINDOW_NOT_FOUND');
    const [change = null] = await fetchRows(this.db, sql.lastChange, [id]);
    const [{ beingPaid } = { beingPaid: 0 }] = await fetchRows(this.db, sql.openVendorOrders, [id]);
    return { window, change, beingPaid };
  }

  /** @throws PICKUP_WINDOW_NOT_FOUND */
  async get(vendor: OwnVendor, id: number): Promise<PickupDayView> {
    const state = await this.state(vendor, id);
    const { rows, found } = await this.orders(vendor, id);
    const by = await this.people(found);
    const taken = new Map(rows.map((row) => [row.id, row.taken]));
    const orders = found.map(({ order, vendorOrder }) => ({
      ...vendorOrderView(order, vendorOrder, by),
      taken: taken.get(order.id) ?? 0,
    }));
    return { ...state, orders };
  }

  /** @throws PICKUP_WINDOW_NOT_FOUND */
  async packing(vendor: OwnVendor, id: number): Promise<PickupDayPackingView> {
    const state = await this.state(vendor, id);
    const { found } = await this.orders(vendor, id);
    const by = await this.people(found);
    const orders = found
      .filter(({ vendorOrder: { status } }) => status !== 'delivered' && status !== 'cancelled')
      .map(({ order, vendorOrder }) => packingOrder(order, vendorOrder, by));
    return { ...state, orders };
  }

  private people(found: readonly { vendorOrder: LoadedVendorOrder }[]) {
    return whoMoved(
      this.db.manager,
      found.map(({ vendorOrder }) => vendorOrder),
    );
  }

  private async orders({ id: vendorId }: OwnVendor, id: number) {
    const rows = await fetchRows(this.db, sql.ordersOfDay, [vendorId, id]);
    const orderIds = rows.map((row) => row.id);
    return { rows, found: await loadOrdersOfVendor(this.db.manager, vendorId, orderIds) };
  }
}
