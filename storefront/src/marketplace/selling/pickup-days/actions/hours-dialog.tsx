import { dayText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupDayState } from '@farmgate/backend/contract/marketplace/pickup/pickup-days';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { callJson } from '../../../../lib/api/api';
import { fieldIssues } from '../../../../lib/api/field-issues';
import { isCode } from '../../../../lib/api/is-code';
import { timeOf } from '../../../../shared/hours-exceptions/clock-fields';
import { toast } from '../../../../ui/dialogs/toast';
import { TextArea, TextField } from '../../../../ui/fields/field';
import { DialogForm } from '../../../../ui/forms/before/dialog-form';
import { MeanwhileNote } from '../../../../ui/forms/before/meanwhile-note';
import { useStateMeanwhile } from '../../../../ui/forms/before/use-state-meanwhile';
import { seenIn } from '../../../../ui/forms/meanwhile';
import { failureSentence } from '../../sending';
import { clockOf } from '../day-words';
import { PICKUP_DAYS, pickupDayQuery, refreshDays } from '../pickup-days-queries';
import type { DayDialogProps } from './room-dialog';

const LABELS = { startsAt: 'From', endsAt: 'Until', address: 'Address on this day', reason: 'Reason' };

const valuesOf = (day: DayDialogProps['day']) => ({
  startsAt: clockOf(day.startsAt, day.timeZone),
  endsAt: clockOf(day.endsAt, day.timeZone),
  address: day.address ?? '',
  reason: day.reason ?? '',
});

/** Other hours of the same date, or another place; whoever has ordered gets an email. */
export function HoursDialog({ day, open, onOpenChange }: DayDialogProps) {
  const id = useId();
  const client = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(day));
  const meanwhile = useStateMeanwhile(values, setValues, {
    ...{ first: day, valuesOf },
    load: async () => {
      const newest = await client.fetchQuery({ ...pickupDayQuery(day.id), staleTime: 0 });
      return newest.window;
    },
  });
  const saving = useMutation({
    mutationFn: () =>
      callJson<PickupDayState>(`${PICKUP_DAYS}/${day.id}`, {
        method: 'PUT',
        body: {
          ...{ ...values, endsAt: timeOf('closes', values.endsAt) ?? '' },
          was: seenIn(meanwhile.seen.current ?? day, Object.keys(values)),
        },
      }),
    onSuccess: () => {
      toast({
        title: 'Day changed',
        description:
          day.taken > 0 ? 'We’re emailing everyone who ordered.' : 'Shoppers see it within a minute.',
      });
      onOpenChange(false);
      return refreshDays(client);
    },
    onError: (error) => void meanwhile.onError(error),
  });
  const found = isCode(saving.error, 'CHANGED_MEANWHILE') ? [] : fieldIssues(saving.error, values);
  const issues = Object.fromEntries(found) as Partial<typeof values>;
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: issues[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  const hasIssues = Object.keys(issues).length > 0;
  return (
    <DialogForm
      id={`${id}-form`}
      open={open}
      onOpenChange={onOpenChange}
      title="Change hours or place"
      description={`${dayText(day.startsAt, day.timeZone)}. Orders stay, and we email everyone who ordered.`}
      submitLabel="Save and email"
      pendingLabel={saving.isPending && 'Saving...'}
      failure={
        hasIssues ? 'Please check the fields marked above.' : saving.error && failureSentence(saving.error)
      }
      onSubmit={submit}
    >
      <div className="flex flex-col gap-5">
        <MeanwhileNote {...meanwhile} labels={LABELS} />
        <div className="grid grid-cols-2 gap-4">
          <TextField type="time" label="From" required {...field('startsAt')} />
          <TextField type="time" label="Until" required {...field('endsAt')} />
        </div>
        {day.siteId !== null && (
          <TextField
            label="Address on this day"
            optional
            maxLength={300}
            help={`Blank means ${day.placeName} as usual.`}
            {...field('address')}
          />
        )}
        <TextArea
          label="Reason"
          optional
          rows={2}
          maxLength={300}
          placeholder="Rain until noon."
          help="Your customers read it."
          {...field('reason')}
        />
      </div>
    </DialogForm>
  );
}
