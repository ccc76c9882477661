import { FREE_SHIPPING_ABOVE_CENTS } from '@farmgate/backend/contract/marketplace/checkout';
import type { DeliveryPrice } from '@farmgate/backend/contract/marketplace/price-order';
import { priceFor } from '@farmgate/backend/contract/marketplace/price-order';
import { STANDARD_PRICES } from '@farmgate/backend/contract/marketplace/seller-terms';
import type { VendorTerms } from '@farmgate/backend/contract/marketplace/vendor-terms';
import { centsOf, dollars, dollarsShort } from '@farmgate/backend/contract/shared/money';
import { changesSince, seenIn } from '../../../ui/forms/meanwhile';

/** What the form of a vendor's terms holds, as it was typed. */
export interface TermsValues {
  isOwnShipping: boolean;
  shippingPrice: string;
  shippingFreeFrom: string;
  isOwnDelivery: boolean;
  deliveryPrice: string;
  deliveryFreeFrom: string;
  minimumOrder: string;
}

/** @returns "8.50", "60" */
export const amountField = (amount: number | null): string =>
  amount === null ? '' : amount.toFixed(2).replace(/\.00$/, '');

/** @returns a vendor's terms as the form shows them; standard prices are there to start from */
export const termsValues = ({ shipping, localDelivery, minimumOrder }: VendorTerms): TermsValues => ({
  isOwnShipping: shipping !== null,
  shippingPrice: amountField(shipping?.price ?? STANDARD_PRICES.shipping.cents / 100),
  shippingFreeFrom: amountField(shipping ? shipping.freeFrom : FREE_SHIPPING_ABOVE_CENTS / 100),
  isOwnDelivery: localDelivery !== null,
  deliveryPrice: amountField(localDelivery?.price ?? STANDARD_PRICES.local_delivery.cents / 100),
  deliveryFreeFrom: amountField(localDelivery?.freeFrom ?? null),
  minimumOrder: amountField(minimumOrder),
});

const orNull = (text: string) => plain(text) || null;
/** "$1,250" is 1250. */
const plain = (text: string) => text.replace(/[$,\s]/g, '');

/**
 * @param seen what the form was filled with: only what is changed since is written
 * @returns what is sent; the server reads what was typed
 */
export function termsRequest(values: TermsValues, seen: VendorTerms) {
  const request = requestOf(values);
  return { ...request, was: seenIn(seen, Object.keys(changesSince(requestOf(termsValues(seen)), request))) };
}

const requestOf = (values: TermsValues) => ({
  shipping: values.isOwnShipping
    ? { price: plain(values.shippingPrice), freeFrom: orNull(values.shippingFreeFrom) }
    : null,
  localDelivery: values.isOwnDelivery
    ? { price: plain(values.deliveryPrice), freeFrom: orNull(values.deliveryFreeFrom) }
    : null,
  minimumOrder: orNull(values.minimumOrder),
});

const FIELDS: Readonly<Record<string, keyof TermsValues>> = {
  'shipping.price': 'shippingPrice',
  'shipping.freeFrom': 'shippingFreeFrom',
  'localDelivery.price': 'deliveryPrice',
  'localDelivery.freeFrom': 'deliveryFreeFrom',
  minimumOrder: 'minimumOrder',
};

/** @returns the form's field that a path of the request is in */
export const termsFieldAt = (path: string): keyof TermsValues | null => FIELDS[path] ?? null;

/** @returns what was typed as a price; null while it is none */
export function typedPrice(price: string, freeFrom: string): DeliveryPrice | null {
  const cents = centsOf(plain(price));
  const free = orNull(freeFrom) === null ? null : centsOf(plain(freeFrom));
  if (cents === null || (orNull(freeFrom) !== null && free === null)) return null;
  return { cents, freeFrom: free };
}

const EXAMPLE_CENTS = 3_000;

/** @returns what customers then pay: "A $30 order shipped costs your customer $8.00." */
export function previewSentence(price: DeliveryPrice | null, verb: 'shipped' | 'delivered'): string | null {
  if (!price) return null;
  const { freeFrom } = price;
  const cents = priceFor(price, EXAMPLE_CENTS);
  const example = `A ${dollarsShort(EXAMPLE_CENTS)} order ${verb} costs your customer ${cents === 0 ? 'nothing extra' : dollars(cents)}.`;
  if (freeFrom === null || freeFrom <= EXAMPLE_CENTS || price.cents === 0) return example;
  return `${example} From ${dollarsShort(freeFrom)} up it’s free.`;
}
