import type { CartItemView, CartView } from '@farmgate/backend/contract/marketplace/cart';
import { CART_HINT_COOKIE } from '@farmgate/backend/contract/marketplace/cart-hint';
import { SESSION_HINT_COOKIE } from '@farmgate/backend/contract/site/session-hint';
import { type QueryClient, useMutationState, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../../lib/api/api';
import { useIsBrowser } from '../../../lib/page/visit';
import { useSession } from '../../../shared/sign-in/session';
import { CART, cartQuery } from '../../queries';
import { type CartChange, applyChanges, unitsIn } from './cart-changes';

/**
 * Every change of the cart is a mutation under this key; `useCart` shows those that are on their way as done.
 */
export const CART_CHANGE = ['cart-change'] as const;

/** Written after every change, since other tabs of the site hear of that. */
const CHANGED_KEY = 'farmgate-cart-changed';

/** @returns whether there may be a cart to ask for; visitors who never put anything in have none */
export function mayHaveCart(): boolean {
  const cookies = document.cookie.split('; ');
  return cookies.includes(`${CART_HINT_COOKIE}=1`) || cookies.includes(`${SESSION_HINT_COOKIE}=1`);
}

const NOTHING: readonly CartItemView[] = [];

export interface Cart {
  /** With what is on its way to the server; undefined while it is not known. */
  items: readonly CartItemView[] | undefined;
  /** Units that can be bought; 0 while that is not known. */
  count: number;
  /** Why it could not be read; the last answer holds nevertheless. */
  error: ApiError | null;
  /** Whether a change of a line is on its way. */
  isUpdating: (itemId: number) => boolean;
  retry: () => void;
}

/**
 * The cart of whoever is there, live: every change shows at once, in every tab, and is taken back where the
 * server refuses it.
 * @param staleTime for how long an answer is good enough, in milliseconds; the pages about the cart ask anew
 */
export function useCart({ staleTime = 0 }: { staleTime?: number } = {}): Cart {
  // Signing in brings another cart.
  useSession();
  const isBrowser = useIsBrowser();
  const enabled = isBrowser && mayHaveCart();
  const { data, error, refetch } = useQuery({ ...cartQuery(), enabled, staleTime });
  const changes = useMutationState<CartChange>({
    filters: { mutationKey: CART_CHANGE, status: 'pending' },
    select: ({ state }) => state.variables as CartChange,
  });
  const known = data ?? (isBrowser && !enabled ? NOTHING : undefined);
  const items = known && (changes.length > 0 ? applyChanges(known, changes) : known);
  return {
    items,
    count: items ? unitsIn(items) : 0,
    error,
    isUpdating: (itemId) =>
      itemId < 0 || changes.some((change) => change.kind !== 'add' && change.item.id === itemId),
    retry: () => void refetch(),
  };
}

/** Takes the cart as the server has it after a change, and tells the other tabs. */
export function takeCart(client: QueryClient, cart: CartView): void {
  client.setQueryData(cartQuery().queryKey, cart);
  forgetDelivery(client);
  tellOtherTabs();
}

/** Reads the cart again, for instance once an order has emptied it. */
export async function refreshCart(client: QueryClient): Promise<void> {
  forgetDelivery(client);
  await readAgain(client);
  tellOtherTabs();
}

/** What can be delivered depends on what is in the cart. */
function forgetDelivery(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${CART}/delivery`),
  });
}

function tellOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED_KEY, String(Date.now()));
  } catch {
    // Where nothing may be stored, the other tabs learn of it when they ask again.
  }
}

/** Also where nobody watched for want of a cart. A failure leaves what is shown. */
async function readAgain(client: QueryClient): Promise<void> {
  if (!mayHaveCart()) return;
  await client.fetchQuery({ ...cartQuery(), staleTime: 0 }).catch(() => undefined);
}

/**
 * Follows what other tabs do with the cart, and what happened while this page was put away. Called once, in
 * the browser.
 */
export function followCart(client: QueryClient): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== CHANGED_KEY) return;
    forgetDelivery(client);
    void readAgain(client);
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void readAgain(client);
  });
}
