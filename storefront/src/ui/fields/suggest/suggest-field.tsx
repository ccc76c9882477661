import type { Suggestion } from '@farmgate/backend/contract/site/suggestions';
import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  lazy,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { instead } from '../../events';
import { SearchField, type SearchFieldProps, ZipField } from '../search-field';
import { nextActive } from './next-active';
import type { SuggestionScope } from './suggestion-list';

const loadList = () => import('./suggestion-list').then((module) => ({ default: module.SuggestionList }));
const SuggestionList = lazy(loadList);

const never = () => () => undefined;
/** Without scripts it is a plain field. */
const useHasScripts = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const NONE: readonly Suggestion[] = [];

export interface SuggestFieldProps extends SearchFieldProps {
  scope?: SuggestionScope;
  /** The list's place, where it is not as wide as the field. */
  listClassName?: string;
  onChoose: (chosen: Suggestion, input: HTMLInputElement) => void;
}

/**
 * A field with suggestions below it, by the combobox pattern of ARIA 1.2: arrows go through them, Enter takes
 * one, Escape closes them; Home and End stay with the text. Their code comes with the first letter.
 */
export function SuggestField({
  scope = {},
  listClassName,
  onChoose,
  className,
  ...field
}: SuggestFieldProps) {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [found, setFound] = useState(NONE);
  const [active, setActive] = useState(-1);
  const isOpen = typed !== null && found.length > 0;
  const close = () => {
    setTyped(null);
    setActive(-1);
    setFound(NONE);
  };
  const choose = (chosen: Suggestion) => {
    const input = frame.current?.querySelector('input');
    close();
    if (input) onChoose(chosen, input);
  };
  const onKeyDown = instead((event: KeyboardEvent<HTMLInputElement>): boolean => {
    const next = isOpen ? nextActive(event.key, active, found.length) : null;
    const chosen = found[active];
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' && isOpen && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else {
      if (event.key === 'Enter') close();
      if (event.key === 'Home' || event.key === 'End') setActive(-1);
      return false;
    }
    return true;
  });
  const hasScripts = useHasScripts();
  const Field = scope.of === 'places' ? ZipField : SearchField;
  const list: ReactNode = typed !== null && (
    <Suspense fallback={null}>
      <SuggestionList
        id={id}
        typed={typed}
        scope={scope}
        active={active}
        onFound={setFound}
        onChoose={choose}
        className={listClassName}
      />
    </Suspense>
  );
  return (
    <span ref={frame} className={clsx('block', listClassName === undefined && 'relative', className)}>
      <Field
        {...field}
        {...(hasScripts && { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': isOpen })}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setActive(-1);
          field.onInput?.(event);
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {list}
    </span>
  );
}
