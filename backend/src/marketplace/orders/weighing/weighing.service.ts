import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { actorMay } from '../../../accounts/businesses/acting.js';
import { concernsVendors } from '../../../contract/marketplace/payment-status.js';
import type {
  OrderToWeigh,
  PackageParams,
  PackageRequest,
  WeighingView,
} from '../../../contract/marketplace/weight/weighing.js';
import { assertUnchanged } from '../../../platform/admin/conflicts.rules.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Collecting } from '../../payments/later/collecting.service.js';
import { lockOrder } from '../../tables/lock-order.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import type { Order } from '../../tables/order.entity.js';
import { ProductVariant } from '../../tables/product-variant.entity.js';
import { Weighing } from '../../tables/weighing.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { OrderLinks } from '../guests/order-links.js';
import { MoveOrder } from '../move-order.js';
import {
  type LoadedVendorOrder,
  loadOrdersOfVendor,
  loadVendorOrders,
} from '../vendor-orders/load-vendor-orders.js';
import { noteChange } from '../vendor-orders/note-change.js';
import { priceOfPackages, weighedWeight } from './final-vendor-order.rules.js';
import { isByWeight } from './line-weight.view.js';
import {
  MOST_ASKED,
  readPackage,
  settleVendorOrder,
  tooMany,
  weighedLines,
  weighedOf,
} from './settle-weights.js';
import { WeighedMails } from './weighed-mails.js';
import * as sql from './weighing.sql.js';
import { orderToWeigh } from './weighing.view.js';

const MOST_ORDERS = 100;

@Injectable()
export class WeighingService {
  constructor(
    private readonly db: DataSource,
    private readonly moving: MoveOrder,
    private readonly collecting: Collecting,
    private readonly links: OrderLinks,
    private readonly mails: WeighedMails,
  ) {}

  async list(vendor: OwnVendor): Promise<WeighingView> {
    const rows = await fetchRows(this.db, sql.ordersToWeigh, [vendor.id, MOST_ORDERS]);
    const orders = await this.views(
      vendor,
      rows.map(({ id }) => id),
    );
    return { businessName: vendor.businessName, orders, more: (rows[0]?.total ?? 0) - rows.length };
  }

  /** @throws ORDER_NOT_FOUND */
  async get(vendor: OwnVendor, orderId: number): Promise<OrderToWeigh> {
    const [order] = await this.views(vendor, [orderId]);
    if (!order || order.lines.length === 0) throw new DomainError('ORDER_NOT_FOUND');
    return order;
  }

  /**
   * Writes what a package weighs, or that it was not weighed after all; the same call twice is the same.
   * @param given null takes it back
   * @param was what the package weighed on the screen, null where nothing; left out by older clients
   * @throws ORDER_NOT_FOUND, ALREADY_WEIGHED, CHANGED_MEANWHILE, VALIDATION_FAILED for a package that the
   * line does not have, and for what is no weight in the unit of the price
   */
  async weigh(
    vendor: OwnVendor,
    asked: PackageParams,
    given: PackageRequest | null,
    was?: string | null,
  ): Promise<OrderToWeigh> {
    await this.db.transaction(async (tx) => {
      const { vendorOrder } = await this.lockVendorOrder(tx, vendor, asked.id);
      const line = vendorOrder.items.filter(isByWeight).find(({ id }) => id === asked.itemId);
      if (!line) throw new DomainError('ORDER_NOT_FOUND');
      refuseWeighed(vendorOrder);
      const { byWeight, quantity, refunded } = line;
      const key = { orderItemId: line.id, package: asked.package };
      const read = given && readPackage(given, byWeight.per);
      if (was !== undefined) {
        const known = await tx.findOneBy(Weighing, key);
        const shown = (one: Pick<Weighing, 'weight' | 'grams'> | null) => ({
          weight: one && weighedWeight(one, byWeight.per),
        });
        assertUnchanged(shown(known), shown(read), { weight: was });
      }
      // Another weight is another question.
      if (line.askedPrice !== null) await tx.update(OrderItem, line.id, { askedPrice: null });
      if (read === null) return tx.delete(Weighing, key);
      if (!byWeight.inSteps && asked.package > quantity - refunded) throw tooMany(quantity - refunded);
      const weighed = { ...key, ...read, userId: vendor.actor.id };
      return tx.upsert(Weighing, weighed, ['orderItemId', 'package']);
    });
    return this.get(vendor, asked.id);
  }

  /** Asking twice is once. @throws ORDER_NOT_FOUND, ALREADY_WEIGHED, NOT_WEIGHED, VALIDATION_FAILED */
  async ask(vendor: OwnVendor, orderId: number, itemId: number): Promise<OrderToWeigh> {
    const link = await this.links.secret();
    await this.db.transaction(async (tx) => {
      const { order, vendorOrder } = await this.lockVendorOrder(tx, vendor, orderId);
      const line = vendorOrder.items.filter(isByWeight).find(({ id }) => id === itemId);
      if (!line) throw new DomainError('ORDER_NOT_FOUND');
      refuseWeighed(vendorOrder);
      const { totalPrice, agreedPrice } = line;
      const { packages, isMissing } = weighedOf(line, await tx.findBy(Weighing, { orderItemId: itemId }));
      if (isMissing) throw new DomainError('NOT_WEIGHED');
      const price = priceOfPackages(packages, Number.MAX_SAFE_INTEGER);
      if (price <= Math.max(totalPrice, agreedPrice ?? 0)) throw notAsked(NOT_MORE);
      if (price > MOST_ASKED) throw notAsked(TOO_MUCH);
      if (line.askedPrice === price) return;
      await tx.update(OrderItem, itemId, { askedPrice: price });
      await this.mails.ask(tx, order, { line, vendorName: vendor.businessName, packages, price, link });
    });
    return this.get(vendor, orderId);
  }

  /** Nothing where it was done before. @throws ORDER_NOT_FOUND, NOT_WEIGHED */
  async finish(vendor: OwnVendor, orderId: number): Promise<OrderToWeigh> {
    const link = await this.links.secret();
    await this.db.transaction(async (tx) => {
      const { order, vendorOrder } = await this.lockVendorOrder(tx, vendor, orderId);
      const lines = vendorOrder.items.filter(isByWeight);
      if (lines.length === 0) throw new DomainError('ORDER_NOT_FOUND');
      if (lines.every(({ grams }) => grams !== null)) return;
      const weighed = await weighedLines(tx, lines);
      if (vendorOrder.status === 'pending') {
        const by = { actor: 'vendor' as const, person: vendor.actor };
        const request = { status: 'confirmed' as const, carrier: null, trackingNumber: null, note: null };
        await this.moving.moveIn(tx, { orderId, vendorId: vendor.id, by, link }, request);
      }
      const total = await settleVendorOrder(tx, vendorOrder, weighed);
      await noteChange(
        tx,
        vendorOrder,
        { kind: 'weighed', most: vendorOrder.total, total },
        { actor: 'vendor', userId: vendor.actor.id, role: vendor.actor.role },
      );
      await this.mails.tell(tx, order, vendor.id, { most: vendorOrder.total, link });
      await this.collecting.request(tx, orderId);
    });
    return this.get(vendor, orderId);
  }

  /** @throws ORDER_NOT_FOUND */
  private async lockVendorOrder(
    tx: EntityManager,
    vendor: OwnVendor,
    orderId: number,
  ): Promise<{ order: Order; vendorOrder: LoadedVendorOrder }> {
    const order = await lockOrder(tx, orderId);
    const [vendorOrder] = await loadVendorOrders(tx, { orderIds: [orderId], vendorId: vendor.id });
    const isOpen = vendorOrder?.status === 'pending' || vendorOrder?.status === 'confirmed';
    if (!vendorOrder || !isOpen || !mayWeigh(order)) throw new DomainError('ORDER_NOT_FOUND');
    return { order, vendorOrder };
  }

  private async views(vendor: OwnVendor, orderIds: readonly number[]): Promise<OrderToWeigh[]> {
    const found = await loadOrdersOfVendor(this.db.manager, vendor.id, orderIds);
    const ids = found.flatMap(({ vendorOrder }) => vendorOrder.items.map(({ id }) => id));
    const weighings = await this.db.getRepository(Weighing).find({
      where: { orderItemId: In(ids) },
      order: { package: 'ASC' },
    });
    const variantIds = found.flatMap(({ vendorOrder }) =>
      vendorOrder.items.flatMap(({ variantId }) => variantId ?? []),
    );
    const variants = await this.db.manager.findBy(ProductVariant, { id: In(variantIds) });
    const shown = { showsPrices: actorMay(vendor.actor, 'orders'), variants };
    return found
      .filter(({ order }) => mayWeigh(order))
      .map(({ order, vendorOrder }) => orderToWeigh(order, vendorOrder, weighings, shown));
  }
}

const mayWeigh = ({ paymentStatus, confirmBy }: Order): boolean =>
  concernsVendors(paymentStatus) && confirmBy === null;

function refuseWeighed({ items }: LoadedVendorOrder): void {
  if (items.some((line) => isByWeight(line) && line.grams !== null)) throw new DomainError('ALREADY_WEIGHED');
}

const NOT_MORE = 'This doesn’t cost more than we told the customer.';
const TOO_MUCH = 'This is more than an item can cost. Please check the weights.';
const notAsked = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'item', message }]);
