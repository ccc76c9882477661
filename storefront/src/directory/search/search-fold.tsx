import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon';

/**
 * The form of a search: on phones folded once there is something to look at, so that results come first.
 * Wider screens always show it.
 */
export function SearchFold({
  search,
  summary,
  children,
}: {
  /** The address of what was searched, which folds the form when it changes; empty while it is open. */
  search: string;
  summary: string;
  children: ReactNode;
}) {
  const fold = useRef<HTMLDetailsElement>(null);
  const isOpen = search === '';
  useEffect(() => {
    if (fold.current) fold.current.open = isOpen;
  }, [search, isOpen]);
  return (
    <details ref={fold} open={isOpen} className="fold fold-search">
      <summary hidden={isOpen} className="fold-summary">
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
