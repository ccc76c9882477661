import { clsx } from 'clsx';
import { useOwnLinks } from './own-links';

export interface ProseProps {
  /**
   * What our own server made of Markdown (`contentHtml`), with the HTML of its author escaped there. Nothing
   * else may come here.
   */
  html: string;
  className?: string;
}

/**
 * Long text as HTML, in the measure and the type of the look (ui/styles/prose.css). Its links to our pages
 * load no new document.
 */
export function Prose({ html, className }: ProseProps) {
  const follow = useOwnLinks();
  return (
    // The links inside are the controls; the keyboard's Enter arrives as a click as well.
    <div className={clsx('prose', className)} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
