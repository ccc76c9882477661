import { backOnText } from '@farmgate/backend/contract/marketplace/back-on';
import { boxesLeftText, contentsOn, whyNoBox } from '@farmgate/backend/contract/marketplace/box-words';
import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import {
  CHECKOUT_METHODS,
  type CheckoutMethod,
  LOCAL_DELIVERY_MILES,
  TAX_BASIS_POINTS,
  ZIP_NEEDED,
  subtotalOf,
} from '@farmgate/backend/contract/marketplace/checkout';
import { mostOf } from '@farmgate/backend/contract/marketplace/dated-most';
import { depositOf, type LineToPay } from '@farmgate/backend/contract/marketplace/deposits/deposit';
import type { DeliveryView } from '@farmgate/backend/contract/marketplace/orders';
import type { OrderWays } from '@farmgate/backend/contract/marketplace/pickup/order-ways';
import {
  type DeliveryPrice,
  type Discount,
  type LineToPrice,
  type PricedOrder,
  priceOrder,
} from '@farmgate/backend/contract/marketplace/price-order';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import {
  type ShopperPlace,
  type Way,
  reachOf,
  shipsWhere,
  wholeMiles,
} from '@farmgate/backend/contract/marketplace/reach';
import { deliveryPricesOf, whyTooLittle } from '@farmgate/backend/contract/marketplace/seller-terms';
import type { TaxMode } from '@farmgate/backend/contract/marketplace/tax';
import { hasChoice, nameWithVariant } from '@farmgate/backend/contract/marketplace/variant-words';
import { type ListedLine, listPrice } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import {
  byWeightOf,
  pricesOfMany,
  quantityText,
  type WeightPrices,
} from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { unitsOf } from '../parts/cart/cart-changes';
import { priceInCents } from '../parts/product-price';

type Items = readonly CartItemView[];

/** @returns what a line is known by: the same product in two options is two lines */
export const lineKey = ({ product, variant }: Pick<CartItemView, 'product' | 'variant'>): string =>
  `${product.id}-${variant?.id ?? 0}`;

/** @returns "Eggs, Flat of 30" */
export const lineName = ({ product, variant }: Pick<CartItemView, 'product' | 'variant'>): string =>
  nameWithVariant(product.name, variant?.name);

export interface VendorItems {
  vendor: ProductView['vendor'];
  items: CartItemView[];
}

/** @returns the lines by vendor; vendors and lines in the order in which they came into the cart */
export function groupByVendor(items: Items): VendorItems[] {
  const groups = new Map<number, VendorItems>();
  for (const item of items) {
    const { vendor, vendorId } = item.product;
    const group = groups.get(vendorId) ?? { vendor, items: [] };
    group.items.push(item);
    groups.set(vendorId, group);
  }
  return [...groups.values()];
}

/** @returns the lines that can be bought as they stand */
export const buyable = (items: Items) => items.filter(({ problem }) => problem === null);

type SoldLine = Pick<CartItemView, 'product' | 'variant' | 'quantity'>;

/** @returns a line as the contract's rules price it, in whole cents */
export const listedLine = ({ product, variant, quantity }: SoldLine): ListedLine => ({
  ...{ unitPrice: priceInCents(product), quantity },
  byWeight: variant?.weight && byWeightOf(variant.weight),
});

/** @returns what a line costs, in cents */
export const lineCents = (line: SoldLine): number => listPrice(listedLine(line));

/** @returns what a line costs by weight, about and at most; null for what is sold each */
export function lineWeightPrices({
  variant,
  quantity,
}: Pick<CartItemView, 'variant' | 'quantity'>): WeightPrices | null {
  return variant?.weight ? pricesOfMany(byWeightOf(variant.weight), quantity) : null;
}

/** @returns how many there are of a line, or how much: "3", "1.25 lb" */
export const amountOfLine = ({ variant }: Pick<CartItemView, 'variant'>, quantity: number): string =>
  variant?.weight ? quantityText(variant.weight, quantity) : String(quantity);

/** @returns whether something that can be bought is weighed first: then the totals are the most */
export const isAtMost = (items: Items): boolean => buyable(items).some(({ variant }) => variant?.weight);

/** @returns what the lines cost that can be bought, in cents */
export const subtotalCents = (items: Items): number => subtotalOf(buyable(items).map(listedLine));

/** The flat rate, hundredths of a percent by product (null where no rule says), or not known yet. */
export type CartTax = 'flat' | 'unknown' | ReadonlyMap<number, number | null>;

/**
 * @param taxes as the checkout was told; undefined while it was not
 * @param mode as the page was told
 * @returns what the lines are taxed at: known where each of them is
 */
export function cartTax(
  items: Items,
  method: CheckoutMethod | '',
  taxes: DeliveryView['taxes'] | undefined,
  mode: TaxMode,
): CartTax {
  if (taxes === null || (taxes === undefined && mode === 'flat')) return 'flat';
  const rates = taxes?.find((one) => one.method === method)?.rates;
  if (!rates) return 'unknown';
  const byProduct = new Map(rates.map(({ productId, basisPoints }) => [productId, basisPoints]));
  return buyable(items).every(({ product }) => byProduct.has(product.id)) ? byProduct : 'unknown';
}

const rateFor = (tax: CartTax, productId: number): number | null => {
  if (tax === 'flat') return TAX_BASIS_POINTS;
  return tax === 'unknown' ? null : (tax.get(productId) ?? null);
};

/** @returns the vendors of some lines, each once */
const vendorsOf = (items: Items): VendorItems['vendor'][] => [
  ...new Map(items.map(({ product: { vendor } }) => [vendor.id, vendor])).values(),
];

/** On what terms a cart is added up, beside the prices of its vendors. */
export interface CartTerms {
  tax?: CartTax;
  discounts?: readonly Discount[];
  /** Where vendors each have their own way. */
  ways?: OrderWays;
  /** Of the vendors whose delivery zones bring their part. */
  zonePrices?: ReadonlyMap<number, DeliveryPrice>;
}

/** A line of a cart that is priced. */
export type CartLine = LineToPrice & Pick<LineToPay, 'deposit'>;

/** @returns what of each of a line is paid now; null where all of it is */
export function lineDeposit({ product, variant }: Pick<CartItemView, 'product' | 'variant'>) {
  if (!product.deposit) return null;
  const { amount, ...terms } = product.deposit;
  const cents = amount === null ? null : Math.round(amount * 100);
  const unit = { price: priceInCents(product), ownDeposit: null, isByWeight: variant?.weight !== undefined };
  // The server says no deposit whose day has come.
  return depositOf({ ...terms, cents }, unit, '');
}

/**
 * @returns what the cart costs in all, in cents; what cannot be bought as it stands is left out, and a tax
 * that is not known
 */
export const cartTotals = (
  items: Items,
  method: CheckoutMethod,
  { tax = 'flat', discounts = [], ways = { method }, zonePrices = new Map() }: CartTerms = {},
): PricedOrder<CartLine> =>
  priceOrder(
    buyable(items).map((item) => ({
      ...listedLine(item),
      vendorId: item.product.vendorId,
      productId: item.product.id,
      taxBasisPoints: rateFor(tax, item.product.id),
      deposit: lineDeposit(item),
    })),
    {
      ...ways,
      deliveryPrices: new Map([...deliveryPricesOf(vendorsOf(items), ways), ...zonePrices]),
      discounts,
    },
  );

/** @returns whether a vendor of some lines has a price of its own for a method */
export const hasOwnPrice = (items: Items, method: CheckoutMethod): boolean =>
  deliveryPricesOf(vendorsOf(buyable(items)), { method }).size > 0;

/** @returns the vendors who ask for more than what can be bought comes to, and what is missing, in words */
export const belowMinimum = (items: Items): { vendor: VendorItems['vendor']; message: string }[] =>
  groupByVendor(buyable(items)).flatMap(({ vendor, items: own }) => {
    const message = whyTooLittle(vendor, subtotalCents(own));
    return message ? [{ vendor, message }] : [];
  });

/** @returns how many units of the cart can be bought as they stand */
export const buyableUnits = (items: Items): number =>
  buyable(items).reduce((sum, item) => sum + unitsOf(item), 0);

const awayText = ({ businessName, backOn }: VendorItems['vendor']) =>
  `${businessName} is away.${backOn ? ` ${backOnText(backOn)}` : ''}`;

/** What is the matter with a box. */
const incompleteText = ({ box }: ProductView) =>
  (box && whyNoBox(contentsOn(box))) ?? 'This box can’t be packed now.';

/** @returns why a line cannot be bought as it stands, in words */
export function problemText({
  problem,
  product,
  variant,
}: Pick<CartItemView, 'problem' | 'product' | 'variant'>): string | null {
  if (problem === 'unavailable') return 'No longer available';
  if (problem === 'no-option')
    return hasChoice(product) ? 'Now sold in several options' : 'Now sold in another size or option';
  if (problem === 'incomplete') return incompleteText(product);
  if (problem === 'sold-out') return 'Sold out';
  if (problem === 'away') return awayText(product.vendor);
  if (problem !== 'too-many') return null;
  const left = mostOf(product);
  return product.box ? boxesLeftText(left) : `Only ${amountOfLine({ variant }, left)} left`;
}

/** @returns whether one way of delivery may serve everything, once the address is known */
export const canReachBuyer = ({ options }: Pick<DeliveryView, 'options'>): boolean =>
  options.some(({ reason }) => reason === null || reason === ZIP_NEEDED);

/** The least first: what one line cannot do, the whole cannot. */
const WAYS: readonly Way[] = ['not-offered', 'too-far', 'depends', 'possible'];

export interface SharedWay {
  way: Way;
  /** It is open to some of the lines, and not to all. */
  isPartial: boolean;
}

/** @returns what each way comes to for all of some lines together; `place` is null without a ZIP code */
export function sharedWays(items: Items, place: ShopperPlace | null): Record<CheckoutMethod, SharedWay> {
  const reaches = items.map(({ product }) => reachOf(product.shippingMethods, product.vendor, place));
  const shared = (method: CheckoutMethod): SharedWay => {
    const ways = reaches.map(({ ways: own }) => WAYS.indexOf(own[method]));
    const least = Math.min(...ways, WAYS.length - 1);
    return { way: WAYS[least] ?? 'possible', isPartial: least === 0 && ways.some((way) => way > 0) };
  };
  return Object.fromEntries(CHECKOUT_METHODS.map((method) => [method, shared(method)])) as Record<
    CheckoutMethod,
    SharedWay
  >;
}

/** @returns whether a way is, or may turn out to be, possible */
export const isOpenWay = ({ way }: SharedWay): boolean => way === 'possible' || way === 'depends';

/**
 * @returns as what the cart is added up: shipped where it can be, else what is left; null without a way. A
 * pickup that is too far is none before the checkout asked about it.
 */
export function likelyMethod(ways: Record<CheckoutMethod, SharedWay>): CheckoutMethod | null {
  const order: CheckoutMethod[] = ['shipping', 'local_delivery', 'pickup'];
  return order.find((method) => isOpenWay(ways[method])) ?? null;
}

/**
 * @param miles to the farthest pickup; null without a ZIP code
 * @returns what the cart says of shipping instead of its price; undefined where it has a price
 */
export function shippingWords(
  ways: Record<CheckoutMethod, SharedWay>,
  miles: number | null,
): string | undefined {
  const method = likelyMethod(ways);
  if (method !== null) return method === 'pickup' ? 'Free pickup' : undefined;
  return ways.pickup.way === 'too-far' && miles !== null
    ? `Pickup is ${wholeMiles(miles)} away`
    : 'Not available for every item';
}

/** @returns whole miles to where a vendor hands things over; null without a ZIP code */
export const milesTo = (vendor: VendorItems['vendor'], place: ShopperPlace | null): number | null =>
  reachOf([], vendor, place).miles;

/** @returns whole miles to the farthest of some vendors; null without a ZIP code */
export const farthestOf = (items: Items, place: ShopperPlace | null): number | null =>
  place && Math.max(0, ...items.map(({ product }) => milesTo(product.vendor, place) ?? 0));

const PARTIAL: Record<CheckoutMethod, string> = {
  pickup: 'Not every item can be picked up',
  local_delivery: 'Not every item can be delivered locally',
  shipping: 'Not every item ships',
};

const TEXTS: Record<
  CheckoutMethod,
  Record<Way, (vendor: VendorItems['vendor'], place: ShopperPlace | null) => string>
> = {
  pickup: {
    possible: (vendor, place) =>
      `Pickup in ${vendor.city}, ${vendor.state}, ${wholeMiles(milesTo(vendor, place) ?? 0)} away`,
    depends: ({ city, state }) => `Pickup in ${city}, ${state}`,
    'too-far': (vendor, place) =>
      `Pickup in ${vendor.city}, ${vendor.state} is ${wholeMiles(milesTo(vendor, place) ?? 0)} away`,
    'not-offered': () => 'No pickup',
  },
  local_delivery: {
    possible: (_, place) => `Delivers to ${place?.zipCode}`,
    depends: () => `Delivers within ${LOCAL_DELIVERY_MILES} miles`,
    'too-far': (_, place) => `Doesn’t deliver to ${place?.zipCode}`,
    'not-offered': () => 'No local delivery',
  },
  shipping: {
    possible: () => 'Ships',
    depends: (vendor) => `Ships ${shipsWhere(['nationwide_shipping'], vendor)}`,
    'too-far': ({ state, shippingStates }, place) =>
      shippingStates ? `Doesn’t ship to ${place?.state}` : `Ships within ${state} only`,
    'not-offered': () => 'Doesn’t ship',
  },
};

/** @returns what a way comes to for one vendor's lines, in a few words */
export const wayText = (
  method: CheckoutMethod,
  { way, isPartial }: SharedWay,
  vendor: VendorItems['vendor'],
  place: ShopperPlace | null,
): string => (isPartial ? PARTIAL[method] : TEXTS[method][way](vendor, place));
