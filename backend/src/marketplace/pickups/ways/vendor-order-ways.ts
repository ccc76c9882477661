import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CheckoutMethod } from '../../../contract/marketplace/checkout.js';
import { subtotalOf } from '../../../contract/marketplace/checkout.js';
import type { VendorOrderRequest } from '../../../contract/marketplace/pickup/vendor-orders-request.js';
import type { DeliveryPrice } from '../../../contract/marketplace/price-order.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { whyUnderZone } from '../zones/cheapest-zone.rules.js';
import * as sql from './vendor-order-windows.sql.js';
import { longestLead, roomFor, whyNotWindow, type WindowLine } from './why-not-window.rules.js';

export interface VendorOrderLine extends WindowLine {
  vendorId: number;
  vendorName: string;
  unitPrice: number;
}

export interface VendorOrderWay {
  vendorId: number;
  method: CheckoutMethod;
  windowId: number | null;
  zoneId: number | null;
  collector: string | null;
  /** Of the zone, in cents. */
  deliveryPrice: DeliveryPrice | null;
  /** What is added to a vendor order, which has its place already. */
  isMore?: true;
}

export interface TakenWindow {
  vendorId: number;
  windowId: number;
  date: string;
  taken: number;
  /** What room there was before; null without a limit. */
  left: number | null;
  ordersCloseAt: Date;
  startsAt: Date;
  /** Of the site: it taxes what is picked up there. Null of a delivery round. */
  state: string | null;
}

@Injectable()
export class VendorOrderWays {
  /** @param zipCode '' for none @throws VALIDATION_FAILED, DELIVERY_NOT_POSSIBLE, ORDER_BELOW_MINIMUM */
  async plan(
    tx: EntityManager,
    vendorOrders: readonly VendorOrderRequest[] = [],
    lines: readonly VendorOrderLine[],
    zipCode: string,
  ): Promise<VendorOrderWay[]> {
    if (vendorOrders.length === 0) return [];
    const vendorIds = [...new Set(lines.map(({ vendorId }) => vendorId))];
    refuseOtherVendors(vendorOrders, vendorIds, lines);
    // A chosen pickup day is checked when it is taken.
    const asksSetups = vendorOrders.some(({ method, windowId }) =>
      method === 'pickup' ? windowId === undefined : method === 'local_delivery',
    );
    const setups = asksSetups ? await fetchRows(tx, sql.setupsOf, [vendorIds, zipCode || null]) : [];
    return vendorOrders.map((vendorOrder, index) => {
      const setup = setups.find(({ vendorId }) => vendorId === vendorOrder.vendorId);
      const own = lines.filter(({ vendorId }) => vendorId === vendorOrder.vendorId);
      const zone = zoneOf(vendorOrder, setup?.zones ?? [], own, index);
      if (vendorOrder.method === 'pickup' && setup?.hasPickups && vendorOrder.windowId === undefined)
        throw refusal(
          'VALIDATION_FAILED',
          index,
          'windowId',
          `Please choose a pickup day at ${nameOf(own)}.`,
        );
      if (zone?.hasRounds && vendorOrder.windowId === undefined)
        throw refusal(
          'VALIDATION_FAILED',
          index,
          'windowId',
          `Please choose a delivery day of ${nameOf(own)}.`,
        );
      return {
        ...{ vendorId: vendorOrder.vendorId, method: vendorOrder.method },
        windowId: vendorOrder.windowId ?? null,
        zoneId: zone?.id ?? null,
        collector: vendorOrder.collector,
        deliveryPrice: zone && { cents: zone.fee, freeFrom: zone.freeFrom },
      };
    });
  }

  /**
   * Locks windows in ascending order. The vendor orders take their room when they are written.
   * @throws WINDOW_FULL, WINDOW_CLOSED, VALIDATION_FAILED
   */
  async lock(
    tx: EntityManager,
    ways: readonly VendorOrderWay[],
    lines: readonly VendorOrderLine[],
    now: () => Date,
  ): Promise<TakenWindow[]> {
    const chosen = ways.filter(({ windowId }) => windowId !== null);
    if (chosen.length === 0) return [];
    const linesOf = ({ vendorId }: VendorOrderWay) => lines.filter((line) => line.vendorId === vendorId);
    const windows = await fetchRows(tx, sql.lockWindows, [
      chosen.map(({ windowId }) => windowId ?? 0),
      chosen.map((way) => longestLead(linesOf(way))),
    ]);
    const at = now();
    const problems: { code: 'WINDOW_FULL' | 'WINDOW_CLOSED'; path: string; message: string }[] = [];
    const taken = chosen.flatMap((way) => {
      const index = ways.indexOf(way);
      const own = linesOf(way);
      const window = windows.find(({ id }) => id === way.windowId);
      if (!window || !isOf(window, way))
        throw refusal(
          'VALIDATION_FAILED',
          index,
          'windowId',
          `${nameOf(own)} isn’t there then. Please choose another day.`,
        );
      const needed = roomFor(window, own, way.isMore);
      const problem = whyNotWindow(window, own, at, needed);
      if (problem)
        problems.push({
          code: problem.code,
          path: `shares.${index}`,
          message: `${nameOf(own)}: ${problem.message}`,
        });
      return {
        vendorId: way.vendorId,
        windowId: window.id,
        date: window.date,
        taken: needed,
        left: window.capacity === null ? null : window.capacity - window.taken,
        ordersCloseAt: window.ordersCloseAt,
        startsAt: window.startsAt,
        state: window.state,
      };
    });
    const [first] = problems;
    if (first)
      throw new DomainError(
        first.code,
        problems.map(({ path, message }) => ({ path, message })),
      );
    return taken;
  }
}

const nameOf = ([line]: readonly VendorOrderLine[]) => line?.vendorName ?? 'This vendor';

const refusal = (
  code: 'VALIDATION_FAILED' | 'DELIVERY_NOT_POSSIBLE' | 'ORDER_BELOW_MINIMUM',
  index: number,
  field: string,
  message: string,
) => new DomainError(code, [{ path: `shares.${index}.${field}`, message }]);

function refuseOtherVendors(
  vendorOrders: readonly VendorOrderRequest[],
  vendorIds: readonly number[],
  lines: readonly VendorOrderLine[],
): void {
  const other = vendorOrders.findIndex(({ vendorId }) => !vendorIds.includes(vendorId));
  if (other >= 0)
    throw refusal('VALIDATION_FAILED', other, 'vendorId', 'Your cart has nothing of this vendor anymore.');
  const missing = vendorIds.find((id) => vendorOrders.every(({ vendorId }) => vendorId !== id));
  if (missing === undefined) return;
  const name = nameOf(lines.filter(({ vendorId }) => vendorId === missing));
  const message = `Please choose how you get your order from ${name}.`;
  throw new DomainError('VALIDATION_FAILED', [{ path: 'shares', message }]);
}

function zoneOf(
  vendorOrder: VendorOrderRequest,
  zones: readonly sql.ZoneOfCart[],
  lines: readonly VendorOrderLine[],
  index: number,
): sql.ZoneOfCart | null {
  if (vendorOrder.method !== 'local_delivery') return null;
  if (zones.length === 0 && vendorOrder.zoneId === undefined) return null;
  const zone = zones.find(({ id }) => id === vendorOrder.zoneId);
  if (!zone)
    throw refusal('VALIDATION_FAILED', index, 'zoneId', `Please choose how ${nameOf(lines)} delivers.`);
  if (!zone.isHere)
    throw refusal(
      'DELIVERY_NOT_POSSIBLE',
      index,
      'zoneId',
      `${nameOf(lines)} doesn’t deliver to this ZIP code.`,
    );
  const tooLittle = whyUnderZone(nameOf(lines), zone, subtotalOf(lines));
  if (tooLittle !== null) throw refusal('ORDER_BELOW_MINIMUM', index, 'zoneId', tooLittle);
  return zone;
}

const isOf = (window: sql.VendorOrderWindow, { vendorId, method, zoneId }: VendorOrderWay): boolean =>
  window.vendorId === vendorId &&
  (method === 'pickup' ? window.siteId !== null : window.zoneId === zoneId && zoneId !== null);
