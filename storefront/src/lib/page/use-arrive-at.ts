import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * For what is there late and an address leads to: it comes into view, and the focus to the first thing in it.
 * @param id of the element that takes the ref, and of the address's hash
 */
export function useArriveAt<Element extends HTMLElement>(id: string): RefObject<Element | null> {
  const { hash } = useLocation();
  const ref = useRef<Element>(null);
  useEffect(() => {
    const { current } = ref;
    if (hash !== `#${id}` || !current) return;
    current.scrollIntoView();
    current.querySelector<HTMLElement>('input, a, button')?.focus({ preventScroll: true });
  }, [hash, id]);
  return ref;
}
