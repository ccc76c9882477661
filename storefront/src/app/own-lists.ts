import type { CartView } from '@farmgate/backend/contract/marketplace/cart';
import type { SavedCard, SavedItem } from '@farmgate/backend/contract/marketplace/favorites';
import { MAX_SAVED_ON_DEVICE } from '@farmgate/backend/contract/marketplace/saved-keys';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api';
import { apiQuery } from '../lib/api/queries';
import { keep, readKept } from '../lib/page/on-device';
import { readDeviceSaved } from '../shared/saved/device-list';
import { SAVED_ITEMS } from '../shared/saved/use-saved';
import { KEPT_ANSWER, forgetAtLogOut } from '../shared/sign-in/forget-at-log-out';
import { ME, isSignedOut } from '../shared/sign-in/session';

/** The cart and what one saved are read at a market, where there is often no network. */

interface Kept {
  /** ISO time. */
  at: string;
  answer: unknown;
}

const CART = '/api/cart';
const CARDS = '/api/favorites/cards?keys=';
/** Whose last answers stay on the device. Cards are kept one by one. */
const KEPT: ReadonlySet<string> = new Set([ME, CART, SAVED_ITEMS]);
const CARDS_KEY = `${KEPT_ANSWER}cards`;

type Cards = Record<string, SavedCard>;

const addressOf = (queryKey: QueryKey) => String(queryKey[0]);
const keysOf = (address: string) => address.slice(CARDS.length).split(',');
const keptCards = () => readKept<Cards>(CARDS_KEY) ?? {};

function keepAnswer(address: string, answer: unknown): void {
  if (KEPT.has(address)) keep(KEPT_ANSWER + address, { at: new Date().toISOString(), answer } satisfies Kept);
  if (!address.startsWith(CARDS)) return;
  const cards = (answer as SavedCard[]).map((card) => [card.key, card] as const);
  const all = Object.entries({ ...Object.fromEntries(cards), ...without(keptCards(), keysOf(address)) });
  keep(CARDS_KEY, Object.fromEntries(all.slice(0, MAX_SAVED_ON_DEVICE)));
}

const without = (cards: Cards, keys: readonly string[]): Cards =>
  Object.fromEntries(Object.entries(cards).filter(([key]) => !keys.includes(key)));

/** @returns the last answer; undefined where the device keeps none */
function keptAnswer(address: string): { answer: unknown; at?: string } | undefined {
  if (KEPT.has(address)) return readKept<Kept>(KEPT_ANSWER + address) ?? undefined;
  if (!address.startsWith(CARDS)) return undefined;
  const cards = keptCards();
  return { answer: keysOf(address).flatMap((key) => cards[key] ?? []) };
}

/**
 * Keeps the last answers about the cart and what is saved on the device, and takes them where the network is
 * gone.
 * @param onKept hears from when what is shown is
 * @param onAnswer hears that one of the lists was answered
 */
export function followOwnLists(
  client: QueryClient,
  onKept: (at: string) => void,
  onAnswer: () => void,
): void {
  const cache = client.getQueryCache();
  const restore = (queryKey: QueryKey, error: unknown) => {
    if (error instanceof ApiError) return;
    const kept = keptAnswer(addressOf(queryKey));
    if (kept === undefined || client.getQueryData(queryKey) !== undefined) return;
    client.setQueryData(queryKey, kept.answer);
    if (kept.at !== undefined) onKept(kept.at);
  };
  for (const { queryKey, state } of cache.getAll()) {
    if (state.error) restore(queryKey, state.error);
    else if (state.data !== undefined) keepAnswer(addressOf(queryKey), state.data);
  }
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    const queryKey = event.query.queryKey as QueryKey;
    if (action.type === 'success' && navigator.onLine) {
      keepAnswer(addressOf(queryKey), event.query.state.data);
      if (KEPT.has(addressOf(queryKey))) onAnswer();
    }
    if (action.type !== 'error') return;
    if (isSignedOut(action.error) && readKept(KEPT_ANSWER + ME)) forgetAtLogOut();
    // After those who watch it have heard of the failure.
    queueMicrotask(() => restore(queryKey, action.error));
  });
}

/**
 * Asks for what a list needs to be read later: the cards of what was saved and not looked at yet.
 * @returns the pages that have something in them
 */
export async function ownPages(client: QueryClient): Promise<string[]> {
  const saved = client.getQueryData<SavedItem[]>([SAVED_ITEMS]) ?? readDeviceSaved();
  const known = keptCards();
  const missing = saved.map(({ key }) => key).filter((key) => known[key] === undefined);
  if (missing.length > 0)
    await client
      .fetchQuery(apiQuery<SavedCard[]>(CARDS + missing.slice(0, MAX_SAVED_ON_DEVICE).join(',')))
      .catch(() => undefined);
  const cart = client.getQueryData<CartView>([CART]) ?? [];
  return [...(saved.length > 0 ? [paths.saved] : []), ...(cart.length > 0 ? [paths.cart] : [])];
}
