/** A vendor's own terms, and what they come to: the same on the screens and on the server. Free of zod. */
import { amountOf, centsOf, dollars, dollarsShort } from '../shared/money.js';
import {
  type CheckoutMethod,
  FREE_SHIPPING_ABOVE_CENTS,
  LOCAL_DELIVERY_CENTS,
  NATIONWIDE_SHIPPING_CENTS,
} from './checkout.js';
import { type OrderWays, wayOf } from './pickup/order-ways.js';
import type { DeliveryPrice } from './price-order.js';

/** In dollars, as the contract carries it. */
export interface DeliveryPriceView {
  price: number;
  /** Free from so much of the vendor's products up; null where it never is. */
  freeFrom: number | null;
}

/** What a vendor set instead of the standard, in dollars; what is left out is the standard. */
export interface SellerTermsView {
  shipping?: DeliveryPriceView | undefined;
  localDelivery?: DeliveryPriceView | undefined;
  /** The least that an order from this vendor comes to, before discounts. */
  minimumOrder?: number | undefined;
}

/** The same as its columns have it, in cents; null is the standard. */
export interface SellerTermsRow {
  shippingPrice: number | null;
  shippingFreeFrom: number | null;
  deliveryPrice: number | null;
  deliveryFreeFrom: number | null;
  minimumOrder: number | null;
}

/** A vendor's price for bringing or sending an order in one way; null where it has the standard price. */
export function ownPrice(
  { shipping, localDelivery }: SellerTermsView,
  method: CheckoutMethod,
): DeliveryPrice | null {
  const own = method === 'shipping' ? shipping : method === 'local_delivery' ? localDelivery : undefined;
  if (!own) return null;
  return { cents: cents(own.price), freeFrom: own.freeFrom === null ? null : cents(own.freeFrom) };
}

/** @returns the vendors with a price of their own for their way, for `priceOrder` */
export function deliveryPricesOf(
  vendors: readonly { id: number; terms?: SellerTermsView | undefined }[],
  ways: OrderWays,
): Map<number, DeliveryPrice> {
  const own = vendors.map(({ id, terms = {} }) => [id, ownPrice(terms, wayOf(ways, id))] as const);
  return new Map(own.filter((pair): pair is [number, DeliveryPrice] => pair[1] !== null));
}

/** @returns what a vendor set; undefined where everything is the standard */
export function termsView(row: SellerTermsRow): SellerTermsView | undefined {
  const { shippingPrice, shippingFreeFrom, deliveryPrice, deliveryFreeFrom, minimumOrder } = row;
  const view = {
    ...(shippingPrice !== null && { shipping: priceView(shippingPrice, shippingFreeFrom) }),
    ...(deliveryPrice !== null && { localDelivery: priceView(deliveryPrice, deliveryFreeFrom) }),
    ...(minimumOrder !== null && { minimumOrder: amountOf(minimumOrder) }),
  };
  return Object.keys(view).length > 0 ? view : undefined;
}

const priceView = (price: number, freeFrom: number | null): DeliveryPriceView => ({
  price: amountOf(price),
  freeFrom: freeFrom === null ? null : amountOf(freeFrom),
});

/** Dollars of the contract become cents again. */
const cents = (amount: number): number => centsOf(amount) ?? 0;

/**
 * @param subtotal cents of the vendor's products, before discounts
 * @returns what an order lacks of a vendor's minimum, in a sentence; null where it is enough
 */
export function whyTooLittle(
  { businessName, terms }: { businessName: string; terms?: SellerTermsView | undefined },
  subtotal: number,
): string | null {
  const least = cents(terms?.minimumOrder ?? 0);
  if (subtotal >= least) return null;
  return `${businessName} asks for at least ${dollarsShort(least)}. Add ${dollars(least - subtotal)} more.`;
}

/** What everyone pays where the vendor set nothing. */
export const STANDARD_PRICES: Readonly<Record<'shipping' | 'local_delivery', DeliveryPrice>> = {
  shipping: { cents: NATIONWIDE_SHIPPING_CENTS, freeFrom: FREE_SHIPPING_ABOVE_CENTS + 1 },
  local_delivery: { cents: LOCAL_DELIVERY_CENTS, freeFrom: null },
};

/** @returns "from $60"; "above $50" for what is free a cent above whole dollars */
export const freeWords = (freeFrom: number): string =>
  freeFrom % 100 === 1 ? `above ${dollarsShort(freeFrom - 1)}` : `from ${dollarsShort(freeFrom)}`;

/** @returns "$8, free from $60", "$15, free above $50", "Free" */
export function priceWords({ cents: price, freeFrom }: DeliveryPrice): string {
  if (price === 0) return 'Free';
  return freeFrom === null ? dollarsShort(price) : `${dollarsShort(price)}, free ${freeWords(freeFrom)}`;
}

/**
 * @param isOffered whether a way is one that can be chosen; of others nothing is said
 * @returns what a vendor asks for, a few words each: "Shipping: $8, free from $60"
 */
export function termsSentences(
  terms: SellerTermsView,
  isOffered: (method: 'shipping' | 'local_delivery') => boolean = () => true,
): string[] {
  const shipping = isOffered('shipping') && ownPrice(terms, 'shipping');
  const delivery = isOffered('local_delivery') && ownPrice(terms, 'local_delivery');
  return [
    ...(shipping ? [`Shipping: ${priceWords(shipping)}`] : []),
    ...(delivery ? [`Local delivery: ${priceWords(delivery)}`] : []),
    ...(terms.minimumOrder ? [`Orders from ${dollarsShort(cents(terms.minimumOrder))}`] : []),
  ];
}
