import type { DaysOffList, DaysOffView } from '@farmgate/backend/contract/marketplace/days-off';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { fieldIssues } from '../../../lib/api/field-issues';
import { DAYS_OFF, daysOffQuery } from '../../../shared/business/days-off';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { MeanwhileNote } from '../../../ui/forms/before/meanwhile-note';
import type { Meanwhile } from '../../../ui/forms/before/use-meanwhile';
import { useStateMeanwhile } from '../../../ui/forms/before/use-state-meanwhile';
import { changesSince, seenIn } from '../../../ui/forms/meanwhile';
import { checkDays, type DaysOffValues, type Mistakes } from './days-off.rules';

export interface DaysOffFormProps {
  /** Null for new ones. */
  editing: DaysOffView | null;
  /** Today where the vendor is. */
  today: string;
  onDone: () => void;
}

/** What the form calls its fields. */
const LABELS = { from: 'First day off', to: 'Last day off', note: 'Note for shoppers' };

const valuesOf = (item: DaysOffView | null): DaysOffValues => ({
  from: item?.from ?? '',
  to: item?.to ?? '',
  note: item?.note ?? '',
});

/** @returns what is sent: of days off that are there, only what is changed is written */
const requestOf = (values: DaysOffValues, seen: DaysOffView | null) =>
  seen ? { ...values, was: seenIn(seen, Object.keys(changesSince(valuesOf(seen), values))) } : values;

async function loadDaysOff(client: QueryClient, id: number | undefined): Promise<DaysOffView> {
  const { items } = await client.fetchQuery({ ...daysOffQuery(), staleTime: 0 });
  const found = items.find((one) => one.id === id);
  if (!found) throw new Error('These days off aren’t there anymore.');
  return found;
}

function useSaving(
  { editing, onDone }: DaysOffFormProps,
  meanwhile: Meanwhile<DaysOffView>,
  onMistakes: (found: Mistakes) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: DaysOffValues) =>
      callJson<DaysOffList>(editing ? `${DAYS_OFF}/${editing.id}` : DAYS_OFF, {
        method: editing ? 'PUT' : 'POST',
        body: requestOf(values, meanwhile.seen.current),
      }),
    onSuccess: (list) => {
      client.setQueryData(daysOffQuery().queryKey, list);
      toast({
        title: editing ? 'Days off changed' : 'Days off added',
        description:
          list.booked.length > 0
            ? 'Some orders are booked on days you’re closed. See the list on this page.'
            : 'Shoppers see it within a minute.',
      });
      onDone();
    },
    onError: (error, values) => {
      void meanwhile.onError(error);
      onMistakes(Object.fromEntries(fieldIssues(error, values)));
    },
  });
}

/** The first and the last day, and what shoppers read. */
export function DaysOffForm(props: DaysOffFormProps) {
  const { editing, today, onDone } = props;
  const [values, setValues] = useState(valuesOf(editing));
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const element = useRef<HTMLFormElement>(null);
  const show = (found: Mistakes) => {
    setMistakes(found);
    setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const client = useQueryClient();
  const meanwhile = useStateMeanwhile(values, setValues, {
    first: editing,
    valuesOf,
    load: () => loadDaysOff(client, editing?.id),
  });
  const saving = useSaving(props, meanwhile, show);
  const failure =
    saving.error && Object.keys(mistakes).length === 0
      ? sentenceOf(saving.error, 'We couldn’t save these days. Please try again.')
      : null;
  const change = (some: Partial<DaysOffValues>) => setValues({ ...values, ...some });
  return (
    <Card className="p-4 sm:p-5">
      <form
        ref={element}
        noValidate
        aria-label={editing ? 'Change days off' : 'Add days off'}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const found = checkDays(values);
          show(found);
          if (Object.keys(found).length === 0) saving.mutate(values);
        }}
      >
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField
            type="date"
            label="First day off"
            required
            autoFocus
            min={editing?.isNow ? undefined : today}
            value={values.from}
            error={mistakes.from}
            onChange={({ currentTarget: { value } }) =>
              change({ from: value, ...(values.to < value && { to: value }) })
            }
          />
          <TextField
            type="date"
            label="Last day off"
            required
            min={values.from > today ? values.from : today}
            value={values.to}
            error={mistakes.to}
            onChange={({ currentTarget: { value } }) => change({ to: value })}
          />
        </div>
        <TextField
          label="Note for shoppers"
          optional
          maxLength={200}
          placeholder="We’re at the county fair."
          value={values.note}
          error={mistakes.note}
          onChange={({ currentTarget: { value } }) => change({ note: value })}
        />
        <MeanwhileNote labels={LABELS} {...meanwhile} />
        {failure && (
          <p role="alert" className="text-sm text-danger">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={saving.isPending}>
            {saving.isPending ? 'Saving...' : editing ? 'Save days off' : 'Add days off'}
          </Button>
          <Button look="quiet" disabled={saving.isPending} onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
