import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';

/** A change of the cart that is on its way to the server. */
export type CartChange =
  | { kind: 'add'; product: ProductView; quantity: number }
  | { kind: 'quantity'; item: CartItemView; quantity: number }
  | { kind: 'remove'; item: CartItemView };

type Problem = CartItemView['problem'];

function problemOf(problem: Problem, quantity: number, inventory: number): Problem {
  if (problem === 'unavailable' || problem === 'sold-out' || problem === 'away') return problem;
  return quantity > inventory ? 'too-many' : null;
}

function withQuantity(item: CartItemView, quantity: number): CartItemView {
  return { ...item, quantity, problem: problemOf(item.problem, quantity, item.product.inventory) };
}

/** A line that the server has not seen yet: its id is none of the server's. */
function newItem(product: ProductView, quantity: number): CartItemView {
  return { id: -product.id, quantity, product, problem: null, addedAt: new Date(0).toISOString() };
}

function applyChange(items: readonly CartItemView[], change: CartChange): CartItemView[] {
  if (change.kind === 'remove') return items.filter(({ id }) => id !== change.item.id);
  if (change.kind === 'quantity') {
    return items.map((item) => (item.id === change.item.id ? withQuantity(item, change.quantity) : item));
  }
  const { product, quantity } = change;
  const isThere = items.some((item) => item.product.id === product.id);
  if (!isThere) return [...items, newItem(product, quantity)];
  return items.map((item) =>
    item.product.id === product.id ? withQuantity(item, item.quantity + quantity) : item,
  );
}

/** @returns the cart as it will be when the server has taken everything that is on its way to it */
export function applyChanges(
  items: readonly CartItemView[],
  changes: readonly CartChange[],
): readonly CartItemView[] {
  return changes.reduce<readonly CartItemView[]>(applyChange, items);
}

/** @returns how many units are in a cart; what cannot be bought any more does not count */
export function unitsIn(items: readonly Pick<CartItemView, 'quantity' | 'problem'>[]): number {
  return items.reduce(
    (sum, { quantity, problem }) =>
      problem === 'unavailable' || problem === 'sold-out' || problem === 'away' ? sum : sum + quantity,
    0,
  );
}
