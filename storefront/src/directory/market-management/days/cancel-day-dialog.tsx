import { MAX_EXCEPTION_TEXT } from '@farmgate/backend/contract/directory/hours';
import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { dayTitle } from '../../../shared/market-day';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { changeDay } from '../market-queries';
import { dayBefore, fasterManager } from './day-before';
import { TellsNote } from './tells-note';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/market-management').then((module) => module.CancelDayRequest),
);

export interface DayDialogProps {
  marketId: number;
  day: MarketDayView;
  onClose: () => void;
  onDone: (changed: MarketDayView) => void;
  /** The day may be another one by now. */
  onFailed: () => void;
}

/** Asks why a market day is canceled. */
export function CancelDayDialog({ marketId, day, onClose, onDone, onFailed }: DayDialogProps) {
  const form = useForm({
    schema,
    values: { reason: '' },
    send: (body) => changeDay(marketId, day.date, { to: 'cancel', body: { ...body, was: dayBefore(day) } }),
    onSent: onDone,
    onFailed,
    failed: 'We couldn’t cancel this day. Check your connection and try again.',
  });
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={onClose}
      title={`Cancel ${dayTitle(day)}?`}
      description="The day stays on the market’s page, marked as canceled. You can restore it until it’s over."
      submitLabel="Cancel this market day"
      submitLook="danger"
      closeLabel="Keep it"
      pendingLabel="Canceling..."
      failure={fasterManager(form.error) ?? form.failure}
    >
      <TextField
        label="Reason"
        placeholder="Storm warning"
        help="Shoppers and everyone on the roster can read it."
        maxLength={MAX_EXCEPTION_TEXT}
        readOnly={form.isPending}
        {...form.field('reason')}
      />
      <TellsNote marketId={marketId} date={day.date} />
    </DialogForm>
  );
}
