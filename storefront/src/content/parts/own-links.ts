import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { instead } from '../../ui/events';

/**
 * Links to places on the page are ours, too: the router has to know of them, or it would restore a scroll
 * position instead.
 * @returns the path of a link of ours that a plain click follows; null for everything that is the browser's
 * own business
 */
function ownPath(event: MouseEvent<HTMLElement>): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href') ?? '';
  const isOurs = /^(?:#|\/(?!\/))/.test(href) && !link?.target;
  return isPlain && isOurs && !event.defaultPrevented ? href : null;
}

/** @returns what follows the links to our pages in HTML that React doesn't know, without a new document */
export function useOwnLinks() {
  const navigate = useNavigate();
  return instead((event: MouseEvent<HTMLElement>) => {
    const path = ownPath(event);
    if (path === null) return false;
    void navigate(path);
    return true;
  });
}
