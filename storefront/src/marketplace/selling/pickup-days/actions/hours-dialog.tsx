import { dayText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupDayState } from '@farmgate/backend/contract/marketplace/pickup/pickup-days';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../../lib/api/api';
import { isCode } from '../../../../lib/api/is-code';
import { timeOf } from '../../../../shared/hours-exceptions/clock-fields';
import { toast } from '../../../../ui/dialogs/toast';
import { TextArea, TextField } from '../../../../ui/fields/field';
import { DialogForm } from '../../../../ui/forms/dialog-form';
import { seenIn } from '../../../../ui/forms/meanwhile';
import { MeanwhileNote } from '../../../../ui/forms/meanwhile-note';
import { useKeptForm } from '../../../../ui/forms/use-kept-form';
import { SAVING_FAILED } from '../../sending';
import { clockOf } from '../day-words';
import { PICKUP_DAYS, pickupDayQuery, refreshDays } from '../pickup-days-queries';
import type { DayDialogProps } from './room-dialog';

type Day = DayDialogProps['day'];

const LABELS = { startsAt: 'From', endsAt: 'Until', address: 'Address on this day', reason: 'Reason' };

const valuesOf = (day: Day) => ({
  startsAt: clockOf(day.startsAt, day.timeZone),
  endsAt: clockOf(day.endsAt, day.timeZone),
  address: day.address ?? '',
  reason: day.reason ?? '',
});

/** Other hours of the same date, or another place; whoever has ordered gets an email. */
export function HoursDialog({ day, open, onOpenChange }: DayDialogProps) {
  const client = useQueryClient();
  const form = useKeptForm<ReturnType<typeof valuesOf>, PickupDayState, Day>({
    values: valuesOf(day),
    record: {
      ...{ first: day, valuesOf },
      load: async () => {
        const newest = await client.fetchQuery({ ...pickupDayQuery(day.id), staleTime: 0 });
        return newest.window;
      },
    },
    wrongOf: (error) => (isCode(error, 'CHANGED_MEANWHILE') ? [] : null),
    send: (values, { seen }) =>
      callJson<PickupDayState>(`${PICKUP_DAYS}/${day.id}`, {
        method: 'PUT',
        body: {
          ...{ ...values, endsAt: timeOf('closes', values.endsAt) ?? '' },
          was: seenIn(seen ?? day, Object.keys(values)),
        },
      }),
    onSent: () => {
      toast({
        title: 'Day changed',
        description:
          day.taken > 0 ? 'We’re emailing everyone who ordered.' : 'Shoppers see it within a minute.',
      });
      onOpenChange(false);
      return refreshDays(client);
    },
    failed: SAVING_FAILED,
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title="Change hours or place"
      description={`${dayText(day.startsAt, day.timeZone)}. Orders stay, and we email everyone who ordered.`}
      submitLabel="Save and email"
      pendingLabel="Saving..."
      failure={form.hasErrors ? 'Please check the fields marked above.' : form.failure}
    >
      <div className="flex flex-col gap-5">
        <MeanwhileNote of={form} labels={LABELS} />
        <div className="grid grid-cols-2 gap-4">
          <TextField type="time" label="From" required {...form.field('startsAt')} />
          <TextField type="time" label="Until" required {...form.field('endsAt')} />
        </div>
        {day.siteId !== null && (
          <TextField
            label="Address on this day"
            optional
            maxLength={300}
            help={`Blank means ${day.placeName} as usual.`}
            {...form.field('address')}
          />
        )}
        <TextArea
          label="Reason"
          optional
          rows={2}
          maxLength={300}
          placeholder="Rain until noon."
          help="Your customers read it."
          {...form.field('reason')}
        />
      </div>
    </DialogForm>
  );
}
