import {
  FREE_SHIPPING_ABOVE_CENTS,
  LOCAL_DELIVERY_CENTS,
  LOCAL_DELIVERY_MILES,
  NATIONWIDE_SHIPPING_CENTS,
  REGIONAL_SHIPPING_CENTS,
} from '@farmgate/backend/contract/marketplace/checkout';
import { nationwideText, offeredTo, shipsWhere } from '@farmgate/backend/contract/marketplace/reach';
import {
  type SellerTermsView,
  freeWords,
  ownPrice,
} from '@farmgate/backend/contract/marketplace/seller-terms';
import { SHIPPING_METHODS, type ShippingMethod } from '@farmgate/backend/contract/marketplace/shop';
import { dollars } from '@farmgate/backend/contract/shared/money';

/** Whole dollars without cents: "$15". */
const price = (cents: number) => dollars(cents).replace(/\.00$/, '');

export interface ShippingTerm {
  method: ShippingMethod;
  /** "Free", "$15" */
  price: string;
  /** Where to, and what may make it cheaper. */
  terms: string;
}

const termsOf = (offered: readonly string[]): Record<ShippingMethod, Omit<ShippingTerm, 'method'>> => ({
  pickup: { price: 'Free', terms: 'You pick it up from the vendor.' },
  local_delivery: { price: price(LOCAL_DELIVERY_CENTS), terms: `Within ${LOCAL_DELIVERY_MILES} miles.` },
  regional_shipping: { price: price(REGIONAL_SHIPPING_CENTS), terms: 'Within the state.' },
  nationwide_shipping: {
    price: price(NATIONWIDE_SHIPPING_CENTS),
    terms: `Ships ${offeredTo(offered)}. Free above ${price(FREE_SHIPPING_ABOVE_CENTS)}.`,
  },
});

/**
 * @param own a vendor's prices, where it has some
 * @param offered states that it ships to
 * @returns every way in which goods reach people, with its price
 */
export const shippingTermsOf = (
  own: SellerTermsView | undefined,
  offered: readonly string[],
): ShippingTerm[] =>
  SHIPPING_METHODS.map((method) => ({ method, ...termsOf(offered)[method] })).map((term) => {
    const given = term.method === 'pickup' ? null : ownPrice(own ?? {}, METHODS[term.method]);
    if (!given) return term;
    const where = term.terms.split('. ')[0]?.replace(/\.$/, '') ?? '';
    const free = given.freeFrom !== null && given.cents > 0 ? ` Free ${freeWords(given.freeFrom)}.` : '';
    return { ...term, price: given.cents === 0 ? 'Free' : price(given.cents), terms: `${where}.${free}` };
  });

const METHODS = {
  local_delivery: 'local_delivery',
  regional_shipping: 'shipping',
  nationwide_shipping: 'shipping',
} as const;

/** @returns whether a parcel has to be made ready: what is only picked up does not ship */
export const isSent = (methods: readonly ShippingMethod[]): boolean =>
  methods.some((method) => method !== 'pickup');

/** @returns where a product can be had, in sentences; what ships nationwide ships within its state, too */
export function waySentences(
  methods: readonly ShippingMethod[],
  vendor: { city: string; state: string; shippingStates?: readonly string[] | undefined },
  offered: readonly string[],
): string[] {
  const { city, state, shippingStates = [] } = vendor;
  const sentences: Record<ShippingMethod, string> = {
    pickup: `Pickup in ${city}, ${state}`,
    local_delivery: `Local delivery within ${LOCAL_DELIVERY_MILES} miles`,
    regional_shipping: `Ships within ${state}`,
    nationwide_shipping:
      shippingStates.length > 0 ? `Ships ${shipsWhere(methods, vendor)}` : nationwideText(offered),
  };
  const isSaid = (method: ShippingMethod) =>
    methods.includes(method) && !(method === 'regional_shipping' && methods.includes('nationwide_shipping'));
  return SHIPPING_METHODS.filter(isSaid).map((method) => sentences[method]);
}
