import type { DaysOffList, DaysOffView } from '@farmgate/backend/contract/marketplace/days-off';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { DAYS_OFF, daysOffQuery } from '../../../shared/business/days-off';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { changesSince, seenIn } from '../../../ui/forms/meanwhile';
import { MeanwhileNote } from '../../../ui/forms/meanwhile-note';
import { useKeptForm } from '../../../ui/forms/use-kept-form';
import { checkDays, type DaysOffValues } from './days-off.rules';

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

/** The first and the last day, and what shoppers read. */
export function DaysOffForm({ editing, today, onDone }: DaysOffFormProps) {
  const client = useQueryClient();
  const form = useKeptForm<DaysOffValues, DaysOffList, DaysOffView>({
    check: checkDays,
    values: valuesOf(editing),
    record: { first: editing, valuesOf, load: () => loadDaysOff(client, editing?.id) },
    send: (values, { seen }) =>
      callJson<DaysOffList>(editing ? `${DAYS_OFF}/${editing.id}` : DAYS_OFF, {
        method: editing ? 'PUT' : 'POST',
        body: requestOf(values, seen),
      }),
    onSent: (list) => {
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
    failed: 'We couldn’t save these days. Please try again.',
  });
  const { from, to } = form.values;
  return (
    <Card className="p-4 sm:p-5">
      <Form
        of={form}
        aria-label={editing ? 'Change days off' : 'Add days off'}
        className="flex flex-col gap-5"
      >
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField
            type="date"
            label="First day off"
            required
            autoFocus
            min={editing?.isNow ? undefined : today}
            value={from}
            error={form.errorOf('from')}
            onChange={({ currentTarget: { value } }) =>
              form.change({ from: value, ...(to < value && { to: value }) })
            }
          />
          <TextField
            type="date"
            label="Last day off"
            required
            min={from > today ? from : today}
            {...form.field('to')}
          />
        </div>
        <TextField
          label="Note for shoppers"
          optional
          maxLength={200}
          placeholder="We’re at the county fair."
          {...form.field('note')}
        />
        <MeanwhileNote of={form} labels={LABELS} />
        <FormFailure of={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pendingLabel={form.isPending && 'Saving...'}>
            {editing ? 'Save days off' : 'Add days off'}
          </Button>
          <Button look="quiet" disabled={form.isPending} onClick={onDone}>
            Cancel
          </Button>
        </div>
      </Form>
    </Card>
  );
}
