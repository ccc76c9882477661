import { MAX_EXCEPTION_TEXT } from '@farmgate/backend/contract/directory/hours';
import type { MoveDayRequest } from '@farmgate/backend/contract/directory/market-management';
import type { z } from 'zod';
import { sentenceOf } from '../../../lib/api/api';
import { dayHours, dayTitle } from '../../../shared/market-day';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/before/dialog-form';
import { lazyCheck } from '../../../ui/forms/before/lazy-check';
import { useCallForm } from '../../../ui/forms/before/use-call-form';
import { changeDay } from '../market-queries';
import type { DayDialogProps } from './cancel-day-dialog';
import { dayBefore, fasterManager } from './day-before';

const check = lazyCheck<z.input<typeof MoveDayRequest>, MoveDayRequest>(() =>
  import('./day-checks').then((module) => module.moveResolver),
);

/** A field for a time gives an empty text where there is none. */
const asTime = { setValueAs: (text: string | null) => text || null };

/** Asks where a market day is held instead, and when. */
export function MoveDayDialog({ marketId, day, onClose, onDone, onFailed }: DayDialogProps) {
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: {
      address: day.address ?? '',
      opens: null,
      closes: null,
      reason: day.address && day.reason,
    },
    send: (body: MoveDayRequest) =>
      changeDay(marketId, day.date, { to: 'move', body: { ...body, was: dayBefore(day) } }),
    onSent: onDone,
    onFailed,
  });
  const isAtField = (['address', 'opens', 'closes', 'reason'] as const).some((name) => errorOf(name));
  const usual = dayHours(day);
  return (
    <DialogForm
      id="move-day"
      open
      onOpenChange={onClose}
      title={`Move ${dayTitle(day)}?`}
      description="Only this day moves. Shoppers see the new address on the market’s page."
      submitLabel="Move this market day"
      closeLabel="Keep it"
      pendingLabel={isPending && 'Moving...'}
      failure={
        fasterManager(error) ??
        (error && !isAtField
          ? sentenceOf(error, 'We couldn’t move this day. Check your connection and try again.')
          : null)
      }
      onSubmit={submit}
    >
      <div className="flex flex-col gap-5">
        <TextField
          label="Where it’s held"
          placeholder="12 Main Street, Fort Myers"
          maxLength={MAX_EXCEPTION_TEXT}
          readOnly={isPending}
          error={errorOf('address')}
          {...form.register('address')}
        />
        <div className="flex flex-col gap-1.5">
          <div className="grid grid-cols-2 gap-4">
            <TextField
              label="Opens"
              type="time"
              step={300}
              optional
              readOnly={isPending}
              error={errorOf('opens')}
              {...form.register('opens', asTime)}
            />
            <TextField
              label="Closes"
              type="time"
              step={300}
              optional
              readOnly={isPending}
              error={errorOf('closes')}
              {...form.register('closes', asTime)}
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
          readOnly={isPending}
          error={errorOf('reason')}
          {...form.register('reason')}
        />
      </div>
    </DialogForm>
  );
}
