import { type ReactNode, createContext, startTransition, useContext, useEffect, useState } from 'react';

interface Visit {
  /** Whether the browser has taken the page over, so that what it alone knows may be shown. */
  isBrowser: boolean;
  now: Date;
}

const VisitContext = createContext<Visit>({ isBrowser: false, now: new Date(0) });

/**
 * How long ago a page may have been made for its own time to be good enough. The server keeps pages for a
 * minute; devices keep them longer.
 */
const FRESH_MS = 5 * 60_000;

/**
 * Tells what is below it that the browser has taken the page over. That is a transition: React renders again
 * what asks for it in short slices, between which a slow device answers taps.
 * @param renderedAt when the server rendered the page
 */
export function VisitProvider({ renderedAt, children }: { renderedAt: Date; children: ReactNode }) {
  const [visit, setVisit] = useState<Visit>({ isBrowser: false, now: renderedAt });
  useEffect(() => {
    const opened = new Date();
    const age = Math.abs(opened.getTime() - renderedAt.getTime());
    startTransition(() => setVisit({ isBrowser: true, now: age < FRESH_MS ? renderedAt : opened }));
  }, [renderedAt]);
  return <VisitContext value={visit}>{children}</VisitContext>;
}

/**
 * @returns false on the server and while the browser takes the server's page over, which has to be the same
 */
export function useIsBrowser(): boolean {
  return useContext(VisitContext).isBrowser;
}

/**
 * The time for decisions such as the 'New' badge: when the server rendered the page (which may have waited in
 * a cache), so that both say the same; for a page that is older than some minutes, from right after it was
 * taken over the time at which the visit began.
 */
export function useNow(): Date {
  return useContext(VisitContext).now;
}
