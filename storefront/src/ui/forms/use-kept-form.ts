import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readDraft } from './draft';
import { type DraftOptions, shownOf, useDraft } from './use-draft';
import { type FormOf, type FormOptions, type Sending, type Sent, useForm } from './use-form';
import { useLeaveWarning } from './use-leave-warning';
import { type Meanwhile, type RecordOptions, useMeanwhile } from './use-meanwhile';

interface KeptOptions<Values extends FieldValues, Checked, Answer, View> extends Omit<
  FormOptions<Values, Checked, Answer>,
  'request' | 'send' | 'onSent' | 'onFailed'
> {
  /** What the rules are asked about; unless given, what the form holds. */
  request?: ((values: Values, seen: View | null) => unknown) | undefined;
  send: (
    checked: Checked,
    sending: Sending<Values> & {
      /** The record that the form was filled with, for `was`; null for what is new. */
      seen: View | null;
    },
  ) => Promise<Answer>;
  onSent?: (
    answer: Answer,
    sent: Sent<Values> & {
      /** The form goes on with what is saved. */
      restart: (saved: View) => void;
    },
  ) => unknown;
  onFailed?: (
    error: Error,
    failed: {
      /** That somebody else changed the record is said by its note, and nowhere else. */
      isNoted: boolean;
    },
  ) => unknown;
  draft?: DraftOptions<Values, Answer> | undefined;
  record?: RecordOptions<View, Values> | undefined;
  /** The browser asks before it leaves the page with what was typed, or with such values. */
  warns?: boolean | ((values: Values) => boolean);
}

/** What a form keeps: for the notes in it. */
export interface KeptState {
  /** It shows what was typed before and not sent. */
  isRestored: boolean;
  /** What was typed has arrived, and the form is over. */
  isSent: boolean;
  /** Lets go of what was typed. */
  discard: () => void;
  /** What was typed is not wanted any more. */
  finish: () => void;
  meanwhile: Pick<Meanwhile<unknown>, 'conflicts' | 'noted' | 'choose'>;
}

export type KeptForm<Values extends FieldValues> = FormOf<Values> & KeptState;

/**
 * A form that keeps what was typed over reloads and detours, or that changes a record which others may change
 * as well.
 */
export function useKeptForm<Values extends FieldValues, Answer, View = never, Checked = Values>(
  options: KeptOptions<Values, Checked, Answer, View>,
): KeptForm<Values> {
  const { record, draft: draftOptions, request, send, onSent, onFailed, warns = false, ...simple } = options;
  const [begun] = useState(() => {
    const kept = draftOptions?.isAtOnce ? readDraft(draftOptions) : null;
    return kept && shownOf(options.values, kept.typed, draftOptions?.fit);
  });
  const form: FormOf<Values> = useForm<Values, Answer, Checked>({
    ...simple,
    values: begun ?? options.values,
    ...(request && { request: (values: Values) => request(values, meanwhile.seen.current) }),
    send: (checked, sending) => {
      draft.keep();
      return send(checked, { ...sending, seen: meanwhile.seen.current });
    },
    onSent: (answer, sent) => {
      if (draftOptions && (draftOptions.isDone?.(answer) ?? true)) draft.finish();
      return onSent?.(answer, { ...sent, restart, begin: draft.begin });
    },
    onFailed: async (error) => {
      const isNoted = await meanwhile.onError(error);
      onFailed?.(error, { isNoted });
    },
  });
  const meanwhile: Meanwhile<View> = useMeanwhile<View, Values>(record, {
    get: form.getValues,
    set: form.change,
  });
  const draft = useDraft<Values, Answer>(form, draftOptions, {
    first: options.values,
    valuesOf: (seen) => record?.valuesOf(seen as View) ?? {},
    seen: meanwhile.seen,
    isBegun: begun !== null,
  });
  const restart = (saved?: View) => {
    const view = meanwhile.restart(saved);
    draft.begin({ ...draft.begun(), ...(view && record?.valuesOf(view)) });
  };
  useLeaveWarning(form.isDirty && !draft.isSent && warns !== false, () =>
    typeof warns === 'function' ? warns(form.getValues()) : warns,
  );
  const { isRestored, isSent, finish } = draft;
  const kept = { isRestored, isSent, finish, discard: () => restart(), meanwhile };
  return Object.assign(form, kept, form.error === meanwhile.noted && { error: null, failure: null });
}
