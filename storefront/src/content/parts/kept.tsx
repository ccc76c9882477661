import type { ReactNode } from 'react';
import { useOwnLinks } from './own-links';

/** What the server's HTML had, by the names of the parts. */
const found = new Map<string, string>();

function htmlOf(name: string): string {
  const html =
    found.get(name) ?? document.querySelector(`[data-kept="${CSS.escape(name)}"]`)?.innerHTML ?? '';
  found.set(name, html);
  return html;
}

/**
 * A part of a page that is words and links alone. The browser keeps it as the server made it, so that its
 * data need not come along in the HTML a second time.
 * @param name one of its own among all pages
 * @param children undefined where their data has not come along
 */
export function Kept({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  const follow = useOwnLinks();
  if (children !== undefined) {
    return (
      <div key="made" data-kept={name} className={className}>
        {children}
      </div>
    );
  }
  return (
    <div
      key="kept"
      data-kept={name}
      className={className}
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: htmlOf(name) }}
    />
  );
}
