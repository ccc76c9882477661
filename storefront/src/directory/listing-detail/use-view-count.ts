import { useEffect } from 'react';
import { noteView } from './view-log';

/** How long a listing has to be looked at to count as opened, in milliseconds. */
const LOOKED_AT_MS = 1_500;

/** Calls back once the page has been visible for a moment: not while it is prepared or in a tab behind. @returns how to stop waiting */
function onceLookedAt(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(finish, LOOKED_AT_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  const finish = () => {
    stop();
    callback();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}

/**
 * Tells the server that somebody looked at a listing, once a day for each browser.
 * @param listingId null while it is not known whether this is somebody else's listing, or when it is not
 */
export function useViewCount(listingId: number | null): void {
  useEffect(() => {
    if (listingId === null) return;
    return onceLookedAt(() => {
      if (!noteView(listingId, new Date())) return;
      // It gets through also when the person is on the way out. Nobody misses it when it does not.
      fetch(`/api/listings/${listingId}/views`, { method: 'POST', keepalive: true }).catch(() => undefined);
    });
  }, [listingId]);
}
