type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'farmgate-waiting-checkout';
/** What a tab keeps of a checkout: what was typed, how each part goes, what may be swapped, and codes. */
const KEPT = [
  'farmgate-checkout',
  'farmgate-checkout-ways',
  'farmgate-substitutes',
  'farmgate-discount-codes',
] as const;
/** As long as the link in the email works. */
const KEPT_FOR_MS = 60 * 60_000;

interface Waiting {
  path: string;
  until: number;
  kept: Record<string, string>;
}

/** Keeps a checkout for the tab that the link in the email opens. */
export function keepWaiting(tab: () => Store, browser: () => Store, path: string, now: number): void {
  try {
    const kept = Object.fromEntries(KEPT.flatMap((key) => [[key, tab().getItem(key)]]));
    browser().setItem(KEY, JSON.stringify({ path, until: now + KEPT_FOR_MS, kept }));
  } catch {
    // A browser that keeps nothing: the tab that is open has it all.
  }
}

/** @returns the path of the checkout that waits, which this tab has now; null where none does */
export function resumeWaiting(tab: () => Store, browser: () => Store, now: number): string | null {
  try {
    const { path, until, kept } = JSON.parse(browser().getItem(KEY) ?? 'null') as Waiting;
    browser().removeItem(KEY);
    if (typeof path !== 'string' || !path.startsWith('/checkout') || until < now) return null;
    for (const key of KEPT) if (typeof kept[key] === 'string') tab().setItem(key, kept[key]);
    return path;
  } catch {
    return null;
  }
}

/** The order is there. */
export function forgetWaiting(browser: () => Store): void {
  try {
    browser().removeItem(KEY);
  } catch {
    // There was none then.
  }
}
