import { MAX_EXCEPTION_TEXT } from '@farmgate/backend/contract/directory/hours';
import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import type { CancelDayRequest } from '@farmgate/backend/contract/directory/market-management';
import { sentenceOf } from '../../../lib/api/api';
import { dayTitle } from '../../../shared/market-day';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/before/dialog-form';
import { lazyCheck } from '../../../ui/forms/before/lazy-check';
import { useCallForm } from '../../../ui/forms/before/use-call-form';
import { changeDay } from '../market-queries';
import { dayBefore, fasterManager } from './day-before';

const check = lazyCheck(() => import('./day-checks').then((module) => module.cancelResolver));

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
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: { reason: '' },
    send: (body: CancelDayRequest) =>
      changeDay(marketId, day.date, { to: 'cancel', body: { ...body, was: dayBefore(day) } }),
    onSent: onDone,
    onFailed,
  });
  const isAtField = errorOf('reason') !== undefined;
  return (
    <DialogForm
      id="cancel-day"
      open
      onOpenChange={onClose}
      title={`Cancel ${dayTitle(day)}?`}
      description="The day stays on the market’s page, marked as canceled. You can restore it until it’s over."
      submitLabel="Cancel this market day"
      submitLook="danger"
      closeLabel="Keep it"
      pendingLabel={isPending && 'Canceling...'}
      failure={
        fasterManager(error) ??
        (error && !isAtField
          ? sentenceOf(error, 'We couldn’t cancel this day. Check your connection and try again.')
          : null)
      }
      onSubmit={submit}
    >
      <TextField
        label="Reason"
        placeholder="Storm warning"
        help="Shoppers and everyone on the roster can read it."
        maxLength={MAX_EXCEPTION_TEXT}
        readOnly={isPending}
        error={errorOf('reason')}
        {...form.register('reason')}
      />
    </DialogForm>
  );
}
