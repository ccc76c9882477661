import { useEffect, useRef } from 'react';
import { LinkButton } from '../../ui/button';
import { KEEP_SCROLL } from '../../lib/navigation';
import { FIRST_CARDS } from './paging';
import { resultElementId } from './selection';

export interface ShowMoreProps {
  /** Results of the page. */
  count: number;
  /** All of their cards are shown. */
  isAll: boolean;
  /** The same page with all of them; it works without scripts as well. */
  to: string;
  /** The id of the first result whose card is not shown yet. */
  firstHidden: string | undefined;
}

/** Shows the rest of a page's cards. Whoever asked for them goes on at the first of those, by keyboard and screen reader too. */
export function ShowMore({ count, isAll, to, firstHidden }: ShowMoreProps) {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAll || !isAsked.current || firstHidden === undefined) return;
    isAsked.current = false;
    const card = document.getElementById(resultElementId(firstHidden));
    card?.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true });
  }, [isAll, firstHidden]);
  if (isAll || count <= FIRST_CARDS) return null;
  return (
    <div className="mt-4 flex justify-center print:hidden">
      <LinkButton look="secondary" to={to} state={KEEP_SCROLL} onClick={() => (isAsked.current = true)}>
        Show {count - FIRST_CARDS} more
      </LinkButton>
    </div>
  );
}
