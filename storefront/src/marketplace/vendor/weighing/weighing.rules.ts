import { shortDayText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { weightText } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import type { LineToWeigh, OrderToWeigh } from '@farmgate/backend/contract/marketplace/weight/weighing';
import { amountText, wholeCents } from '../../parts/amount-text';
import { countOf } from '../../../lib/format/format';

/** One package of an order, and what it weighs; null until it is weighed. */
export interface Package {
  key: string;
  order: OrderToWeigh;
  line: LineToWeigh;
  number: number;
  grams: number | null;
}

/** Money in whole cents; null for those who do not see it. */
export interface Total {
  grams: number;
  price: number | null;
  most: number | null;
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
    const grams = line.weighings.find((one) => one.package === number)?.grams ?? null;
    const isNeeded = grams !== null || (missingOf(line) > 0 && number <= line.packages);
    return isNeeded ? [{ key: keyOf(order, line, number), order, line, number, grams }] : [];
  });
}

const missingOf = ({ packages, weighings }: LineToWeigh) => Math.max(packages - weighings.length, 0);

/** @returns the package that a key names, also one that its line does not have yet; null where it is gone */
export function packageOf(orders: readonly OrderToWeigh[], key: string | null): Package | null {
  const [orderId, lineId, number = 0] = (key ?? '').split('.').map(Number);
  const order = orders.find(({ id }) => id === orderId);
  const line = order?.lines.find(({ id }) => id === lineId);
  if (!order || !line || number < 1) return null;
  const grams = line.weighings.find((one) => one.package === number)?.grams ?? null;
  return { key: keyOf(order, line, number), order, line, number, grams };
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
  const isOpen = ({ grams, key }: Package) => grams === null && key !== after;
  return packages.slice(at + 1).find(isOpen) ?? packages.find(isOpen) ?? null;
}

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);

/** @returns what a line comes to so far: together at most what its customer agreed to */
export function totalOfLine(line: LineToWeigh): Total {
  const most = line.prices ? wholeCents(line.prices.most) : null;
  const price = sum(line.weighings.map((one) => wholeCents(one.price ?? 0)));
  return {
    grams: sum(line.weighings.map(({ grams }) => grams)),
    price: most === null ? null : Math.min(price, most),
    most,
    weighed: line.weighings.length,
    missing: missingOf(line),
  };
}

/** @returns what a weighed line costs in cents without its most (unknown without prices); null if no more */
export function overMost(line: LineToWeigh): { price: number | null } | null {
  const { missing, grams, most } = totalOfLine(line);
  if (missing > 0) return null;
  if (most === null) return grams > line.mostGrams * line.packages ? { price: null } : null;
  const price = sum(line.weighings.map((one) => wholeCents(one.price ?? 0)));
  return price > most ? { price } : null;
}

/** @returns what one package costs in cents, as far as its line is below its most; null without prices */
export function priceOfPackage(line: LineToWeigh, number: number): number | null {
  if (!line.prices) return null;
  const upTo = (last: (package_: number) => boolean) =>
    totalOfLine({ ...line, weighings: line.weighings.filter((one) => last(one.package)) }).price ?? 0;
  return upTo((one) => one <= number) - upTo((one) => one < number);
}

/** @returns what all lines of an order come to so far */
export function totalOf(lines: readonly LineToWeigh[]): Total {
  const totals = lines.map(totalOfLine);
  const money = (key: 'price' | 'most') =>
    totals.some((one) => one[key] === null) ? null : sum(totals.map((one) => one[key] ?? 0));
  return {
    grams: sum(totals.map(({ grams }) => grams)),
    ...{ price: money('price'), most: money('most') },
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
  const { inSteps, packages, quantity, nominalGrams, mostGrams, per } = line;
  if (!inSteps) return packages === 1 ? '1 package' : `Package ${number} of ${packages}`;
  const wanted = `${countOf(quantity, 'step')}: about ${weightText(nominalGrams, per)}, at most ${weightText(mostGrams, per)}`;
  return number > 1 ? `Package ${number}. ${wanted}` : wanted;
}

/**
 * @param grams what a package weighs that may be weighed already
 * @returns what to look at again; null where all is as it was ordered
 */
export function warningOf({ line, number }: Pick<Package, 'line' | 'number'>, grams: number): string | null {
  const { inSteps, leastGrams, mostGrams, per, packages, prices } = line;
  const others = inSteps
    ? sum(line.weighings.filter((one) => one.package !== number).map((one) => one.grams))
    : 0;
  const all = others + grams;
  const subject = others > 0 ? 'Together that’s' : 'That’s';
  if (all > mostGrams) {
    const isOne = inSteps || packages === 1;
    const what = isOne ? 'it' : packages === 2 ? 'both' : `all ${packages}`;
    const limit = prices
      ? `The customer pays at most ${amountText(prices.most)} for ${what}.`
      : 'The customer doesn’t pay for the rest.';
    return `${subject} more than ${weightText(mostGrams, per)}. ${limit}`;
  }
  if (all < leastGrams && others === 0)
    return `That’s less than ${weightText(leastGrams, per)}. Is it the right one?`;
  return null;
}

/** @returns the orders with one of them first */
export const withFirst = (orders: readonly OrderToWeigh[], id: number | null): OrderToWeigh[] => [
  ...orders.filter((order) => order.id === id),
  ...orders.filter((order) => order.id !== id),
];
