import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { instead } from '../../ui/events';

export interface ProseProps {
  /**
   * What our own server made of Markdown (`contentHtml`), with the HTML of its author escaped there. Nothing
   * else may come here.
   */
  html: string;
  className?: string;
}

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

/**
 * Long text as HTML, in the measure and the type of the look (ui/styles/prose.css). Its links to our pages
 * load no new document.
 */
export function Prose({ html, className }: ProseProps) {
  const navigate = useNavigate();
  return (
    // The links inside are the controls; the keyboard's Enter arrives as a click as well.
    <div
      className={clsx('prose', className)}
      onClick={instead((event: MouseEvent<HTMLElement>) => {
        const path = ownPath(event);
        if (path === null) return false;
        void navigate(path);
        return true;
      })}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
