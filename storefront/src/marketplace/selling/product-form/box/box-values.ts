import type { Unit } from '@farmgate/backend/contract/directory/categories';
import { weekOf, weeksLater } from '@farmgate/backend/contract/marketplace/box-words';
import { MAX_BOX_WEEKS } from '@farmgate/backend/contract/marketplace/boxes';
import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { MAX_QUANTITY } from '@farmgate/backend/contract/marketplace/shop';
import { nameWithVariant } from '@farmgate/backend/contract/marketplace/variant-words';
import { addDays } from '@farmgate/backend/contract/shared/calendar/days';

/** Something in a box as the form holds it. */
export interface PartValues {
  productId: number;
  /** Null for a product without options. */
  variantId: number | null;
  /** As it was called when it was put in: it may be gone by now. */
  name: string;
  /** As it was typed. */
  quantity: string;
}

/** What is in a box: the standing contents, or those of a week. */
export interface ContentsValues {
  /** Its Monday; empty for the standing contents, which come first. */
  week: string;
  parts: PartValues[];
}

/** Empty for what is no box. */
export type BoxValues = ContentsValues[];

/** One of the vendor's products, or an option of one, that can be in a box. */
export interface Good {
  productId: number;
  variantId: number | null;
  name: string;
  unit: Unit;
  /** Cents. */
  price: number;
  /** `MAX_QUANTITY` where it is made to order. */
  inventory: number;
  isActive: boolean;
}

export const isSamePart = (
  one: Pick<PartValues, 'productId' | 'variantId'>,
  other: Pick<PartValues, 'productId' | 'variantId'>,
) => one.productId === other.productId && one.variantId === other.variantId;

/** @returns what is in a box, as its form shows it; nothing for what is none */
export function boxValues({ box }: Pick<OwnProductView, 'box'>): BoxValues {
  if (!box) return [];
  const own = box.contents.map(({ week, parts }) => ({
    week: week ?? '',
    parts: parts.map(({ productId, variantId = null, name, quantity }) => ({
      ...{ productId, variantId, name },
      quantity: String(quantity),
    })),
  }));
  return own[0]?.week === '' ? own : [{ week: '', parts: [] }, ...own];
}

const partFields = (parts: readonly PartValues[]) =>
  parts.map(({ productId, variantId, quantity }) => ({
    productId,
    ...(variantId !== null && { variantId }),
    // What is no whole number is refused with a sentence.
    quantity: /^\d{1,6}$/.test(quantity.trim()) ? Number(quantity) : 0,
  }));

/** @returns the box as the contract has it, before its rules have read it; null for what is none */
export function boxFields(box: BoxValues) {
  const [standing, ...weeks] = box;
  if (!standing) return null;
  return {
    parts: partFields(standing.parts),
    weeks: weeks.map(({ week, parts }) => ({ week, parts: partFields(parts) })),
  };
}

/** Where in the form it is said what is wrong with a box: with a part, some contents, or all of it. */
export type BoxPath = 'box' | `box.${number}` | `box.${number}.parts.${number}.quantity`;

/** @returns where the form has what the contract calls so; null for what is not about a box */
export function boxPath(path: string): BoxPath | null {
  if (path === 'box') return path;
  const [isBox, week, part] =
    /^box\.(?:weeks\.(\d+)\.)?(?:week|parts(?:\.(\d+))?)(?:\.\w+)?$/.exec(path) ?? [];
  if (isBox === undefined) return null;
  const contents = week === undefined ? 0 : Number(week) + 1;
  return part === undefined ? `box.${contents}` : `box.${contents}.parts.${Number(part)}.quantity`;
}

/** @returns what of a vendor's products can be in a box, by name: each option by itself, and no box */
export function goodsOf(products: readonly OwnProductView[]): Good[] {
  return products
    .filter(({ box }) => !box)
    .flatMap(
      ({ id: productId, name, unit, price, inventory, isActive, removedReason, variants = [] }): Good[] => {
        const shared = { productId, isActive: isActive && removedReason === null };
        if (variants.length === 0)
          return [{ ...shared, variantId: null, name, unit, price: Math.round(price * 100), inventory }];
        return variants.map((option) => ({
          ...shared,
          ...{ variantId: option.id, name: nameWithVariant(name, option.name), unit: 'each' as const },
          ...{ price: Math.round(option.price * 100), inventory: option.inventory },
        }));
      },
    )
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

const countOf = ({ quantity }: PartValues) => Math.max(1, Number.parseInt(quantity, 10) || 1);

export interface BoxSums {
  /** What its parts cost one by one, in cents. */
  cents: number;
  /** How many can be packed now; `MAX_QUANTITY` where everything is made to order. */
  boxes: number;
  /** What runs out first; null where nothing does. */
  scarce: string | null;
  /** What is no longer sold. */
  missing: string | null;
}

/** @returns what some contents come to */
export function sumsOf(parts: readonly PartValues[], goods: readonly Good[]): BoxSums {
  let sums: BoxSums = { cents: 0, boxes: MAX_QUANTITY, scarce: null, missing: null };
  for (const part of parts) {
    const good = goods.find((one) => isSamePart(one, part));
    if (!good?.isActive) sums = { ...sums, missing: sums.missing ?? part.name, boxes: 0 };
    if (!good) continue;
    const boxes = good.inventory >= MAX_QUANTITY ? MAX_QUANTITY : Math.floor(good.inventory / countOf(part));
    sums = {
      ...sums,
      cents: sums.cents + good.price * countOf(part),
      ...(boxes < sums.boxes && { boxes, scarce: good.name }),
    };
  }
  return parts.length === 0 ? { ...sums, boxes: 0 } : sums;
}

/**
 * @returns the first week that has no contents of its own, from this one on, or from the next one on a
 * weekend; null where there is no room
 */
export function nextWeek(box: BoxValues, today: string): string | null {
  const first = weekOf(addDays(today, 2));
  const weeks = Array.from({ length: MAX_BOX_WEEKS }, (_, index) => weeksLater(weekOf(today), index));
  return weeks.find((week) => week >= first && !box.some((one) => one.week === week)) ?? null;
}

/** @returns the contents that a new week begins with: those of the week before, else the standing ones */
export function contentsBefore(box: BoxValues, week: string): PartValues[] {
  const before = box.findLast((one) => one.week !== '' && one.week < week) ?? box[0];
  return before?.parts.map((part) => ({ ...part })) ?? [];
}

/** @returns the box with the contents of a week, in order */
export const withWeek = (box: BoxValues, contents: ContentsValues): BoxValues =>
  [...box, contents].sort((one, other) => one.week.localeCompare(other.week));
