import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { usePublicConfig } from '../../../lib/page/public-config';
import { type CartTax, cartTax } from '../cart-rules';
import type { Delivery } from './use-delivery';

/** What the order is taxed at where it goes to, and what is said while that is not known. */
export function useCheckoutTax(
  items: readonly CartItemView[],
  { delivery, isOld, method, state }: Delivery,
): { tax: CartTax; taxWords: string } {
  const { taxMode } = usePublicConfig();
  const known = cartTax(items, method, delivery?.taxes, taxMode);
  const isSent = method !== '' && method !== 'pickup';
  return {
    tax: known !== 'flat' && isOld ? 'unknown' : known,
    taxWords: isSent && state === '' ? 'Choose your state first' : 'Not known yet',
  };
}
