import { type KeptWays, parseKept } from './ways-rules';

const KEY = 'farmgate-checkout-ways';

/** What was chosen before the page was loaded again. */
export function readKept(): KeptWays {
  try {
    return parseKept(sessionStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export function writeKept(kept: KeptWays): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: they live as long as the page.
  }
}

/** After an order: the next one begins afresh. */
export function forgetKept(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none then.
  }
}
