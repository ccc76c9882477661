import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { VendorOrderWay, TakenWindow } from '../../pickups/ways/vendor-order-ways.js';
import { type BoxDay, type LineStock, whyNotUndated } from '../../pickups/ways/why-not-date.rules.js';
import { lastDaysOfBoxes } from '../../products/boxes/boxes.sql.js';
import { type DatedLeft, datesOf } from '../../products/dated-stock/dated-stock.sql.js';
import type { LockedLine } from './place-order.sql.js';

interface OfDates {
  /** Left out where no date has a stock of its own. */
  stock?: (Omit<LineStock, 'dates'> & { dates: readonly DatedLeft[] }) | undefined;
}
export type CartLine = LockedLine & OfDates;

/** A line of an order with the date whose stock it takes; null for what there is on any day. */
export type DayLine = CartLine & { datedStockId: number | null };

interface StockLine {
  productId: number;
  variantId: number | null;
  quantity: number;
  inventory: number;
  isBundle?: boolean;
}

export async function withDates<Line extends StockLine>(
  tx: EntityManager,
  lines: readonly Line[],
): Promise<(Line & OfDates)[]> {
  const rows = await fetchRows(tx, datesOf, [lines.map(({ productId }) => productId)]);
  return lines.map((line) => {
    const { productId, variantId, quantity: needed, inventory } = line;
    const dates = rows.filter((row) => row.productId === productId && row.variantId === variantId);
    return dates.length === 0 || line.isBundle ? line : { ...line, stock: { needed, inventory, dates } };
  });
}

export async function withBoxDays<Line extends { productId: number; isBundle: boolean }>(
  tx: EntityManager,
  lines: readonly Line[],
): Promise<(Line & { boxDays?: readonly BoxDay[] })[]> {
  const ids = lines.flatMap(({ productId, isBundle }) => (isBundle ? [productId] : []));
  if (ids.length === 0) return [...lines];
  const days = await fetchRows(tx, lastDaysOfBoxes, [ids]);
  return lines.map((line) => {
    const boxDays = days.filter(({ bundleId }) => bundleId === line.productId);
    return boxDays.length === 0 ? line : { ...line, boxDays };
  });
}

export const ofDays = <Line extends CartLine>(
  lines: readonly Line[],
  windows: readonly TakenWindow[],
): (Line & DayLine)[] =>
  lines.map((line) => {
    const window = windows.find(({ vendorId }) => vendorId === line.vendorId);
    const own = line.stock?.dates.find(({ date }) => date === window?.date);
    return { ...line, datedStockId: own?.id ?? null };
  });

/** @throws DELIVERY_NOT_POSSIBLE for what is there on dates alone, in a vendor order without a day */
export function refuseWithoutDay(lines: readonly CartLine[], chosen: readonly VendorOrderWay[]): void {
  const issues = [...new Set(lines.map(({ vendorId }) => vendorId))].flatMap((vendorId) => {
    const index = chosen.findIndex((way) => way.vendorId === vendorId);
    if (chosen[index]?.windowId != null) return [];
    const message = whyNotUndated(lines.filter((line) => line.vendorId === vendorId));
    const path = index < 0 ? 'shippingMethod' : `shares.${index}.method`;
    return message === null ? [] : [{ path, message }];
  });
  if (issues.length > 0) throw new DomainError('DELIVERY_NOT_POSSIBLE', issues);
}
