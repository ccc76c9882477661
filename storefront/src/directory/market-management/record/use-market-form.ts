import '@farmgate/backend/contract/site/no-eval';
import {
  type MarketRecord,
  type MarketRecordChanges,
  MarketRecordFields,
} from '@farmgate/backend/contract/directory/market-record';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { callJson } from '../../../lib/api/api';
import { issuesOf } from '../../../lib/api/field-issues';
import { toast } from '../../../ui/dialogs/toast';
import { useDraft } from '../../../ui/forms/before/use-draft';
import { useFormMeanwhile } from '../../../ui/forms/before/use-form-meanwhile';
import { useLeaveWarning } from '../../../ui/forms/before/use-leave-warning';
import type { Meanwhile } from '../../../ui/forms/before/use-meanwhile';
import { seenIn } from '../../../ui/forms/meanwhile';
import { useFocusOnTrouble } from '../../../ui/forms/use-focus-on-trouble';
import { changeMarketRecord, managedMarketQuery, marketRecordQuery, myMarketsQuery } from '../market-queries';
import {
  changedFields,
  EMPTY_MARKET,
  type MarketField,
  type MarketFormValues,
  marketFormValues,
} from './market-form-values';

/** The fields that are changed, checked. */
type Changes = Partial<Omit<MarketRecordChanges, 'was'>>;

/** What a source says wrong, and nobody touches, keeps nobody from saving the rest. */
const checkChanged =
  (seen: () => MarketRecord): Resolver<MarketFormValues, unknown, Changes> =>
  (values, context, options) => {
    const changed = changedFields(marketFormValues(seen()), values);
    const mask = Object.fromEntries(changed.map((field) => [field, true]));
    const schema = MarketRecordFields.pick(mask as Record<MarketField, true>);
    const check = zodResolver(schema) as unknown as Resolver<MarketFormValues, unknown, Changes>;
    return check(values, context, options);
  };

export interface MarketFormOptions {
  marketId: string;
  userId: number;
  record: MarketRecord;
  onSaved: (record: MarketRecord) => void;
}

/**
 * The form of a market. Only what is changed is sent, with what was seen there.
 */
export function useMarketForm({ marketId, userId, record, onSaved }: MarketFormOptions) {
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const [initial] = useState(() => marketFormValues(record));
  const [resolver] = useState(() => checkChanged(() => meanwhile.seen.current ?? record));
  const form = useForm<MarketFormValues, unknown, Changes>({
    resolver,
    defaultValues: initial,
    shouldFocusError: false,
  });
  const { isDirty, submitCount, isValid } = form.formState;
  const meanwhile: Meanwhile<MarketRecord> = useFormMeanwhile(form, {
    first: record,
    valuesOf: marketFormValues,
    load: () => callJson<MarketRecord>(String(marketRecordQuery(marketId).queryKey[0])),
  });
  const draft = useDraft(form, {
    ...{ name: `farmgate-market-draft-${marketId}`, userId, empty: EMPTY_MARKET },
    ...{ saved: initial, seen: meanwhile.seen },
  });
  useLeaveWarning(isDirty && !draft.isSent);
  const [failures, setFailures] = useState(0);
  useFocusOnTrouble(element, submitCount + failures, submitCount > 0 && (!isValid || failures > 0));

  const showIssues = async (error: Error) => {
    await meanwhile.onError(error);
    for (const { path, message } of issuesOf(error)) {
      if (Object.hasOwn(EMPTY_MARKET, path.split('.')[0] ?? ''))
        form.setError(path as FieldPath<MarketFormValues>, { message });
    }
    setFailures((count) => count + 1);
  };
  const startAgain = (from?: MarketRecord) => {
    meanwhile.restart(from);
    draft.restart(marketFormValues(meanwhile.seen.current ?? record));
  };
  const saving = useMutation({
    mutationFn: (changes: Changes) =>
      changeMarketRecord(marketId, {
        ...changes,
        was: seenIn(meanwhile.seen.current ?? record, Object.keys(changes)),
      }),
    onSuccess: (saved) => {
      startAgain(saved);
      client.setQueryData(marketRecordQuery(marketId).queryKey, saved);
      for (const { queryKey } of [managedMarketQuery(marketId), myMarketsQuery()])
        void client.invalidateQueries({ queryKey });
      onSaved(saved);
    },
    onError: showIssues,
  });
  const submit = form.handleSubmit((changes) => {
    if (Object.keys(changes).length > 0) saving.mutate(changes);
    else toast({ title: 'Nothing to save yet' });
  });
  const discard = () => startAgain();
  return { form, element, submit, saving, meanwhile, isRestored: draft.isRestored, discard };
}
