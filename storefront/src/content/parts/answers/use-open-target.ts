import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** @returns the id in an address's hash; '' for none, or one that cannot be read */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Opens a collapsed part of a page and all that it stands in. */
function reveal(target: Element | null): void {
  for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) {
    part.open = true;
  }
}

/**
 * Opens what the address names, however one got there: by the page's own links, by back and forward, or by
 * typing it.
 * @param within where the collapsible parts are
 */
export function useOpenTarget(within: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = idOf(hash);
    if (!id) return;
    const target = within.current?.querySelector(`[id="${CSS.escape(id)}"]`) ?? null;
    if (!target) return;
    reveal(target);
    // Opening it moved it.
    target.scrollIntoView();
  }, [hash, key, within]);
}
