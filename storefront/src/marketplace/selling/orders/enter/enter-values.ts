import type { EnteredOrderPreview } from '@farmgate/backend/contract/marketplace/entered-orders';
import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import type { ReceivedBy } from '@farmgate/backend/contract/marketplace/received-words';
import { nameWithVariant } from '@farmgate/backend/contract/marketplace/variant-words';
import { readWeight } from '@farmgate/backend/contract/marketplace/weight/weight';
import type { WeightView } from '@farmgate/backend/contract/marketplace/weight/weight-fields';

export interface EnteredLine extends Pick<Sellable, 'productId' | 'variantId' | 'name' | 'weight'> {
  quantity: number;
  /** As they were typed, of what is sold by weight. */
  weights: string[];
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
  /** How a deposit was paid; empty for not yet. */
  depositBy: ReceivedBy | '';
}

export const NOTHING_ENTERED: EnterValues = {
  ...{ items: [], when: 'pickup', windowId: '', firstName: '', lastName: '' },
  ...{ email: '', phone: '', notes: '', depositBy: '' },
};

/** What can be sold: a product, or one of its options. */
export interface Sellable {
  productId: number;
  variantId: number | null;
  name: string;
  /** Dollars. */
  price: number;
  /** How it is sold by weight; left out for each. */
  weight?: Pick<WeightView, 'per' | 'inSteps' | 'nominal'> | undefined;
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
        ...{ price: one.price, weight: one.weight, inventory: one.inventory },
      }));
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const isOf = (line: EnteredLine, { productId, variantId }: Pick<Sellable, 'productId' | 'variantId'>) =>
  line.productId === productId && line.variantId === variantId;

export const quantityOf = (items: readonly EnteredLine[], one: Sellable): number =>
  items.find((line) => isOf(line, one))?.quantity ?? 0;

/** @returns the lines with another quantity of one thing; none of it for 0 */
export const withQuantity = (items: readonly EnteredLine[], one: Sellable, quantity: number): EnteredLine[] =>
  withLine(items, one, { quantity });

/** @returns the lines with another weight of one package of them */
export function withWeight(items: readonly EnteredLine[], one: Sellable, index: number, typed: string) {
  const before = items.find((line) => isOf(line, one))?.weights ?? [];
  const weights = Array.from({ length: Math.max(before.length, index + 1) }, (_, at) =>
    at === index ? typed : (before[at] ?? ''),
  );
  return withLine(items, one, { weights });
}

function withLine(items: readonly EnteredLine[], one: Sellable, change: Partial<EnteredLine>): EnteredLine[] {
  const { productId, variantId, name, weight } = one;
  const before = items.find((line) => isOf(line, one)) ?? { quantity: 0, weights: [] };
  const line = { ...{ productId, variantId, name, weight }, ...before, ...change };
  const others = items.filter((other) => !isOf(other, one));
  return line.quantity > 0 ? [...others, line] : others;
}

/** @returns the weights that are asked for where it is handed over now: one of each, and one of steps */
export function weightsAsked({ weight, quantity, weights }: EnteredLine): string[] {
  if (!weight) return [];
  return Array.from({ length: weight.inSteps ? 1 : quantity }, (_, at) => weights[at] ?? '');
}

/** @returns what is handed over now and not weighed yet, by name; null for nothing */
export const toWeighNow = ({ items, when }: Pick<EnterValues, 'items' | 'when'>): string | null =>
  (when === 'now' &&
    items.find(
      (line) =>
        line.weight && weightsAsked(line).some((typed) => !readWeight(typed, line.weight?.per ?? 'lb')),
    )?.name) ||
  null;

/** @param seen what the preview said of it @returns what the contract calls what the form holds */
export const enterRequest = (
  { items, when, windowId, depositBy, ...rest }: EnterValues,
  seen: Pick<EnteredOrderPreview, 'total' | 'deposit'> | undefined,
): Record<string, unknown> => ({
  ...{ ...rest, when },
  items: items.map((line) => ({
    ...{ productId: line.productId, variantId: line.variantId, quantity: line.quantity },
    weights: when === 'now' ? weightsAsked(line) : [],
  })),
  windowId: when === 'pickup' && windowId ? Number(windowId) : null,
  depositBy: (seen?.deposit && depositBy) || null,
  ...(seen && { total: seen.total }),
});
