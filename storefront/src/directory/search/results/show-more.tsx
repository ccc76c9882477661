import { FIRST_CARDS } from '@farmgate/backend/contract/shared/limits';
import { useEffect, useRef } from 'react';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { LinkButton } from '../../../ui/button';
import { resultElementId } from './selection';

export interface ShowMoreProps {
  /** The ids of the results whose cards are shown. */
  shown: readonly string[];
  /** How many more the page has. */
  rest: number;
  /** How many were asked for first. */
  first?: number;
  /** The same page with all of them; it works without scripts as well. */
  to: string;
}

/** Shows the rest of a page's cards. Reading and tabbing go on at the first of those. */
export function ShowMore({ shown, rest, first = FIRST_CARDS, to }: ShowMoreProps) {
  const isAsked = useRef(false);
  const firstMore = shown[first];
  useEffect(() => {
    if (!isAsked.current || firstMore === undefined) return;
    isAsked.current = false;
    const card = document.getElementById(resultElementId(firstMore));
    // The heart of a card stands before its link.
    const target = card?.querySelector<HTMLElement>('a') ?? card?.querySelector<HTMLElement>('summary');
    target?.focus({ preventScroll: true });
  }, [firstMore]);
  if (rest === 0) return null;
  return (
    <div className="mt-4 flex justify-center print:hidden">
      <LinkButton look="secondary" to={to} state={KEEP_SCROLL} onClick={() => (isAsked.current = true)}>
        {`Show ${rest} more`}
      </LinkButton>
    </div>
  );
}
