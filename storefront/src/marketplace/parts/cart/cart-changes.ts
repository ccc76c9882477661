import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { mostOf } from '@farmgate/backend/contract/marketplace/dated-most';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';

/** An option of a product; undefined for a product without any, or with only one. */
export type ChosenOption = CartItemView['variant'];

/** A change of the cart that is on its way to the server. */
export type CartChange =
  | { kind: 'add'; product: ProductView; quantity: number; variant?: ChosenOption }
  | { kind: 'quantity'; item: CartItemView; quantity: number }
  | { kind: 'remove'; item: CartItemView };

/** @returns whether a line can be bought, perhaps fewer of it */
export const isOnSale = ({ problem }: Pick<CartItemView, 'problem'>): boolean =>
  !problem || problem === 'too-many';

function withQuantity(item: CartItemView, quantity: number): CartItemView {
  const problem = quantity > mostOf(item.product) ? 'too-many' : null;
  return { ...item, quantity, problem: isOnSale(item) ? problem : item.problem };
}

/** A line that the server has not seen yet: its id is none of the server's. */
const newItem = (added: CartChange & { kind: 'add' }): CartItemView => ({
  ...added,
  id: -added.product.id,
  problem: null,
  addedAt: '',
});

function applyChange(items: readonly CartItemView[], change: CartChange): CartItemView[] {
  if (change.kind === 'remove') return items.filter(({ id }) => id !== change.item.id);
  if (change.kind === 'quantity') {
    return items.map((item) => (item.id === change.item.id ? withQuantity(item, change.quantity) : item));
  }
  const { product, quantity, variant } = change;
  const isIt = (item: CartItemView) =>
    item.product.id === product.id && (!variant || item.variant?.id === variant.id);
  if (!items.some(isIt)) return [...items, newItem(change)];
  return items.map((item) => (isIt(item) ? withQuantity(item, item.quantity + quantity) : item));
}

/** @returns the cart as it will be when the server has taken everything that is on its way to it */
export function applyChanges(
  items: readonly CartItemView[],
  changes: readonly CartChange[],
): readonly CartItemView[] {
  return changes.reduce<readonly CartItemView[]>(applyChange, items);
}

/** @returns how many units a line is of: what is cut to a weight is one, however much of it there is */
export const unitsOf = ({ quantity, variant }: Pick<CartItemView, 'quantity' | 'variant'>): number =>
  variant?.weight?.inSteps ? 1 : quantity;

/** @returns how many units are in a cart; what cannot be bought any more does not count */
export function unitsIn(items: readonly Pick<CartItemView, 'quantity' | 'problem' | 'variant'>[]): number {
  return items.reduce((sum, item) => (isOnSale(item) ? sum + unitsOf(item) : sum), 0);
}
