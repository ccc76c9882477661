import { useEffect } from 'react';
import { type ViewedKind, noteView } from './view-log';

/** How long a page has to be looked at to count as opened, in milliseconds. */
const LOOKED_AT_MS = 1_500;

/**
 * Calls back once the page has been visible for a moment: not while it is prepared or in a tab behind.
 * @returns how to stop waiting
 */
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
 * Tells the server that somebody looked at a thing's page, once a day for each browser.
 * @param id null while it is not known whether this is somebody else's thing, or when it is not
 */
export function useViewCount(kind: ViewedKind, id: number | null): void {
  useEffect(() => {
    if (id === null) return;
    return onceLookedAt(() => {
      if (!noteView(kind, id, new Date())) return;
      // It gets through also when the person is on the way out. Nobody misses it when it does not.
      fetch(`/api/${kind}/${id}/views`, { method: 'POST', keepalive: true }).catch(() => undefined);
    });
  }, [kind, id]);
}
