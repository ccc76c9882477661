import { createContext, useContext, useSyncExternalStore } from 'react';

/** When the server rendered the page. */
export const RenderedAtContext = createContext<Date>(new Date(0));

const never = () => () => undefined;
let opened: Date | undefined;

/**
 * The time for decisions such as the 'New' badge. During hydration it is the moment at which the server rendered the page (which
 * may have waited in a cache), so that both say the same; right after it is the time at which the visit began.
 */
export function useNow(): Date {
  const renderedAt = useContext(RenderedAtContext);
  return useSyncExternalStore(
    never,
    () => (opened ??= new Date()),
    () => renderedAt,
  );
}
