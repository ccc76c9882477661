import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepTexts, readTexts } from './kept-texts';

export interface KeptTextsOptions<Values> {
  /** Under which name the tab keeps them; a person's own forms have their id in it. */
  name: string;
  /**
   * What the form has when nothing was typed. Fields that are not in it are not kept: no password ever is.
   */
  saved: Values;
}

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, never>,
  'reset' | 'subscribe' | 'getValues'
>;

/**
 * Keeps what is typed in a form, and shows it again to who comes back.
 * @returns whether it was shown again, and how to let it go: after sending, or because it is not wanted
 */
export function useKeptTexts<Values extends FieldValues>(
  form: Form<Values>,
  { name, saved }: KeptTextsOptions<Record<string, string>>,
) {
  const [isRestored, setRestored] = useState(false);
  const latest = useRef(saved);
  latest.current = saved;
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    const texts = readTexts(name, latest.current);
    if (texts) {
      reset({ ...getValues(), ...texts }, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // What nobody typed may be something else by the time that this is shown again.
        const typed = Object.entries(latest.current).flatMap(([field, text]) => {
          const now = String(values[field] ?? '');
          return now === text ? [] : [[field, now] as const];
        });
        keepTexts(name, typed.length > 0 ? Object.fromEntries(typed) : null);
      },
    });
  }, [name, reset, subscribe, getValues]);
  /** @param values what the form goes on with */
  const restart = useCallback(
    (values: Values) => {
      reset(values);
      keepTexts(name, null);
      setRestored(false);
    },
    [reset, name],
  );
  return { isRestored, restart };
}
