import '@farmgate/backend/contract/shared/no-eval';
import { FarmForm } from '@farmgate/backend/contract/directory/farms';
import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../../../lib/api';
import { useLeaveWarning } from '../../../lib/forms/use-leave-warning';
import { dropDraft, readDraft, writeDraft } from './farm-draft';
import { EMPTY_FARM, type FarmFormValues } from './farm-form-values';

/** A checked farm, ready to be sent. */
export type CheckedFarm = z.output<typeof FarmForm>;

export interface FarmFormOptions {
  userId: number;
  /** null for a farm that is not registered yet */
  farmId: number | null;
  /** What the form shows at first, and what is saved already. */
  saved: FarmFormValues;
}

/** How long typing may pause before the draft is kept, in milliseconds. */
const DRAFT_DELAY_MS = 300;

/**
 * The form of a farm. What was typed and not sent is kept by the tab and shown again, leaving with it is warned of, and the focus
 * goes to the first field that is wrong.
 */
export function useFarmForm({ userId, farmId, saved }: FarmFormOptions) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<FarmFormValues, unknown, CheckedFarm>({
    // zod takes less than the form always has.
    resolver: zodResolver(FarmForm) as unknown as Resolver<FarmFormValues, unknown, CheckedFarm>,
    defaultValues: saved,
    shouldFocusError: false,
  });
  const { isDirty, submitCount, isValid } = form.formState;
  const draft = useDraft(form, { userId, farmId, saved });
  useLeaveWarning(isDirty && !draft.isSent);
  const [failures, setFailures] = useState(0);
  useFocusOnTrouble(element, submitCount + failures, submitCount > 0 && (!isValid || failures > 0));

  /** Puts what the server found wrong at the fields. */
  const showIssues = useCallback(
    (error: unknown) => {
      const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
      for (const { path, message } of issues) {
        const isOurs = Object.hasOwn(EMPTY_FARM, path.split('.')[0] ?? '');
        if (isOurs) form.setError(path as FieldPath<FarmFormValues>, { message });
      }
      setFailures((count) => count + 1);
    },
    [form],
  );
  return { form, element, showIssues, ...draft };
}

type Form = ReturnType<typeof useForm<FarmFormValues, unknown, CheckedFarm>>;

function useDraft(form: Form, { userId, farmId, saved }: FarmFormOptions) {
  const [isRestored, setRestored] = useState(false);
  const [isSent, setSent] = useState(false);
  const sent = useRef(false);
  /** What is saved is no draft, also where the form says it once more. */
  const settled = useRef(JSON.stringify(saved));
  useEffect(() => {
    const draft = readDraft(userId, farmId);
    if (draft) {
      form.reset(draft, { keepDefaultValues: true });
      setRestored(true);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: FarmFormValues | null = null;
    const keep = () => {
      const isSettled = sent.current || JSON.stringify(latest) === settled.current;
      if (latest && isSettled) dropDraft(farmId);
      else if (latest) writeDraft(userId, farmId, latest);
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
  }, [form, userId, farmId]);
  /** What was typed has arrived, or is not wanted any more. */
  const finish = useCallback(() => {
    sent.current = true;
    dropDraft(farmId);
    setSent(true);
    setRestored(false);
  }, [farmId]);
  /** After saving, the form goes on with what is saved. */
  const restart = useCallback(
    (values: FarmFormValues) => {
      settled.current = JSON.stringify(values);
      form.reset(values);
      dropDraft(farmId);
      setRestored(false);
    },
    [form, farmId],
  );
  return { isRestored, isSent, finish, restart };
}

/** @param attempt changes with every attempt to send */
function useFocusOnTrouble(
  element: RefObject<HTMLFormElement | null>,
  attempt: number,
  isTrouble: boolean,
): void {
  const trouble = useRef(isTrouble);
  trouble.current = isTrouble;
  useEffect(() => {
    if (!trouble.current) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [attempt, element]);
}
