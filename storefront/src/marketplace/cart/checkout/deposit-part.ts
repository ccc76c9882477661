import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { PaymentMethod } from '@farmgate/backend/contract/marketplace/checkout';
import {
  depositOf,
  type LineDeposit,
  payableNow,
} from '@farmgate/backend/contract/marketplace/deposits/deposit';
import type { DepositView } from '@farmgate/backend/contract/marketplace/deposits/deposit-fields';
import { chargeText, unpaidText } from '@farmgate/backend/contract/marketplace/deposits/deposit-words';
import type { PricedOrder } from '@farmgate/backend/contract/marketplace/price-order';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { buyable, groupByVendor, isAtMost } from '../cart-rules';
import { priceInCents } from '../../parts/product-price';

/** What of a cart is paid now, in cents, and the terms of the rest. */
export interface DepositPart {
  now: number;
  /** The most, where something is weighed first. */
  balance: number;
  isAtMost: boolean;
  terms: DepositView;
  vendor: string;
}

const lineDeposit = ({ product, variant }: CartItemView): LineDeposit | null => {
  const { deposit } = product;
  if (!deposit) return null;
  const { amount, ...terms } = deposit;
  const cents = amount === null ? null : Math.round(amount * 100);
  const unit = { price: priceInCents(product), ownDeposit: null, isByWeight: variant?.weight !== undefined };
  // The server says no deposit whose day has come.
  return depositOf({ ...terms, cents }, unit, '');
};

/** @param priced the same cart @returns what is paid now and later; null where all of it is paid now */
export function depositPart(
  items: readonly CartItemView[],
  { shares, shipping, total }: PricedOrder,
): DepositPart | null {
  const sold = buyable(items);
  const lines = shares.flatMap((share) => share.lines);
  const own = groupedByLine(sold, lines);
  const now = payableNow(own, shipping);
  const first = sold.find((item) => lineDeposit(item) !== null);
  if (now === null || now >= total || !first?.product.deposit) return null;
  return {
    now,
    balance: total - now,
    isAtMost: isAtMost(items),
    terms: first.product.deposit,
    vendor: first.product.vendor.businessName,
  };
}

type PricedLines = PricedOrder['shares'][number]['lines'];

/** The lines of a priced cart are by vendor, and in each as they are in the cart. */
function groupedByLine(items: readonly CartItemView[], lines: PricedLines) {
  const inOrder = [...groupByVendor(items)]
    .sort((one, other) => one.vendor.id - other.vendor.id)
    .flatMap((group) => group.items);
  return lines.map((line, index) => {
    const item = inOrder[index];
    const deposit = item ? lineDeposit(item) : null;
    return { ...line, deposit, isByWeight: item?.variant?.weight !== undefined };
  });
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
