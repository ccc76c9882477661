/**
 * What an order costs, line by line and vendor by vendor, in whole cents: the same on the screens and on the
 * server, whose figures count. Free of zod.
 */
import { shareOf, tenthsOf } from '../shared/money.js';
import { split } from '../shared/split.js';
import { CHECKOUT_METHODS, shippingCents, type Totals } from './checkout.js';
import { type OrderWays, wayOf } from './pickup/order-ways.js';
import { type ListedLine, listPrice } from './weight/by-weight.js';

/** A line that is to be priced. */
export interface LineToPrice extends ListedLine {
  vendorId: number;
  productId: number;
  /** Hundredths of a percent, with one decimal at most; null where no rule says: nothing is charged. */
  taxBasisPoints: number | null;
}

export type PricedLine<Line extends LineToPrice = LineToPrice> = Line & {
  /** At the list price. */
  totalPrice: number;
  discount: number;
  /** Of what is left after the discount. */
  tax: number;
};

/** What a vendor asks for bringing or sending goods, whatever it is that goes. */
export interface DeliveryPrice {
  cents: number;
  /** Free from goods of so much up; null where it never is. */
  freeFrom: number | null;
}

/** What a vendor takes off its own goods. */
export interface Discount {
  vendorId: number;
  kind: 'percent' | 'amount';
  /** Basis points of a percentage, cents of an amount. */
  value: number;
  /** What it is for; null for all that the vendor sells. */
  productIds: readonly number[] | null;
}

export interface PricingTerms extends OrderWays {
  /** Vendors with a price of their own for their way; all others of a way share its standard price. */
  deliveryPrices?: ReadonlyMap<number, DeliveryPrice>;
  /** One of each vendor at most. */
  discounts?: readonly Discount[];
}

/** A vendor order of an order. */
export interface PricedVendorOrder<Line extends LineToPrice = LineToPrice> extends Totals {
  vendorId: number;
  lines: PricedLine<Line>[];
}

export interface PricedOrder<Line extends LineToPrice = LineToPrice> extends Totals {
  /** In the order of the vendors' ids. */
  shares: PricedVendorOrder<Line>[];
}

/**
 * Prices an order so that lines add up to vendor orders and shares to the order, to the cent. Discounts come
 * first, each split among the lines it is for. Tax is rounded once for the whole order, then split among the
 * vendor orders, and in each among its lines, by what they owe. Vendors without a delivery price of their own
 * share the standard one of their way by their goods. Cents that are left over go to the largest remainders.
 */
export function priceOrder<Line extends LineToPrice>(
  lines: readonly Line[],
  { deliveryPrices = new Map(), discounts = [], ...ways }: PricingTerms,
): PricedOrder<Line> {
  const groups = groupByVendor(lines);
  const priced = groups.map(([vendorId, own]) => {
    const discount = discounts.find((one) => one.vendorId === vendorId);
    return { vendorId, lines: discountLines(own, discount) };
  });
  const goods = priced.map(({ lines: own }) => sum(own, goodsOf));
  const shippings = splitShipping(priced, goods, deliveryPrices, ways);
  const owed = priced.map(({ lines: own }) => own.map(taxOwed));
  const taxes = split(
    shareOf(sum(owed.flat(), Number), 0.1),
    owed.map((own) => sum(own, Number)),
  );
  const vendorOrders = priced.map(({ vendorId, lines: own }, index): PricedVendorOrder<Line> => {
    const tax = taxes[index] ?? 0;
    const lineTaxes = split(tax, owed[index] ?? []);
    const totals = {
      subtotal: sum(own, ({ totalPrice }) => totalPrice),
      discount: sum(own, ({ discount }) => discount),
      shipping: shippings[index] ?? 0,
      tax,
    };
    const taxed = own.map((line, at) => ({ ...line, tax: lineTaxes[at] ?? 0 }));
    return { vendorId, lines: taxed, ...totals, total: totalOf(totals) };
  });
  const totals = {
    subtotal: sum(vendorOrders, ({ subtotal }) => subtotal),
    discount: sum(vendorOrders, ({ discount }) => discount),
    shipping: sum(vendorOrders, ({ shipping }) => shipping),
    tax: sum(vendorOrders, ({ tax }) => tax),
  };
  return { ...totals, total: totalOf(totals), shares: vendorOrders };
}

/** @returns what goods are worth to the one who sells them: their list price without the discount */
export const goodsOf = ({ totalPrice, discount }: { totalPrice: number; discount: number }): number =>
  totalPrice - discount;

/** @returns hundred-thousandths of a cent */
const taxOwed = (line: LineToPrice & { totalPrice: number; discount: number }) =>
  goodsOf(line) * tenthsOf(line.taxBasisPoints ?? 0);

const totalOf = ({ subtotal, discount, shipping, tax }: Omit<Totals, 'total'>) =>
  subtotal - discount + shipping + tax;

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

function discountLines<Line extends LineToPrice>(
  lines: readonly Line[],
  discount: Discount | undefined,
): (Line & { totalPrice: number; discount: number })[] {
  const prices = lines.map(listPrice);
  const scope = lines.map(({ productId }, index) =>
    discount && (discount.productIds?.includes(productId) ?? true) ? (prices[index] ?? 0) : 0,
  );
  const off = discount ? discountCents(discount, sum(scope, Number)) : 0;
  const discounts = split(off, scope);
  return lines.map((line, index) => ({
    ...line,
    totalPrice: prices[index] ?? 0,
    discount: discounts[index] ?? 0,
  }));
}

/** @returns what a discount takes off goods of so much, in cents: never more than they cost */
export const discountCents = ({ kind, value }: Pick<Discount, 'kind' | 'value'>, cents: number): number =>
  kind === 'percent' ? shareOf(cents, value) : Math.min(value, cents);

/** @returns what an order of so much costs to send */
export const priceFor = ({ cents, freeFrom }: DeliveryPrice, goods: number): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : cents;

/** @returns what each vendor's delivery costs */
function splitShipping(
  vendorOrders: readonly { vendorId: number }[],
  goods: readonly number[],
  deliveryPrices: ReadonlyMap<number, DeliveryPrice>,
  ways: OrderWays,
): number[] {
  const methods = vendorOrders.map(({ vendorId }) => wayOf(ways, vendorId));
  const own = vendorOrders.map(({ vendorId }, index) =>
    methods[index] === 'pickup' ? undefined : deliveryPrices.get(vendorId),
  );
  const standard = CHECKOUT_METHODS.map((method) => {
    const those = goods.map((cents, index) => (own[index] || methods[index] !== method ? 0 : cents));
    return split(shippingCents(method, sum(those, Number)), those);
  });
  return goods.map((cents, index) => {
    const price = own[index];
    return price ? priceFor(price, cents) : sum(standard, (those) => those[index] ?? 0);
  });
}

function groupByVendor<Line extends LineToPrice>(lines: readonly Line[]): [number, Line[]][] {
  const groups = new Map<number, Line[]>();
  for (const line of lines) groups.set(line.vendorId, [...(groups.get(line.vendorId) ?? []), line]);
  return [...groups].sort(([a], [b]) => a - b);
}
