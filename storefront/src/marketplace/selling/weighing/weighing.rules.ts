import { shortDayText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { LineToWeigh, OrderToWeigh } from '@farmgate/backend/contract/marketplace/weight/weighing';
import {
  compareWeights,
  sumOfWeights,
  timesWeight,
} from '@farmgate/backend/contract/marketplace/weight/weight';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import { countOf } from '../../../lib/format/format';
import { amountText } from '../../parts/amount-text';

/** One package of an order, and what it weighs as the scale showed it; null until it is weighed. */
export interface Package {
  key: string;
  order: OrderToWeigh;
  line: LineToWeigh;
  number: number;
  weight: string | null;
}

/** Money in whole cents; null for those who do not see it. */
export interface Total {
  /** Of all packages together. */
  weight: string;
  price: number | null;
  most: number | null;
  /** What the packages come to more, which is not charged. */
  off: number;
  weighed: number;
  missing: number;
}

export type WeighBy = 'order' | 'product';

export const keyOf = (order: OrderToWeigh, line: LineToWeigh, number: number): string =>
  [order.id, line.id, number].join('.');

/** @returns the packages of a line: those that there have to be, and more where it was cut into more */
export function packagesOfLine(order: OrderToWeigh, line: LineToWeigh): Package[] {
  const last = Math.max(line.packages, ...line.weighings.map(({ package: number }) => number));
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((number) => {
    const weight = weightOf(line, number);
    const isNeeded = weight !== null || (missingOf(line) > 0 && number <= line.packages);
    return isNeeded ? [{ key: keyOf(order, line, number), order, line, number, weight }] : [];
  });
}

const weightOf = ({ weighings }: LineToWeigh, number: number): string | null =>
  weighings.find((one) => one.package === number)?.weight ?? null;

const missingOf = ({ packages, weighings }: LineToWeigh) => Math.max(packages - weighings.length, 0);

/** @returns the package that a key names, also one that its line does not have yet; null where it is gone */
export function packageOf(orders: readonly OrderToWeigh[], key: string | null): Package | null {
  const [orderId, lineId, number = 0] = (key ?? '').split('.').map(Number);
  const order = orders.find(({ id }) => id === orderId);
  const line = order?.lines.find(({ id }) => id === lineId);
  if (!order || !line || number < 1) return null;
  return { key: keyOf(order, line, number), order, line, number, weight: weightOf(line, number) };
}

/** @returns the number of the next package of what is cut as it comes */
export const nextNumber = ({ packages, weighings }: LineToWeigh): number =>
  Math.max(packages, ...weighings.map(({ package: number }) => number)) + 1;

/** Lines of one product or option, of all orders. */
export interface ProductToWeigh {
  key: string;
  name: string;
  lines: { order: OrderToWeigh; line: LineToWeigh }[];
}

/** @returns the lines of orders by what was ordered, that of the soonest order first */
export function byProduct(orders: readonly OrderToWeigh[]): ProductToWeigh[] {
  const found = new Map<string, ProductToWeigh>();
  for (const order of orders)
    for (const line of order.lines) {
      const key = JSON.stringify([line.productId, line.variantId, line.name]);
      const product = found.get(key) ?? { key, name: line.name, lines: [] };
      product.lines.push({ order, line });
      found.set(key, product);
    }
  return [...found.values()];
}

/** @returns every package in the order in which they are asked for */
export function allPackages(orders: readonly OrderToWeigh[], by: WeighBy): Package[] {
  const lines =
    by === 'order'
      ? orders.flatMap((order) => order.lines.map((line) => ({ order, line })))
      : byProduct(orders).flatMap((product) => product.lines);
  return lines.flatMap(({ order, line }) => packagesOfLine(order, line));
}

/** @returns the next package that is not weighed, from the one with a key on, and then from the start */
export function nextPackage(packages: readonly Package[], after: string | null): Package | null {
  const at = packages.findIndex(({ key }) => key === after);
  const isOpen = ({ weight, key }: Package) => weight === null && key !== after;
  return packages.slice(at + 1).find(isOpen) ?? packages.find(isOpen) ?? null;
}

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);

const weightsOf = ({ weighings }: LineToWeigh): string[] => weighings.map(({ weight }) => weight);

/** @returns what a line comes to so far: together at most what its customer agreed to */
export function totalOfLine(line: LineToWeigh): Total {
  const most = line.prices ? wholeCents(line.prices.most) : null;
  const price = sum(line.weighings.map((one) => wholeCents(one.price ?? 0)));
  return {
    weight: sumOfWeights(weightsOf(line), line.per),
    price: most === null ? null : Math.min(price, most),
    most,
    off: most === null ? 0 : Math.max(price - most, 0),
    weighed: line.weighings.length,
    missing: missingOf(line),
  };
}

/** @returns what a weighed line costs in cents without its most (unknown without prices); null if no more */
export function overMost(line: LineToWeigh): { price: number | null } | null {
  const { missing, weight, price, off } = totalOfLine(line);
  if (missing > 0) return null;
  if (price !== null) return off > 0 ? { price: price + off } : null;
  return compareWeights(weight, timesWeight(line.most, line.packages)) > 0 ? { price: null } : null;
}

/**
 * @returns what one package costs in cents by its weight, and how much of that is not charged, as its line
 * costs no more than its most; null without prices
 */
export function priceOfPackage(line: LineToWeigh, number: number): { price: number; off: number } | null {
  const own = line.weighings.find((one) => one.package === number);
  if (own?.price === undefined) return null;
  const upTo = (last: (package_: number) => boolean) =>
    totalOfLine({ ...line, weighings: line.weighings.filter((one) => last(one.package)) }).off;
  return {
    price: wholeCents(own.price),
    off: upTo((one) => one <= number) - upTo((one) => one < number),
  };
}

/** @returns what all lines of an order come to so far */
export function totalOf(lines: readonly LineToWeigh[]): Total {
  const totals = lines.map(totalOfLine);
  const money = (key: 'price' | 'most') =>
    totals.some((one) => one[key] === null) ? null : sum(totals.map((one) => one[key] ?? 0));
  return {
    weight: sumOfWeights(lines.flatMap(weightsOf), lines[0]?.per ?? 'lb'),
    ...{ price: money('price'), most: money('most'), off: sum(totals.map(({ off }) => off)) },
    weighed: sum(totals.map(({ weighed }) => weighed)),
    missing: sum(totals.map(({ missing }) => missing)),
  };
}

export const isReady = ({ lines, isDone }: OrderToWeigh): boolean => !isDone && totalOf(lines).missing === 0;

/** @returns " · Sat, Jun 7"; nothing where no day was chosen */
export const dayOf = ({ startsAt, timeZone }: OrderToWeigh): string =>
  startsAt && timeZone ? ` · ${shortDayText(startsAt, timeZone)}` : '';

/** @returns "Package 2 of 3", or how much it is about in all of what is cut as it comes */
export function packageText({ line, number }: Pick<Package, 'line' | 'number'>): string {
  const { inSteps, packages, quantity, nominal, most } = line;
  if (!inSteps) return packages === 1 ? '1 package' : `Package ${number} of ${packages}`;
  const wanted = `${countOf(quantity, 'step')}: about ${nominal}, at most ${most}`;
  return number > 1 ? `Package ${number}. ${wanted}` : wanted;
}

/**
 * @param weight what a package weighs that may be weighed already
 * @returns what to look at again; null where all is as it was ordered
 */
export function warningOf({ line, number }: Pick<Package, 'line' | 'number'>, weight: string): string | null {
  const { inSteps, least, most, per, packages, prices } = line;
  const others = inSteps
    ? weightsOf({ ...line, weighings: line.weighings.filter((one) => one.package !== number) })
    : [];
  const all = sumOfWeights([...others, weight], per);
  const subject = others.length > 0 ? 'Together that’s' : 'That’s';
  if (compareWeights(all, most) > 0) {
    const isOne = inSteps || packages === 1;
    const what = isOne ? 'it' : packages === 2 ? 'both' : `all ${packages}`;
    const limit = prices
      ? `The customer pays at most ${amountText(prices.most)} for ${what}.`
      : 'The customer doesn’t pay for the rest.';
    return `${subject} more than ${most}. ${limit}`;
  }
  if (compareWeights(all, least) < 0 && others.length === 0)
    return `That’s less than ${least}. Is it the right one?`;
  return null;
}

/** @returns the orders with one of them first */
export const withFirst = (orders: readonly OrderToWeigh[], id: number | null): OrderToWeigh[] => [
  ...orders.filter((order) => order.id === id),
  ...orders.filter((order) => order.id !== id),
];
