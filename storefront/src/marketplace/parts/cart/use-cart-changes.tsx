import type { CartItemView, CartView } from '@farmgate/backend/contract/marketplace/cart';
import { mostOf } from '@farmgate/backend/contract/marketplace/dated-most';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { nameWithVariant } from '@farmgate/backend/contract/marketplace/variant-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError, callJson } from '../../../lib/api/api';
import { reasonOf } from '../../../lib/api/field-issues';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { CART, cartQuery, productQuery } from '../../queries';
import { productPath } from '../option-address';
import { type CartChange, type ChosenOption, isOnSale, unitsOf } from './cart-changes';
import { CART_CHANGE, takeCart } from './use-cart';

/** One after the other, so that the last answer is the newest cart. */
const scope = { id: 'cart' };

const TRY_AGAIN = 'Please try again.';

function send(change: CartChange): Promise<CartView> {
  if (change.kind === 'add') {
    const { product, quantity, variant } = change;
    const body = { productId: product.id, variantId: variant?.id, quantity };
    return callJson<CartView>(CART, { method: 'POST', body });
  }
  const address = `${CART}/${change.item.id}`;
  return change.kind === 'remove'
    ? callJson<CartView>(address, { method: 'DELETE' })
    : callJson<CartView>(address, { method: 'PUT', body: { quantity: change.quantity } });
}

interface ChangeHandlers {
  onDone?: (change: CartChange) => void;
  onFailed: (error: Error, change: CartChange) => void;
}

function useCartChange({ onDone, onFailed }: ChangeHandlers) {
  const client = useQueryClient();
  return useMutation<CartView, Error, CartChange>({
    mutationKey: CART_CHANGE,
    scope,
    mutationFn: send,
    // An answer from before the change would undo it on the screen.
    onMutate: () => client.cancelQueries({ queryKey: cartQuery().queryKey }),
    onSuccess: (cart, change) => {
      takeCart(client, cart);
      onDone?.(change);
    },
    onError: (error, change) => {
      // The cart, or the stock, is not what it was taken for.
      void client.invalidateQueries({ queryKey: cartQuery().queryKey });
      onFailed(error, change);
    },
  });
}

export interface AddToCart {
  /** @param product with the price and stock of the option, where one was chosen */
  add: (product: ProductView, quantity: number, variant?: ChosenOption) => void;
  /** This very button's add is under way. */
  isPending: boolean;
  /** Whether an add of this product, in this option, is under way, from wherever. */
  isAdding: (productId: number, variantId?: number) => boolean;
}

/**
 * Puts products in the cart; the cart's count shows it at once and takes it back where the server refuses.
 * @param says 'count' on the product page, whose notifications say how many there were; 'brief' in lists
 */
export function useAddToCart(says: 'brief' | 'count' = 'brief'): AddToCart {
  const client = useQueryClient();
  const navigate = useNavigate();
  const adding = useCartChange({
    onDone: (change) =>
      toast({
        title: 'Added to cart',
        action: { label: 'View cart', onPress: () => void navigate(paths.cart) },
        ...(says === 'count' &&
          change.kind === 'add' && { description: `${unitsOf(change)} item(s) added to your cart` }),
      }),
    onFailed: (error, change) => {
      const { id } = productOf(change);
      // What is on the screen of it is not what there is.
      if (error instanceof ApiError && error.status === 409) {
        void client.invalidateQueries({ queryKey: productQuery(String(id)).queryKey });
      }
      const isChoice = error instanceof ApiError && error.body?.error === 'VARIANT_NEEDED';
      const onPress = () => void navigate(productPath(id));
      toast({
        ...addFailure(says, error),
        ...(isChoice && { action: { label: 'Choose an option', onPress } }),
        variant: 'destructive',
      });
    },
  });
  const underWay = useMutationState<CartChange>({
    filters: { mutationKey: CART_CHANGE, status: 'pending' },
    select: ({ state }) => state.variables as CartChange,
  });
  return {
    add: (product, quantity, variant) =>
      adding.mutate({ kind: 'add', product, quantity, ...(variant && { variant }) }),
    isPending: adding.isPending,
    isAdding: (productId, variantId) =>
      underWay.some(
        (change) =>
          change.kind === 'add' && change.product.id === productId && change.variant?.id === variantId,
      ),
  };
}

const productOf = (change: CartChange): ProductView =>
  change.kind === 'add' ? change.product : change.item.product;

function addFailure(says: 'brief' | 'count', error: Error) {
  const failure = 'Failed to add item to cart';
  const reason = reasonOf(error, TRY_AGAIN);
  if (says === 'brief') return { title: failure, description: reason };
  const description = (
    <>
      <span className="block">{failure}</span>
      <span className="block">{reason}</span>
    </>
  );
  return { title: 'Error', description };
}

/** Changes how many of a line there are. */
export function useQuantity(): (item: CartItemView, quantity: number) => void {
  const changing = useCartChange({
    onFailed: (error) => sayFailed('Failed to update item quantity', error, TRY_AGAIN),
  });
  return (item, quantity) => changing.mutate({ kind: 'quantity', item, quantity });
}

/** Takes a line out; the notification can put it back, where it can still be had. */
export function useRemoval(): (item: CartItemView) => void {
  const putting = useAddToCart();
  const removing = useCartChange({
    onDone: (change) => {
      if (change.kind !== 'remove') return;
      const { product, quantity, variant } = change.item;
      const back = Math.min(quantity, mostOf(product));
      toast({
        title: 'Item removed',
        description: nameWithVariant(product.name, variant?.name),
        ...(isOnSale(change.item) && {
          action: { label: 'Undo', onPress: () => putting.add(product, back, variant) },
        }),
      });
    },
    onFailed: (error) => sayFailed('Failed to remove item from cart', error, TRY_AGAIN),
  });
  return (item) => removing.mutate({ kind: 'remove', item });
}
