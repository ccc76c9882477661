import type { QueryClient } from '@tanstack/react-query';
import { hasHint } from '../../../shared/sign-in/session';
import { hasTicks } from './has-ticks';

/** So often a page looks whether there is something to send. */
const AGAIN_MS = 10_000;

/**
 * Sends what was ticked on handover lists without a network, whatever page is open when it is back. Called
 * once, in the browser.
 */
export function followTicks(client: QueryClient): void {
  const look = () => {
    if (!navigator.onLine || !hasHint() || !hasTicks()) return;
    void import('./send-ticks').then(({ sendTicks }) => sendTicks(client)).catch(() => undefined);
  };
  look();
  setInterval(look, AGAIN_MS);
  window.addEventListener('online', look);
}
