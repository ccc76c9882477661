type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'farmgate-substitutes';

/** @returns the lines of the cart that may be swapped; none where nothing is kept */
export function readSubstitutes(store: () => Store): number[] {
  try {
    const stored: unknown = JSON.parse(store().getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Keeps them over reloads, until the order is placed. */
export function writeSubstitutes(store: () => Store, ids: readonly number[]): void {
  try {
    if (ids.length === 0) store().removeItem(KEY);
    else store().setItem(KEY, JSON.stringify(ids));
  } catch {
    // A browser that keeps nothing: they live as long as the page.
  }
}
