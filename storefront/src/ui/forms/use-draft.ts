import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Draft, type DraftOf, dropDraft, readDraft, withTyped, writeDraft } from './draft';
import { changesSince } from './meanwhile';
import type { FormOf } from './use-form';

/** How long typing may pause before the draft is kept, in milliseconds. */
const DRAFT_DELAY_MS = 300;

export interface DraftOptions<Values, Answer = unknown> extends DraftOf {
  /** What is not kept: passwords, and what is agreed to anew. */
  without?: readonly (keyof Values)[];
  /** Pictures, which the page's memory keeps: a detour over other pages does not lose them, a reload does. */
  pictures?: readonly (keyof Values)[];
  /** What is shown again of a draft, where not all of it may be; null for nothing. */
  fit?: (values: Values) => Values | null;
  /** The form begins with what was typed: for one that the server never renders, and that is of no record. */
  isAtOnce?: boolean;
  /** Whether an answer means that what was typed has arrived; unless given, each does. */
  isDone?: (answer: Answer) => boolean;
}

const memory = new Map<string, object>();

/** @returns what a form shows again of a draft, over what it began with; null for nothing */
export function shownOf<Values extends object>(
  base: Values,
  typed: Draft['typed'],
  fit?: (values: Values) => Values | null,
): Values | null {
  const shown = withTyped(base, typed);
  return shown && fit ? fit(shown) : shown;
}

interface Begun<Values> {
  /** What the form begins with. */
  first: Values;
  /** What it begins with where it was filled with another record. */
  valuesOf: (seen: unknown) => Partial<Values>;
  /** The record that it was filled with. */
  seen: RefObject<unknown>;
  /** It began with a draft. */
  isBegun: boolean;
}

/** Keeps what is typed into a form and not sent in the tab, and shows it again. */
export function useDraft<Values extends FieldValues, Answer>(
  { getValues, reset, subscribe }: Pick<FormOf<Values>, 'getValues' | 'reset' | 'subscribe'>,
  options: DraftOptions<Values, Answer> | undefined,
  { first, valuesOf, seen, isBegun }: Begun<Values>,
) {
  const [isRestored, setRestored] = useState(isBegun);
  const [isSent, setSent] = useState(false);
  const isOver = useRef(false);
  const begun = useRef(first);
  const keepNow = useRef(() => {});
  const latest = useRef({ options, valuesOf });
  latest.current = { options, valuesOf };
  const name = options?.name;
  const userId = options?.userId ?? null;
  useEffect(() => {
    if (name === undefined) return;
    const key = `${name} ${userId}`;
    const { isAtOnce = false, fit } = latest.current.options ?? {};
    const kept = isAtOnce ? null : readDraft({ name, userId });
    const base = { ...getValues(), ...(kept?.seen ? latest.current.valuesOf(kept.seen) : {}) };
    const shown = kept && shownOf(base, kept.typed, fit);
    if (shown && kept.seen) seen.current = kept.seen;
    if (shown || memory.has(key))
      reset({ ...(shown ?? getValues()), ...memory.get(key) }, { keepDefaultValues: true });
    if (shown) setRestored(true);

    let timer: ReturnType<typeof setTimeout> | undefined;
    let now: Values | null = null;
    const keep = () => {
      if (!now) return;
      const { without = [], pictures = [] } = latest.current.options ?? {};
      const before = { ...begun.current, ...(seen.current ? latest.current.valuesOf(seen.current) : {}) };
      const changed = Object.entries(changesSince(before, now));
      const texts = changed.filter(([field]) => ![...without, ...pictures].includes(field));
      if (isOver.current || texts.length === 0) dropDraft({ name });
      else
        writeDraft({ name, userId }, { typed: Object.fromEntries(texts), seen: seen.current ?? undefined });
      const chosen = changed.filter(([field]) => pictures.includes(field));
      if (isOver.current || chosen.length === 0) memory.delete(key);
      else memory.set(key, Object.fromEntries(chosen));
      now = null;
    };
    keepNow.current = keep;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        now = values;
        clearTimeout(timer);
        timer = setTimeout(keep, DRAFT_DELAY_MS);
      },
    });
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      clearTimeout(timer);
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [getValues, reset, subscribe, seen, name, userId]);

  const drop = useCallback(() => {
    if (name === undefined) return;
    dropDraft({ name });
    memory.delete(`${name} ${userId}`);
    setRestored(false);
  }, [name, userId]);
  /** What was typed has arrived, or is not wanted any more. */
  const finish = useCallback(() => {
    isOver.current = true;
    drop();
    setSent(true);
  }, [drop]);
  /** The form goes on with what is saved. */
  const begin = useCallback(
    (values: Values) => {
      isOver.current = false;
      begun.current = values;
      reset(values);
      drop();
      setSent(false);
    },
    [drop, reset],
  );
  return {
    ...{ isRestored, isSent, finish, begin, begun: () => begun.current },
    /** Without waiting for a pause in typing. */
    keep: () => keepNow.current(),
  };
}
