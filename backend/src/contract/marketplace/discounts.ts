/** What a discount code takes off, and of what: the same on the screens and on the server. Free of zod. */
import { centsOf, dollars, dollarsShort } from '../shared/money.js';
import { subtotalOf } from './checkout.js';
import { type Discount, discountCents, type LineToPrice } from './price-order.js';
import type { ListedLine } from './weight/by-weight.js';

export const DISCOUNT_KINDS = ['percent', 'amount'] as const;
export const MIN_CODE_LENGTH = 3;
export const MAX_CODE_LENGTH = 24;
/** Codes that one order can have: one for each vendor at most. */
export const MAX_ORDER_CODES = 10;
export const MAX_DISCOUNT_PERCENT = 90;
export const MAX_DISCOUNT_CENTS = 100_000;
export const MAX_CODES_OF_VENDOR = 200;
export const MAX_USES = 100_000;

/** A code as it is kept: "spring 10" and "Spring10" are one. */
export const codeOf = (text: string): string => text.replaceAll('\0', '').replace(/[\s-]/g, '').toUpperCase();

/** What a code takes off, and of what. */
export interface CodeTerms extends Discount {
  code: string;
  /** Cents of the vendor's products that it needs, before discounts. */
  leastGoods: number | null;
}

/** The same as the contract carries it, in percent and dollars. */
export interface CodeView {
  code: string;
  vendorId: number;
  percent: number | null;
  amount: number | null;
  productIds: number[] | null;
  leastGoods: number | null;
}

/** @returns a code's terms in cents and basis points */
export const codeTerms = ({ percent, amount, leastGoods, ...rest }: CodeView): CodeTerms => ({
  code: rest.code,
  vendorId: rest.vendorId,
  productIds: rest.productIds,
  ...(percent === null
    ? { kind: 'amount', value: centsOf(amount ?? 0) ?? 0 }
    : { kind: 'percent', value: Math.round(percent * 100) }),
  leastGoods: leastGoods === null ? null : centsOf(leastGoods),
});

/** @returns "10% off", "$5 off" */
export const discountWords = ({ kind, value }: Pick<Discount, 'kind' | 'value'>): string =>
  kind === 'percent' ? `${value / 100}% off` : `${dollarsShort(value)} off`;

type VendorLine = Pick<LineToPrice, 'productId' | keyof ListedLine>;

/**
 * @param lines the vendor's own
 * @returns why a code takes nothing off them, in a sentence; null where it does
 */
export function whyNotFor(code: CodeTerms, lines: readonly VendorLine[], vendorName: string): string | null {
  const { productIds, leastGoods, kind, value } = code;
  const goods = subtotalOf(lines);
  if (leastGoods !== null && goods < leastGoods)
    return `This code needs ${dollarsShort(leastGoods)} of products from ${vendorName}. Add ${dollars(leastGoods - goods)} more.`;
  const meant = productIds ? lines.filter(({ productId }) => productIds.includes(productId)) : lines;
  const scope = subtotalOf(meant);
  if (scope === 0) return `This code isn’t for the products from ${vendorName} in your cart.`;
  if (kind === 'amount' && scope <= value)
    return `This code needs more than ${dollarsShort(value)} of products${productIds ? ' that it’s for' : ''} from ${vendorName}.`;
  const off = discountCents(code, scope);
  // An order never becomes free.
  return off === 0 || off >= scope ? 'This code takes nothing off so small an order.' : null;
}
