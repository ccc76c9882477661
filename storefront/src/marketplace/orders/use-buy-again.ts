import type { CartView } from '@farmgate/backend/contract/marketplace/cart';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callJson } from '../../lib/api/api';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { takeCart } from '../parts/cart/use-cart';
import { CART } from '../queries';
import { type BoughtAgain, type EarlierLine, buyAgainOutcome, canBuyAgain } from './buy-again';
import type { VendorOrder } from './order-rules';

type Items = VendorOrder['items'];

/** Puts what is still sold of earlier lines in the cart, as many as there are. */
export function useBuyAgain() {
  const client = useQueryClient();
  const buying = useMutation({
    mutationFn: async (load: () => Items | Promise<Items>) => {
      const lines: BoughtAgain[] = [];
      // One after the other, as each answers the whole cart.
      for (const line of await load()) {
        const { productId, name, quantity: wanted } = line;
        const cart = client.getQueryData<CartView>([CART]) ?? [];
        const added = await addAgain(line, cart, (next) => takeCart(client, next));
        const isChoice = added === 'choose';
        const isCut = line.weight?.inSteps === true;
        lines.push({ productId, name, wanted, added: isChoice ? 0 : added, isChoice, isCut });
      }
      return buyAgainOutcome(lines);
    },
    onError: (error) => sayFailed('Failed to add item to cart', error, 'Please try again.'),
  });
  return { outcome: buying.data, isPending: buying.isPending, buyAgain: buying.mutate };
}

/** @returns how many went into the cart; 0 where the server says that it is not to be had */
async function addAgain(
  line: EarlierLine,
  cart: CartView,
  take: (cart: CartView) => void,
): Promise<number | 'choose'> {
  const { productId, variantId } = line;
  try {
    const product = await callJson<ProductView>(`/api/products/${productId}`);
    const quantity = canBuyAgain(line, product, cart);
    if (quantity === 'choose' || quantity === 0) return quantity;
    take(await callJson<CartView>(CART, { method: 'POST', body: { productId, variantId, quantity } }));
    return quantity;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return 0;
    throw error;
  }
}
