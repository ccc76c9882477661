import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { NEAR_COOKIE, NEAR_DAYS, nearZipIn } from '@farmgate/backend/contract/site/near-zip';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { apiQuery } from '../../lib/api/queries';

/** The ZIP code that the server made the page for; null where the page is the same for everyone. */
export const NearZipContext = createContext<string | null>(null);

const listeners = new Set<() => void>();
let current: string | null | undefined;

const read = (): string | null => (current ??= nearZipIn(document.cookie));

function readAgain(): void {
  current = nearZipIn(document.cookie);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  // Other tabs change the list of searched ZIP codes with it; a page that was put away may be old.
  if (listeners.size === 0) for (const type of ['storage', 'pageshow']) addEventListener(type, readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0)
      for (const type of ['storage', 'pageshow']) removeEventListener(type, readAgain);
  };
}

/** Takes note of where the browser is from now on; null forgets it. */
export function setNearZip(zipCode: string | null): void {
  const seconds = zipCode === null ? 0 : NEAR_DAYS * 86_400;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NEAR_COOKIE}=${zipCode ?? ''}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  readAgain();
}

/**
 * @returns the five digits that the browser is near to, for every page and for the server; null where nobody
 * said. While the browser takes a page over, it is what the server made the page for.
 */
export function useNearZip(): string | null {
  const ofPage = useContext(NearZipContext);
  return useSyncExternalStore(subscribe, read, () => ofPage);
}

/** GET /api/zip-codes/{zipCode}: where it is, which never changes. */
export const zipQuery = (zipCode: string) => ({
  ...apiQuery<ZipCodeView>(`/api/zip-codes/${zipCode}`),
  staleTime: Infinity,
});

/** @returns where that ZIP code is; null where there is none, and while that is not known */
export function useNearPlace(): ZipCodeView | null {
  const near = useNearZip();
  const { data } = useQuery({ ...zipQuery(near ?? ''), enabled: near !== null });
  return (near !== null && data) || null;
}
