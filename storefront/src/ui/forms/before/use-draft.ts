import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, readSeen, writeDraft } from './draft';

/** How long typing may pause before the draft is kept, in milliseconds. */
const DRAFT_DELAY_MS = 300;

export interface UseDraftOptions<Values> {
  /** The store's key, one for each form and record. */
  name: string;
  userId: number;
  /** The form without anything typed; outside of components, so that it stays the same. */
  empty: Values;
  /** What is saved already, where that is not the empty form: it is no draft. */
  saved?: Values;
  /** The record that the form was filled with, which a draft keeps and brings back. */
  seen?: RefObject<unknown>;
}

/** Keeps what is typed into a form and not sent in the tab, and shows it again. */
export function useDraft<Values extends FieldValues, Request>(
  form: UseFormReturn<Values, unknown, Request>,
  { name, userId, empty, saved = empty, seen }: UseDraftOptions<Values>,
) {
  const [isRestored, setRestored] = useState(false);
  const [isSent, setSent] = useState(false);
  const sent = useRef(false);
  /** What is saved is no draft, also where the form says it once more. */
  const settled = useRef(JSON.stringify(saved));
  useEffect(() => {
    const draft = readDraft({ name, userId }, empty);
    if (draft) {
      const before = readSeen({ name, userId });
      if (seen && before) seen.current = before;
      form.reset(draft, { keepDefaultValues: true });
      setRestored(true);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: Values | null = null;
    const keep = () => {
      const isSettled = sent.current || JSON.stringify(latest) === settled.current;
      if (latest && isSettled) dropDraft({ name });
      else if (latest) writeDraft({ name, userId, seen: seen?.current ?? undefined }, latest);
      latest = null;
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        latest = values;
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
  }, [form, name, userId, empty, seen]);
  /** What was typed has arrived, or is not wanted any more. */
  const finish = useCallback(() => {
    sent.current = true;
    dropDraft({ name });
    setSent(true);
    setRestored(false);
  }, [name]);
  /** After saving, the form goes on with what is saved. */
  const restart = useCallback(
    (values: Values) => {
      settled.current = JSON.stringify(values);
      form.reset(values);
      dropDraft({ name });
      setRestored(false);
    },
    [form, name],
  );
  return { isRestored, isSent, finish, restart };
}
