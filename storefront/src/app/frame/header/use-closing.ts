import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes what the header unfolds by Escape, by a press elsewhere, and when the page changes. */
export function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  const { pathname, search } = useLocation();
  const place = useRef(pathname + search);
  useEffect(() => {
    // Not where it was opened before the page was taken over.
    if (place.current === pathname + search) return;
    place.current = pathname + search;
    if (details.current) details.current.open = false;
  }, [details, pathname, search]);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const { current } = details;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const { current } = details;
      if (key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [details]);
}
