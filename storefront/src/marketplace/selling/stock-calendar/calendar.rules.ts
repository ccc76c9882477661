import type { DatedStockView } from '@farmgate/backend/contract/marketplace/dated-stock';
import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { MAX_QUANTITY } from '@farmgate/backend/contract/marketplace/shop';
import { nameWithVariant } from '@farmgate/backend/contract/marketplace/variant-words';
import { addDays } from '@farmgate/backend/contract/shared/calendar/days';

/** @returns "42 of 60" */
export const takenOf = ({ taken, inventory }: Pick<DatedStockView, 'taken' | 'inventory'>): string =>
  `${taken.toLocaleString('en-US')} of ${inventory.toLocaleString('en-US')}`;

/** What stock can be set for: a product, or one of its options. */
export interface Good {
  /** Of the choice: "12", "12-3". */
  key: string;
  productId: number;
  variantId: number | null;
  name: string;
}

export const keyOf = ({ productId, variantId }: Pick<Good, 'productId' | 'variantId'>): string =>
  variantId === null ? String(productId) : `${productId}-${variantId}`;

/** @returns all that a vendor sells but boxes, by name, what is switched off last */
export function goodsOf(products: readonly OwnProductView[]): Good[] {
  const sorted = products
    .filter(({ box }) => !box)
    .sort((a, b) => Number(b.isActive) - Number(a.isActive) || a.name.localeCompare(b.name));
  return sorted.flatMap(({ id: productId, name, variants = [] }) => {
    const options = variants.length > 0 ? variants : [null];
    return options.map((option) => {
      const of = { productId, variantId: option?.id ?? null };
      return { ...of, key: keyOf(of), name: nameWithVariant(name, option?.name) };
    });
  });
}

/** @returns the amount that was typed, or what is wrong with it */
export function amountOf(text: string, taken: number): { amount: number } | { error: string } {
  const typed = text.trim().replaceAll(',', '');
  const most = MAX_QUANTITY.toLocaleString('en-US');
  if (!/^\d{1,6}$/.test(typed) || Number(typed) > MAX_QUANTITY)
    return { error: `Please enter a whole number from 0 to ${most}.` };
  const amount = Number(typed);
  if (amount >= taken) return { amount };
  const count = taken.toLocaleString('en-US');
  return { error: `${count} ${taken === 1 ? 'is' : 'are'} ordered already. Please enter ${count} or more.` };
}

/** @returns the same weekday of so many weeks after a day */
export const weeksAfter = (day: string, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, index) => addDays(day, 7 * (index + 1)));
