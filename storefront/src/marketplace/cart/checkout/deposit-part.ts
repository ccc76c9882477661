import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { PaymentMethod } from '@farmgate/backend/contract/marketplace/checkout';
import { payableNow } from '@farmgate/backend/contract/marketplace/deposits/deposit';
import type { DepositView } from '@farmgate/backend/contract/marketplace/deposits/deposit-fields';
import { chargeText, unpaidText } from '@farmgate/backend/contract/marketplace/deposits/deposit-words';
import type { PricedOrder } from '@farmgate/backend/contract/marketplace/price-order';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { buyable, type CartLine, groupByVendor, isAtMost, lineDeposit } from '../cart-rules';

/** What of a cart is paid now, in cents, and the terms of the rest. */
export interface DepositPart {
  now: number;
  /** The most, where something is weighed first. */
  balance: number;
  isAtMost: boolean;
  terms: DepositView;
  vendor: string;
}

/** @param priced the same cart @returns what is paid now and later; null where all of it is paid now */
export function depositPart(
  items: readonly CartItemView[],
  priced: PricedOrder<CartLine>,
): DepositPart | null {
  const now = payableNow(
    priced.shares.flatMap(({ lines }) => lines),
    priced,
  );
  const first = buyable(items).find((item) => lineDeposit(item) !== null);
  if (now === null || !first?.product.deposit) return null;
  return {
    now,
    balance: priced.total - now,
    isAtMost: isAtMost(items),
    terms: first.product.deposit,
    vendor: first.product.vendor.businessName,
  };
}

/** @returns whom a cart with a deposit has to be split for: two vendors cannot be paid in parts at once */
export function depositAlone(
  items: readonly CartItemView[],
): { vendorId: number; vendor: string; message: string } | null {
  const first = buyable(items).find((item) => lineDeposit(item) !== null);
  if (!first || groupByVendor(buyable(items)).length < 2) return null;
  const { name, vendor, vendorId } = first.product;
  const message = `${name} asks for a deposit. Please check out with ${vendor.businessName} by itself.`;
  return { vendorId, vendor: vendor.businessName, message };
}

/** @returns what happens with the balance */
export function depositWords(
  { balance, isAtMost: most, terms, vendor }: DepositPart,
  method: PaymentMethod,
): string {
  if (method === 'cash') return 'A deposit is paid online. Please choose another way to pay.';
  return `${chargeText(terms, `${most ? 'at most ' : ''}${dollars(balance)}`, method)} ${unpaidText(terms, vendor)}`;
}
