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
import { isCode } from '../../../lib/api/is-code';
import { useDraft } from '../../../lib/forms/use-draft';
import { useFocusOnTrouble } from '../../../lib/forms/use-focus-on-trouble';
import { useLeaveWarning } from '../../../lib/forms/use-leave-warning';
import { toast } from '../../../ui/dialogs/toast';
import { changeMarketRecord, managedMarketQuery, marketRecordQuery, myMarketsQuery } from '../market-queries';
import {
  changedFields,
  EMPTY_MARKET,
  type MarketField,
  type MarketFormValues,
  marketFormValues,
  seenIn,
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
 * The form of a market. Only what is changed is sent. Where another manager saved the same field meanwhile,
 * the field says so, what was typed stays, and saving once more counts.
 */
export function useMarketForm({ marketId, userId, record, onSaved }: MarketFormOptions) {
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const seen = useRef(record);
  const [initial] = useState(() => marketFormValues(record));
  const [resolver] = useState(() => checkChanged(() => seen.current));
  const form = useForm<MarketFormValues, unknown, Changes>({
    resolver,
    defaultValues: initial,
    shouldFocusError: false,
  });
  const { isDirty, submitCount, isValid } = form.formState;
  const draft = useDraft(form, {
    ...{ name: `farmgate-market-draft-${marketId}`, userId, empty: EMPTY_MARKET },
    saved: initial,
  });
  useLeaveWarning(isDirty && !draft.isSent);
  const [failures, setFailures] = useState(0);
  useFocusOnTrouble(element, submitCount + failures, submitCount > 0 && (!isValid || failures > 0));

  /** Fields that nobody touched here show what they hold by now. */
  const takeOver = (newest: MarketRecord) => {
    const [before, after] = [marketFormValues(seen.current), marketFormValues(newest)];
    const mine = changedFields(before, form.getValues());
    const others = changedFields(before, after).filter((field) => !mine.includes(field));
    for (const field of others) form.setValue(field, after[field]);
    seen.current = newest;
  };
  const showIssues = async (error: Error) => {
    if (isCode(error, 'CHANGED_MEANWHILE')) {
      takeOver(await callJson<MarketRecord>(String(marketRecordQuery(marketId).queryKey[0])));
    }
    for (const { path, message } of issuesOf(error)) {
      if (Object.hasOwn(EMPTY_MARKET, path.split('.')[0] ?? ''))
        form.setError(path as FieldPath<MarketFormValues>, { message });
    }
    setFailures((count) => count + 1);
  };
  const saving = useMutation({
    mutationFn: (changes: Changes) =>
      changeMarketRecord(marketId, { ...changes, was: seenIn(seen.current, Object.keys(changes)) }),
    onSuccess: (saved) => {
      seen.current = saved;
      draft.restart(marketFormValues(saved));
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
  const discard = () => draft.restart(marketFormValues(seen.current));
  return { form, element, submit, saving, isRestored: draft.isRestored, discard };
}
