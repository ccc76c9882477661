import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { nameWithVariant } from '@farmgate/backend/contract/marketplace/variant-words';
import type { WeightUnit } from '@farmgate/backend/contract/marketplace/weight/weight';

export interface EnteredLine {
  productId: number;
  variantId: number | null;
  quantity: number;
}

export interface EnterValues {
  items: EnteredLine[];
  when: 'now' | 'pickup';
  /** Of the pickup day; empty for none. */
  windowId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  notes: string;
}

export const NOTHING_ENTERED: EnterValues = {
  ...{ items: [], when: 'pickup', windowId: '', firstName: '', lastName: '' },
  ...{ email: '', phone: '', notes: '' },
};

/** What can be sold: a product, or one of its options. */
export interface Sellable {
  productId: number;
  variantId: number | null;
  name: string;
  /** Dollars. */
  price: number;
  /** What the price is for, by weight; left out for each. */
  per?: WeightUnit | undefined;
  inventory: number;
}

/** @returns what is for sale, by name; what has options is there by them */
export const sellables = (products: readonly OwnProductView[]): Sellable[] =>
  products
    .filter(({ isActive, removedReason, isPastDate }) => isActive && removedReason === null && !isPastDate)
    .flatMap((product): Sellable[] => {
      const { id: productId, name, price, inventory, variants } = product;
      if (!variants) return [{ productId, variantId: null, name, price, inventory }];
      return variants.map((one) => ({
        ...{ productId, variantId: one.id, name: nameWithVariant(name, one.name) },
        ...{ price: one.price, per: one.weight?.per, inventory: one.inventory },
      }));
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const isOf = (line: EnteredLine, { productId, variantId }: Pick<Sellable, 'productId' | 'variantId'>) =>
  line.productId === productId && line.variantId === variantId;

export const quantityOf = (items: readonly EnteredLine[], one: Sellable): number =>
  items.find((line) => isOf(line, one))?.quantity ?? 0;

/** @returns the lines with another quantity of one thing; none of it for 0 */
export function withQuantity(items: readonly EnteredLine[], one: Sellable, quantity: number): EnteredLine[] {
  const { productId, variantId } = one;
  const others = items.filter((line) => !isOf(line, one));
  return quantity > 0 ? [...others, { productId, variantId, quantity }] : others;
}

/** @returns what the contract calls what the form holds */
export const enterRequest = (
  { items, when, windowId, ...rest }: EnterValues,
  total: number | undefined,
): Record<string, unknown> => ({
  ...rest,
  ...{ items, when },
  windowId: when === 'pickup' && windowId ? Number(windowId) : null,
  ...(total !== undefined && { total }),
});
