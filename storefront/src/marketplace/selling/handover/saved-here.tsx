import { useEffect, useState } from 'react';

/** The worker keeps a page a moment after it was opened: so often it is asked for, in seconds. */
const PATIENCE_S = 20;

type Saved = 'yes' | 'no' | 'unknown';

/** Whether the page itself opens without a network: the worker keeps it, where there is one. */
async function isPageKept(): Promise<boolean> {
  try {
    return (await caches.match(window.location.pathname, { ignoreVary: true })) !== undefined;
  } catch {
    return false;
  }
}

/** @param isListKept whether the list is in the browser's storage; null while that is not known */
function useSaved(isListKept: boolean | null): Saved {
  const [page, setPage] = useState<Saved>('unknown');
  useEffect(() => {
    // Without a worker, as in development, a page is never kept.
    if (!isListKept || !('serviceWorker' in navigator)) return;
    let left = PATIENCE_S;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const isKept = await isPageKept();
      left -= 1;
      if (isKept) setPage('yes');
      else if (left > 0) timer = setTimeout(() => void look(), 1_000);
      else if (navigator.serviceWorker.controller) setPage('no');
    };
    void look();
    return () => {
      left = 0;
      clearTimeout(timer);
    };
  }, [isListKept]);
  return isListKept === false ? 'no' : page;
}

const TEXTS: Record<Saved, string> = {
  yes: 'Saved on this phone. You can use this list without a connection.',
  no: 'We couldn’t save this list on this phone. Its storage is full or blocked, so you’ll need a connection.',
  unknown: '',
};

/** Says whether a handover list works without a network. */
export function SavedHere({ isKept }: { isKept: boolean | null }) {
  return (
    <p role="status" className="min-h-10 text-sm text-soft sm:min-h-5 print:hidden">
      {TEXTS[useSaved(isKept)]}
    </p>
  );
}
