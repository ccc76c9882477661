import { MAX_ORDER_CODES, codeOf } from '@farmgate/backend/contract/marketplace/discounts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'farmgate-discount-codes';

/** @returns the codes that this browser's shopper has entered; none where nothing is kept */
export function readCodes(store: () => Store): string[] {
  try {
    const stored: unknown = JSON.parse(store().getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const codes = stored.filter((code) => typeof code === 'string').map(codeOf);
    return [...new Set(codes.filter(Boolean))].slice(0, MAX_ORDER_CODES);
  } catch {
    return [];
  }
}

/** Keeps the codes over reloads, for the cart and the checkout. */
export function writeCodes(store: () => Store, codes: readonly string[]): void {
  try {
    if (codes.length === 0) store().removeItem(KEY);
    else store().setItem(KEY, JSON.stringify(codes));
  } catch {
    // A browser that keeps nothing: they live as long as the page.
  }
}
