import type { ShopperPlace } from '@farmgate/backend/contract/marketplace/reach';
import { useRecentPlace } from '../../lib/address/recent-place';

/** @returns where the shopper is, by the ZIP code that the browser remembers; null while none is known */
export const useCartPlace = (): ShopperPlace | null => useRecentPlace();
