import { MAX_EXCEPTION_TEXT } from '@farmgate/backend/contract/directory/hours';
import { dayHours, dayTitle } from '../../../shared/market-day';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { changeDay } from '../market-queries';
import type { DayDialogProps } from './cancel-day-dialog';
import { dayBefore, fasterManager } from './day-before';
import { TellsNote } from './tells-note';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/market-management').then((module) => module.MoveDayRequest),
);

/** A field for a time gives an empty text where there is none. */
const asTime = { setValueAs: (text: string | null) => text || null };

/** Asks what is different about a market day: where it is held, on which date, or from when to when. */
export function MoveDayDialog({ marketId, day, onClose, onDone, onFailed }: DayDialogProps) {
  const form = useForm({
    schema,
    values: {
      date: null,
      address: day.address ?? '',
      opens: null,
      closes: null,
      reason: day.reason,
    },
    send: (body) => changeDay(marketId, day.date, { to: 'move', body: { ...body, was: dayBefore(day) } }),
    onSent: onDone,
    onFailed,
    failed: 'We couldn’t change this day. Check your connection and try again.',
  });
  const usual = dayHours(day);
  // Other hours alone are on the market's page, and in no email.
  const isTold = Boolean(form.values.date) || (form.values.address ?? '') !== (day.address ?? '');
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={onClose}
      title={`Change ${dayTitle(day)}`}
      description="Another date, place or hours for this day alone. Shoppers see it on the market’s page."
      submitLabel="Change this market day"
      closeLabel="Keep it"
      pendingLabel="Saving..."
      failure={fasterManager(form.error) ?? form.failure}
    >
      <div className="flex flex-col gap-5">
        <TextField
          label="New date"
          type="date"
          optional
          help="Leave blank to keep the date. For a new one, vendors say again if they’re coming."
          readOnly={form.isPending}
          {...form.field('date', asTime)}
        />
        <TextField
          label="Where it’s held"
          optional
          placeholder="12 Main Street, Fort Myers"
          maxLength={MAX_EXCEPTION_TEXT}
          readOnly={form.isPending}
          {...form.field('address')}
        />
        <div className="flex flex-col gap-1.5">
          <div className="grid grid-cols-2 gap-4">
            <TextField
              label="Opens"
              type="time"
              step={300}
              optional
              readOnly={form.isPending}
              {...form.field('opens', asTime)}
            />
            <TextField
              label="Closes"
              type="time"
              step={300}
              optional
              readOnly={form.isPending}
              {...form.field('closes', asTime)}
            />
          </div>
          <p className="text-xs text-soft">
            Leave both blank to keep the usual hours{usual && day.status !== 'moved' && `, ${usual}`}.
          </p>
        </div>
        <TextField
          label="Reason"
          placeholder="Street fair"
          optional
          maxLength={MAX_EXCEPTION_TEXT}
          readOnly={form.isPending}
          {...form.field('reason')}
        />
        {isTold && <TellsNote marketId={marketId} date={day.date} />}
      </div>
    </DialogForm>
  );
}
