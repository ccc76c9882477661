import '@farmgate/backend/contract/site/no-eval';
import { FarmDetailsForm, FarmForm, type FarmView } from '@farmgate/backend/contract/directory/farms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useRef, useState } from 'react';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { issuesOf } from '../../../lib/api/field-issues';
import { useDraft } from '../../../ui/forms/before/use-draft';
import { useFormMeanwhile } from '../../../ui/forms/before/use-form-meanwhile';
import { useLeaveWarning } from '../../../ui/forms/before/use-leave-warning';
import { useFocusOnTrouble } from '../../../ui/forms/use-focus-on-trouble';
import { EMPTY_FARM, type FarmFormValues, farmFormValues } from './farm-form-values';

/** A checked farm, ready to be sent. */
export type CheckedFarm = z.output<typeof FarmForm>;

export interface FarmFormOptions {
  userId: number;
  /** null for a farm that is not registered yet */
  farmId: number | null;
  /** What the form shows at first, and what is saved already. */
  saved: FarmFormValues;
  /** Only hours and the description are asked for, as the claim isn't verified yet. */
  isUnderReview?: boolean;
  /** The farm that the form is filled with; left out for a new one. */
  farm?: FarmView;
  /** The farm as it is by now; left out for a new one. */
  loadCurrent?: () => Promise<FarmView>;
}

/**
 * The form of a farm. What was typed and not sent is kept by the tab and shown again, leaving with it is
 * warned of, and the focus goes to the first field that is wrong.
 */
export function useFarmForm(options: FarmFormOptions) {
  const { userId, farmId, saved, isUnderReview = false } = options;
  const element = useRef<HTMLFormElement>(null);
  // zod takes less than the form always has.
  const check = (isUnderReview ? zodResolver(FarmDetailsForm) : zodResolver(FarmForm)) as unknown as Resolver<
    FarmFormValues,
    unknown,
    CheckedFarm
  >;
  const form = useForm<FarmFormValues, unknown, CheckedFarm>({
    resolver: check,
    defaultValues: saved,
    shouldFocusError: false,
  });
  const { isDirty, submitCount, isValid } = form.formState;
  const name = `farmgate-farm-draft${farmId === null ? '' : `-${farmId}`}`;
  const meanwhile = useFormMeanwhile<FarmView, FarmFormValues, CheckedFarm>(form, {
    first: options.farm ?? null,
    valuesOf: farmFormValues,
    load: options.loadCurrent,
  });
  const draft = useDraft(form, { name, userId, empty: EMPTY_FARM, saved, seen: meanwhile.seen });
  useLeaveWarning(isDirty && !draft.isSent);
  const [failures, setFailures] = useState(0);
  useFocusOnTrouble(element, submitCount + failures, submitCount > 0 && (!isValid || failures > 0));

  /** Puts what the server found wrong at the fields. */
  const showIssues = useCallback(
    (error: unknown) => {
      for (const { path, message } of issuesOf(error)) {
        const isOurs = Object.hasOwn(EMPTY_FARM, path.split('.')[0] ?? '');
        if (isOurs) form.setError(path as FieldPath<FarmFormValues>, { message });
      }
      setFailures((count) => count + 1);
    },
    [form],
  );
  return { form, element, showIssues, meanwhile, ...draft };
}
