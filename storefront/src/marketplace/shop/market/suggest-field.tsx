import { MAX_SEARCH_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { useAddressField } from '../../../lib/address/use-address-field';
import { useSettled } from '../../../lib/forms/use-settled';
import { SearchField } from '../../../ui/forms/search-field';
import { suggestionsQuery } from '../queries';
import { nextActive } from '../../../ui/forms/suggest/next-active';

/** From this many letters on there is something to suggest. */
const MIN_LETTERS = 2;
/** So long after the last letter the server is asked, in milliseconds. */
const PAUSE_MS = 150;

const NONE: readonly string[] = [];

/** Names of products that begin like what is typed; null closes them. */
function useSuggestions(typed: string | null): readonly string[] {
  const wanted = useSettled(typed?.trim() ?? '', PAUSE_MS);
  const enabled = typed !== null && wanted.length >= MIN_LETTERS;
  const { data } = useQuery({
    ...suggestionsQuery(wanted),
    enabled,
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
  return enabled ? (data ?? NONE) : NONE;
}

interface ListProps {
  id: string;
  names: readonly string[];
  active: number;
  onChoose: (name: string) => void;
}

function Suggestions({ id, names, active, onChoose }: ListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Suggestions"
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1.5 overflow-hidden rounded-control border border-line bg-card py-1.5 shadow-float"
    >
      {names.map((name, index) => (
        <li
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => onChoose(name)}
          className={clsx(
            'cursor-pointer px-4 py-2.5 text-base wrap-anywhere hover:bg-moss',
            index === active && 'bg-moss text-leaf',
          )}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The shop's search text, with the names of products that begin like it. Choosing one searches for it. */
export function SuggestField({ search }: { search: string }) {
  const id = useId();
  const field = useAddressField<HTMLInputElement>(search);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const names = useSuggestions(typed);
  const isOpen = names.length > 0;

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const choose = (name: string) => {
    if (!field.current) return;
    field.current.value = name;
    close();
    field.current.form?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = nextActive(event.key, active, names.length);
    const chosen = names[active];
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' && isOpen && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  };
  return (
    <span className="relative block">
      <SearchField
        ref={field}
        size="lg"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        name="search"
        label="Search products"
        placeholder="Raw honey, goat cheese"
        maxLength={MAX_SEARCH_LENGTH}
        defaultValue={search}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {isOpen && <Suggestions id={id} names={names} active={active} onChoose={choose} />}
    </span>
  );
}
