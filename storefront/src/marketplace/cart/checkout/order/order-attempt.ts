import { newKey } from '../../../parts/new-key';

/** An order that was sent and not answered yet, so that sending it again is the same order. */
export interface OrderAttempt {
  /** The Idempotency-Key. */
  key: string;
  /** The request as it was sent. */
  body: Record<string, unknown>;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'farmgate-order-attempt';

/** @returns the attempt that nobody has answered; null where there is none */
export function openAttempt(store: Store): OrderAttempt | null {
  try {
    const stored = JSON.parse(store.getItem(KEY) ?? 'null') as Partial<OrderAttempt> | null;
    if (typeof stored?.key !== 'string' || typeof stored.body !== 'object') return null;
    return { key: stored.key, body: stored.body };
  } catch {
    return null;
  }
}

/**
 * @returns the attempt to send: the open one where it asks for the very same, else a new one, which is kept
 * over reloads
 */
export function attemptFor(store: Store, body: Record<string, unknown>, makeKey = newKey): OrderAttempt {
  const open = openAttempt(store);
  if (open && JSON.stringify(open.body) === JSON.stringify(body)) return open;
  const attempt = { key: makeKey(), body };
  try {
    store.setItem(KEY, JSON.stringify(attempt));
  } catch {
    // A browser that keeps nothing: pressing again without a reload is safe all the same, by the cart that is
    // empty then.
  }
  return attempt;
}

/** The attempt has its answer. */
export function closeAttempt(store: Store): void {
  try {
    store.removeItem(KEY);
  } catch {
    // There was none then.
  }
}
