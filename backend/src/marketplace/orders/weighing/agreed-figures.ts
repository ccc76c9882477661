import type { EntityManager } from 'typeorm';
import type { Totals } from '../../../contract/marketplace/checkout.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import { finalVendorOrder } from './final-vendor-order.rules.js';
import { isUnweighed } from './line-weight.view.js';
import { fixedDiscounts } from './weighing.sql.js';

/** What vendor orders cost at most since their buyer said yes to more, in whole cents, by their ids. */
export type AgreedFigures = ReadonlyMap<number, Totals>;

/** A vendor order without a yes to more is not among them. */
export async function agreedFigures(
  tx: EntityManager,
  vendorOrders: readonly LoadedVendorOrder[],
): Promise<AgreedFigures> {
  const agreed = vendorOrders
    .filter(({ status }) => status !== 'cancelled')
    .map((vendorOrder) => ({ vendorOrder, prices: agreedPrices(vendorOrder) }))
    .filter(({ prices }) => prices.size > 0);
  if (agreed.length === 0) return new Map();
  const fixed = await fetchRows(tx, fixedDiscounts, [agreed.map(({ vendorOrder }) => vendorOrder.id)]);
  const centsOf = new Map(fixed.map(({ id, cents }) => [id, cents]));
  return new Map(
    agreed.map(({ vendorOrder, prices }) => {
      const fixedDiscount = centsOf.get(vendorOrder.id) ?? null;
      return [
        vendorOrder.id,
        finalVendorOrder({ ...vendorOrder, fixedDiscount }, vendorOrder.items, prices).vendorOrder,
      ];
    }),
  );
}

function agreedPrices({ items }: LoadedVendorOrder): Map<number, number> {
  return new Map(
    items.flatMap((line) =>
      isUnweighed(line) && line.agreedPrice !== null && line.agreedPrice > line.totalPrice
        ? [[line.id, line.agreedPrice] as const]
        : [],
    ),
  );
}

export function agreedTotal(
  vendorOrders: readonly LoadedVendorOrder[],
  agreed: AgreedFigures,
): Totals | undefined {
  if (agreed.size === 0) return undefined;
  const own = vendorOrders.map((vendorOrder) => agreed.get(vendorOrder.id) ?? vendorOrder);
  const sum = (of: (totals: Totals) => number) => own.reduce((all, totals) => all + of(totals), 0);
  return {
    subtotal: sum(({ subtotal }) => subtotal),
    discount: sum(({ discount }) => discount),
    shipping: sum(({ shipping }) => shipping),
    tax: sum(({ tax }) => tax),
    total: sum(({ total }) => total),
  };
}
