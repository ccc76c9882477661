import { subtotalOf } from '../../../contract/marketplace/checkout.js';
import type { OrderWays } from '../../../contract/marketplace/pickup/order-ways.js';
import type { DeliveryPrice, Discount, PricingTerms } from '../../../contract/marketplace/price-order.js';
import { deliveryPricesOf, termsView, whyTooLittle } from '../../../contract/marketplace/seller-terms.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { LockedLine } from './place-order.sql.js';

/** @param zonePrices of vendors whose zones bring their part, instead of their own price */
export const termsOf = (
  lines: readonly LockedLine[],
  ways: OrderWays,
  discounts: readonly Discount[],
  zonePrices: ReadonlyMap<number, DeliveryPrice>,
): PricingTerms => ({
  ...ways,
  deliveryPrices: new Map([
    ...deliveryPricesOf(
      lines.map((line) => ({ id: line.vendorId, terms: termsView(line) })),
      ways,
    ),
    ...zonePrices,
  ]),
  discounts,
});

/** @throws ORDER_BELOW_MINIMUM naming each vendor who asks for more, and what is missing */
export function refuseTooLittle(lines: readonly LockedLine[]): void {
  const vendors = new Map(lines.map((line) => [line.vendorId, line]));
  const issues = [...vendors.values()].flatMap(({ vendorId, vendorName, ...line }) => {
    const subtotal = subtotalOf(lines.filter((one) => one.vendorId === vendorId));
    const message = whyTooLittle({ businessName: vendorName, terms: termsView(line) }, subtotal);
    return message ? [{ path: `vendors.${vendorId}`, message }] : [];
  });
  if (issues.length > 0) throw new DomainError('ORDER_BELOW_MINIMUM', issues);
}
