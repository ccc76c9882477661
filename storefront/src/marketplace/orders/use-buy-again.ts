import type { CartView } from '@farmgate/backend/contract/marketplace/cart';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callJson, sentenceOf } from '../../lib/api/api';
import { toast } from '../../ui/dialogs/toast';
import { takeCart } from '../parts/cart/use-cart';
import { CART } from '../queries';
import { type BoughtAgain, buyAgainOutcome } from './buy-again';
import type { Share } from './order-rules';

type Items = Share['items'];

/** Puts what is still sold of earlier lines in the cart, as many as there are. */
export function useBuyAgain() {
  const client = useQueryClient();
  const buying = useMutation({
    mutationFn: async (load: () => Items | Promise<Items>) => {
      const lines: BoughtAgain[] = [];
      // One after the other, as each answers the whole cart.
      for (const { productId, name, quantity: wanted } of await load()) {
        const inCart = cartQuantity(client.getQueryData<CartView>([CART]), productId);
        const added = await addAgain(productId, { wanted, inCart }, (cart) => takeCart(client, cart));
        lines.push({ name, wanted, added });
      }
      return buyAgainOutcome(lines);
    },
    onError: (error) =>
      toast({
        title: 'Failed to add item to cart',
        description: sentenceOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
  return { outcome: buying.data, isPending: buying.isPending, buyAgain: buying.mutate };
}

const cartQuantity = (cart: CartView | undefined, productId: number): number =>
  cart?.find(({ product }) => product.id === productId)?.quantity ?? 0;

/** @returns how many went into the cart; 0 where the server says that it is not to be had */
async function addAgain(
  productId: number,
  { wanted, inCart }: { wanted: number; inCart: number },
  take: (cart: CartView) => void,
): Promise<number> {
  try {
    const { inventory, isActive, vendor } = await callJson<ProductView>(`/api/products/${productId}`);
    const quantity = isActive && !vendor.backOn ? Math.min(wanted, inventory - inCart) : 0;
    if (quantity <= 0) return 0;
    take(await callJson<CartView>(CART, { method: 'POST', body: { productId, quantity } }));
    return quantity;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return 0;
    throw error;
  }
}
