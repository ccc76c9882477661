import type { Totals } from '../../../contract/marketplace/checkout.js';
import { subtotalOf } from '../../../contract/marketplace/checkout.js';
import { basisPointsOf, shareOf, split } from '../../../contract/shared/money.js';

/** A line of an order with whose it is; money in cents. */
export interface SaleLine {
  vendorId: number;
  commissionRate: string;
  unitPrice: number;
  quantity: number;
}

/** A vendor's share of an order; money in cents. */
export interface Share<Line extends SaleLine> extends Totals {
  vendorId: number;
  commissionRate: string;
  commission: number;
  lines: Line[];
}

/**
 * Splits an order among its vendors, in the order of their ids: each has its own lines, and of tax and
 * shipping what its lines are of the subtotal (largest remainder), so that the shares add up to the order to
 * the cent. The commission is taken of the lines alone.
 */
export function splitByVendor<Line extends SaleLine>(lines: readonly Line[], totals: Totals): Share<Line>[] {
  const byVendor = groupByVendor(lines);
  const subtotals = byVendor.map(([, own]) => subtotalOf(own));
  const taxes = split(totals.tax, subtotals);
  const shippings = split(totals.shipping, subtotals);
  return byVendor.map(([vendorId, own], index) => {
    const [subtotal = 0, tax = 0, shipping = 0] = [subtotals[index], taxes[index], shippings[index]];
    const commissionRate = own[0]?.commissionRate ?? '0';
    return {
      vendorId,
      lines: own,
      subtotal,
      tax,
      shipping,
      total: subtotal + tax + shipping,
      commissionRate,
      commission: shareOf(subtotal, basisPointsOf(commissionRate) ?? 0),
    };
  });
}

function groupByVendor<Line extends SaleLine>(lines: readonly Line[]): [number, Line[]][] {
  const groups = new Map<number, Line[]>();
  for (const line of lines) groups.set(line.vendorId, [...(groups.get(line.vendorId) ?? []), line]);
  return [...groups].sort(([a], [b]) => a - b);
}
