import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import type { Suggestion, SuggestionKind } from '@farmgate/backend/contract/site/suggestions';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { apiQuery } from '../../../lib/api/queries';
import { keepFocus } from '../../events';
import { Icon, type IconName } from '../../icon';
import { useSettled } from '../use-settled';

/** From this many letters on there is something to suggest. */
const MIN_LETTERS = 2;
/** So long after the last letter the server is asked, in milliseconds. */
const PAUSE_MS = 120;

const ICONS: Readonly<Record<SuggestionKind, IconName>> = {
  food: 'salad',
  category: 'list',
  product: 'shopping-basket',
  city: 'map-pin',
  zip: 'map-pin',
  farm: 'sprout',
  market: 'store',
  vendor: 'store',
};

/** What is suggested for, besides the text. */
export interface SuggestionScope {
  /** Cities and ZIP codes alone, for a field that asks where; or what the marketplace has. */
  of?: 'places' | 'products';
  /** The ZIP code near which one looks. */
  zipCode?: string;
}

export interface SuggestionListProps {
  id: string;
  typed: string;
  scope: SuggestionScope;
  active: number;
  onFound: (found: readonly Suggestion[]) => void;
  onChoose: (chosen: Suggestion) => void;
  className?: string;
}

const NONE: readonly Suggestion[] = [];

/** The list below a field, and how many there are for those who do not see it. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, typed, scope, active, onFound, onChoose, className } = props;
  const q = useSettled(typed.trim(), PAUSE_MS);
  const { data } = useQuery({
    ...apiQuery<Suggestion[]>(withQuery('/api/suggestions', { q, ...scope })),
    enabled: q.length >= MIN_LETTERS,
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
  const found = (q.length >= MIN_LETTERS && data) || NONE;
  useEffect(() => onFound(found), [found, onFound]);
  return (
    <>
      <span role="status" className="sr-only">
        {found.length > 0 && `${found.length} ${found.length === 1 ? 'suggestion' : 'suggestions'}`}
      </span>
      {found.length > 0 && (
        <ul
          id={id}
          role="listbox"
          aria-label="Suggestions"
          onPointerDown={keepFocus}
          className={clsx(
            'absolute top-full z-20 mt-1.5 max-h-[70vh] overflow-y-auto rounded-control border border-line bg-card py-1.5 shadow-float',
            className ?? 'inset-x-0',
          )}
        >
          {found.map((suggestion, index) => (
            <li
              key={suggestion.kind + suggestion.path + suggestion.label}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => onChoose(suggestion)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 wrap-anywhere hover:bg-moss',
                index === active && 'bg-moss',
              )}
            >
              <Icon name={ICONS[suggestion.kind]} className="size-5 shrink-0 text-leaf" />
              <span className="min-w-0">
                <span className="block text-base leading-snug font-medium">{suggestion.label}</span>
                <span className="block text-sm leading-snug text-soft">{suggestion.detail}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
