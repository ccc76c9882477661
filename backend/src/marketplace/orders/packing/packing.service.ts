import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  PackedRequest,
  PackingOrder,
  PackingRequest,
  PackingView,
  SeenPacking,
} from '../../../contract/marketplace/packing.js';
import { concernsVendors } from '../../../contract/marketplace/payment-status.js';
import { isSame } from '../../../platform/audit/changed-fields.rules.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { lockOrder } from '../../tables/lock-order.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { MoveOrder } from '../move-order.js';
import { loadOrdersOfVendor } from '../vendor-orders/load-vendor-orders.js';
import { noteChange } from '../vendor-orders/note-change.js';
import { openItems } from '../vendor-orders/open-items.js';
import { whoMoved } from '../vendor-orders/who-moved.js';
import { openOrdersOfVendor } from './packing.sql.js';
import { packingOrder } from './packing.view.js';

const MOST_ORDERS = 100;

@Injectable()
export class PackingService {
  constructor(
    private readonly db: DataSource,
    private readonly moving: MoveOrder,
  ) {}

  async list({ id, businessName }: OwnVendor): Promise<PackingView> {
    const rows = await fetchRows(this.db, openOrdersOfVendor, [id, MOST_ORDERS]);
    const orders = await this.views(
      id,
      rows.map((row) => row.id),
    );
    return { businessName, orders, more: (rows[0]?.total ?? 0) - rows.length };
  }

  /** @throws ORDER_NOT_FOUND, ORDER_STATUS_NOT_ALLOWED, CHANGED_MEANWHILE */
  async move(vendor: OwnVendor, orderId: number, { was, ...request }: PackingRequest): Promise<PackingOrder> {
    const by = { actor: 'vendor' as const, person: vendor.actor };
    const first = async (tx: EntityManager) => void (await lockSeen(tx, vendor, orderId, was));
    await this.moving.move(orderId, vendor.id, by, { ...request, note: null }, was ? { first } : {});
    return this.get(vendor.id, orderId);
  }

  /**
   * Marks it as packed, or no longer. What it is already stays with its first time and person.
   * @throws ORDER_NOT_FOUND, NOT_TO_PACK, CHANGED_MEANWHILE
   */
  async pack(vendor: OwnVendor, orderId: number, { packed, was }: PackedRequest): Promise<PackingOrder> {
    await this.db.transaction(async (tx) => {
      const found = await lockSeen(tx, vendor, orderId, was);
      if (!found || !concernsVendors(found.order.paymentStatus)) throw new DomainError('ORDER_NOT_FOUND');
      const { vendorOrder } = found;
      if (vendorOrder.status !== 'confirmed') throw new DomainError('NOT_TO_PACK');
      if ((vendorOrder.packedAt !== null) === packed) return;
      await tx.update(VendorOrder, vendorOrder.id, { packedAt: packed ? new Date() : null });
      const { id: userId, role } = vendor.actor;
      await noteChange(
        tx,
        vendorOrder,
        { kind: 'packed', isPacked: packed },
        { actor: 'vendor', userId, role },
      );
    });
    return this.get(vendor.id, orderId);
  }

  /** @throws ORDER_NOT_FOUND */
  async get(vendorId: number, orderId: number): Promise<PackingOrder> {
    const [view] = await this.views(vendorId, [orderId]);
    if (!view) throw new DomainError('ORDER_NOT_FOUND');
    return view;
  }

  private async views(vendorId: number, orderIds: readonly number[]): Promise<PackingOrder[]> {
    const found = await loadOrdersOfVendor(this.db.manager, vendorId, orderIds);
    const by = await whoMoved(
      this.db.manager,
      found.map(({ vendorOrder }) => vendorOrder),
    );
    return found
      .filter(({ order }) => concernsVendors(order.paymentStatus))
      .map(({ order, vendorOrder }) => packingOrder(order, vendorOrder, by));
  }
}

/** @throws ORDER_NOT_FOUND, CHANGED_MEANWHILE */
async function lockSeen(tx: EntityManager, { id }: OwnVendor, orderId: number, was: SeenPacking | undefined) {
  await lockOrder(tx, orderId);
  const [found] = await loadOrdersOfVendor(tx, id, [orderId]);
  if (found && was) refuseOld({ ...found.vendorOrder, items: openItems(found.vendorOrder) }, was);
  return found;
}

/** @throws CHANGED_MEANWHILE for an order that is no longer what its packer had before them */
function refuseOld({ status, items }: Pick<PackingOrder, 'status' | 'items'>, was: SeenPacking): void {
  const isMoved = was.status !== undefined && was.status !== status;
  const seen = items.map(({ id, quantity }) => ({ id, quantity }));
  const isOther = was.items !== undefined && !isSame(was.items, seen);
  if (!isMoved && !isOther) return;
  throw new DomainError('CHANGED_MEANWHILE', [
    ...(isMoved ? [{ path: 'status', message: 'Someone else moved this order on. Please look again.' }] : []),
    ...(isOther ? [{ path: 'items', message: 'What’s in this order has changed. Please look again.' }] : []),
  ]);
}
