import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { actorMay } from '../../../accounts/businesses/acting.js';
import { concernsVendors } from '../../../contract/marketplace/payment-status.js';
import type {
  HandoverSheet,
  HandoverTicks,
  HandoverTicksView,
} from '../../../contract/marketplace/pickup/handover-sheet.js';
import { dayText, timeText } from '../../../contract/marketplace/pickup/handover-words.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { EventCounts } from '../../../platform/observability/metrics/event-counts.js';
import { OrderLinks } from '../../orders/guests/order-links.js';
import { MoveOrder, type MovedBy } from '../../orders/move-order.js';
import { type LoadedVendorOrder, loadOrdersOfVendor } from '../../orders/vendor-orders/load-vendor-orders.js';
import { openItems } from '../../orders/vendor-orders/open-items.js';
import { whoMoved } from '../../orders/vendor-orders/who-moved.js';
import { isToWeigh } from '../../orders/weighing/line-weight.view.js';
import { HandoverTick } from '../../tables/handover-tick.entity.js';
import { lockOrder } from '../../tables/lock-order.js';
import { lockTick } from '../../tables/locks.sql.js';
import type { Order } from '../../tables/order.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { DeliveryDays } from '../delivery-days/delivery-days.service.js';
import { handoverSheet, type Stops } from './handover-sheet.view.js';
import * as sql from './handover-sheets.sql.js';
import { tickedAt } from './handover-tick.rules.js';

type Tick = HandoverTicks['ticks'][number];
type Outcome = Pick<HandoverTicksView['results'][number], 'result' | 'message'>;

@Injectable()
export class HandoverSheets {
  constructor(
    private readonly db: DataSource,
    private readonly days: DeliveryDays,
    private readonly moving: MoveOrder,
    private readonly links: OrderLinks,
    private readonly counts: EventCounts,
  ) {}

  /** @throws PICKUP_WINDOW_NOT_FOUND */
  async read(vendor: OwnVendor, windowId: number): Promise<HandoverSheet> {
    const vendorId = vendor.id;
    const [day] = await fetchRows(this.db, sql.dayOfSheet, [vendorId, windowId]);
    if (!day) throw new DomainError('PICKUP_WINDOW_NOT_FOUND');
    const ids = await fetchRows(this.db, sql.ordersOfWindow, [vendorId, windowId]);
    const orders = await loadOrdersOfVendor(
      this.db.manager,
      vendorId,
      ids.map(({ orderId }) => orderId),
    );
    const by = await whoMoved(
      this.db.manager,
      orders.map(({ vendorOrder }) => vendorOrder),
    );
    return handoverSheet(day, orders, await this.stopsOf(vendor, day), by);
  }

  private async stopsOf(vendor: OwnVendor, { windowId, isDelivery }: sql.DayOfSheet): Promise<Stops> {
    if (!isDelivery || !actorMay(vendor.actor, 'orders')) return new Map();
    const { stops } = await this.days.stops(vendor, windowId);
    return new Map(
      stops.map(({ orderId, address, city, state, zipCode, phone }, index) => [
        orderId,
        { number: index + 1, address, city, state, zipCode, phone },
      ]),
    );
  }

  /** One transaction each; a tick hands over once. @throws PICKUP_WINDOW_NOT_FOUND */
  async tick(vendor: OwnVendor, windowId: number, { ticks }: HandoverTicks): Promise<HandoverTicksView> {
    const [day] = await fetchRows(this.db, sql.dayOfSheet, [vendor.id, windowId]);
    if (!day) throw new DomainError('PICKUP_WINDOW_NOT_FOUND');
    const link = await this.links.secret();
    const results: HandoverTicksView['results'] = [];
    for (const tick of ticks) {
      const { result, message } = await this.tickOne(vendor, day, tick, link);
      results.push({ key: tick.key, result, message });
    }
    return { results, sheet: await this.read(vendor, windowId) };
  }

  private async tickOne(vendor: OwnVendor, day: sql.DayOfSheet, tick: Tick, link: string): Promise<Outcome> {
    const key = `${vendor.id} ${tick.key}`;
    const { isNew, ...outcome } = await this.db.transaction(async (tx) => {
      await fetchRows(tx, lockTick, [key]);
      if (await tx.existsBy(HandoverTick, { key })) return { ...DONE, isNew: false };
      return { ...(await this.handOver(tx, { vendor, day, key, link }, tick)), isNew: true };
    });
    if (isNew && outcome.result === 'done') this.counts.order('delivered');
    return outcome;
  }

  private async handOver(
    tx: EntityManager,
    { vendor, day, key, link }: { vendor: OwnVendor; day: sql.DayOfSheet; key: string; link: string },
    { orderId, at }: Tick,
  ): Promise<Outcome> {
    await lockOrder(tx, orderId).catch(notFound);
    const [found] = await loadOrdersOfVendor(tx, vendor.id, [orderId]);
    if (!found) return refused('We couldn’t find this order.');
    const { order, vendorOrder } = found;
    const known = await alreadyOver(tx, vendorOrder, day.timeZone);
    if (known) return known;
    const message = whyNotHandedOver(order, vendorOrder, day.windowId);
    if (message) return refused(message);
    const by: MovedBy = { actor: 'vendor', person: vendor.actor };
    const when = tickedAt(at, order.createdAt, new Date());
    const given = { orderId, vendorId: vendor.id, by, link, atHandover: true, at: when };
    const request = { carrier: null, trackingNumber: null, note: null };
    if (vendorOrder.status === 'pending')
      await this.moving.moveIn(tx, given, { ...request, status: 'confirmed' });
    await this.moving.moveIn(tx, given, { ...request, status: 'delivered' });
    await tx.insert(HandoverTick, { key, vendorOrderId: vendorOrder.id });
    return DONE;
  }
}

const DONE: Outcome = { result: 'done', message: null };
const refused = (message: string): Outcome => ({ result: 'refused', message });

/** An order that is not there is answered like another vendor's. */
function notFound(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}

async function alreadyOver(
  tx: EntityManager,
  vendorOrder: LoadedVendorOrder,
  timeZone: string,
): Promise<Outcome | null> {
  const event = vendorOrder.events.findLast(({ status }) => status === 'delivered');
  if (vendorOrder.status !== 'delivered' || !event) return null;
  const who = (await whoMoved(tx, [vendorOrder]))(event)?.name;
  const when = `${dayText(event.createdAt, timeZone)}, ${timeText(event.createdAt, timeZone)}`;
  return { result: 'already', message: `Already handed over${who ? ` by ${who}` : ''}: ${when}.` };
}

function whyNotHandedOver(order: Order, vendorOrder: LoadedVendorOrder, windowId: number): string | null {
  if (!concernsVendors(order.paymentStatus)) return 'This order hasn’t been paid.';
  if (vendorOrder.status === 'cancelled') return 'This order was canceled. Please don’t hand it over.';
  if (vendorOrder.shortCrops && openItems(vendorOrder).length === 0)
    return 'Nothing is left of this order. It will be canceled and refunded.';
  if (isToWeigh(vendorOrder)) return 'This order hasn’t been weighed yet. Please weigh it first.';
  return vendorOrder.windowId === windowId ? null : 'This order was moved to another day.';
}
