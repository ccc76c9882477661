import type { SavedItem } from '@farmgate/backend/contract/marketplace/favorites';
import { savedPath } from '@farmgate/backend/contract/marketplace/saved-keys';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../lib/api/api';
import { apiQuery } from '../../lib/api/queries';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { isSignedOut, useSession } from '../sign-in/session';
import { type SavedThing, readDeviceSaved, useDeviceSaved, withSaved, writeDeviceSaved } from './device-list';

/** Where the logged-in person's list is read from. */
export const SAVED_ITEMS = '/api/favorites/items';
/** How long the list is taken for true; every change here writes the new one at once. */
const FRESH_MS = 60_000;

const savedQuery = () => apiQuery<SavedItem[]>(SAVED_ITEMS);

interface Saved {
  /** The newest first; undefined until it is known. */
  items: readonly SavedThing[] | undefined;
  /** Why it is not known. */
  error: Error | null;
  retry: () => void;
  /** Whether it is kept on this device alone. */
  isOnDevice: boolean;
}

/** What is saved: in the account of who is logged in, on the device of everyone else. */
export function useSaved(): Saved {
  const { status } = useSession();
  const onDevice = useDeviceSaved();
  const { data, error, refetch } = useQuery({
    ...savedQuery(),
    enabled: status === 'signed-in',
    staleTime: FRESH_MS,
  });
  const isOnDevice = status === 'visitor';
  return { items: isOnDevice ? onDevice : data, error, retry: () => void refetch(), isOnDevice };
}

/** @returns saves or removes something: it shows at once, and is taken back where the server refuses */
export function useSave(): (thing: SavedThing, isSaved: boolean) => Promise<void> {
  const client = useQueryClient();
  const { status } = useSession();
  return (thing, isSaved) =>
    status === 'visitor' ? onDevice(thing, isSaved) : inAccount(client, thing, isSaved);
}

function onDevice(thing: SavedThing, isSaved: boolean): Promise<void> {
  writeDeviceSaved(withSaved(readDeviceSaved(), thing, isSaved));
  return Promise.resolve();
}

async function inAccount(client: QueryClient, thing: SavedThing, isSaved: boolean): Promise<void> {
  const { queryKey } = savedQuery();
  const item = { ...thing, savedAt: new Date().toISOString() };
  const show = (is: boolean) =>
    client.setQueryData(queryKey, (list: SavedItem[] | undefined) => list && withSaved(list, item, is));
  await client.cancelQueries({ queryKey });
  show(isSaved);
  try {
    await callJson(savedPath(thing.key) ?? SAVED_ITEMS, { method: isSaved ? 'PUT' : 'DELETE' });
  } catch (error) {
    // Logged out meanwhile: then it is a visitor who saves it.
    if (isSignedOut(error)) return onDevice(thing, isSaved);
    // Only this one goes back: another heart may have been pressed meanwhile.
    show(!isSaved);
    sayFailed('Error', error, 'We couldn’t change your saved items. Please try again.');
  }
  await client.invalidateQueries({ queryKey });
}
