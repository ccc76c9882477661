import { dayText, windowText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupDayState } from '@farmgate/backend/contract/marketplace/pickup/pickup-days';
import { takenText } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callJson } from '../../../../lib/api/api';
import { isCode } from '../../../../lib/api/is-code';
import { toast } from '../../../../ui/dialogs/toast';
import { TextArea } from '../../../../ui/fields/field';
import { RadioCard } from '../../../../ui/fields/radio-card';
import { DialogForm } from '../../../../ui/forms/dialog-form';
import { at } from '../../../../ui/forms/field-errors';
import { type FormOf, useForm } from '../../../../ui/forms/use-form';
import { SAVING_FAILED } from '../../sending';
import { kindOf } from '../day-words';
import { PICKUP_DAYS, refreshDays } from '../pickup-days-queries';
import type { DayDialogProps } from './room-dialog';
import { TargetDay } from './target-day';

type Orders = 'refund' | 'move';

interface Values {
  orders: Orders;
  /** The day that the orders move to; empty while none is chosen. */
  toWindowId: string;
  reason: string;
}

const isPastDate = (error: Error | null) => isCode(error, 'PAST_DATE');

function Choice({ value, onChange }: { value: Orders; onChange: (value: Orders) => void }) {
  const name = useId();
  const options: [Orders, string, string][] = [
    ['move', 'Move them to another day', 'No one pays again. Customers get the new day and directions.'],
    [
      'refund',
      'Refund them all',
      'Everyone gets their money back, and the products go back into your stock.',
    ],
  ];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">What happens to the orders</legend>
      {options.map(([option, label, help]) => (
        <RadioCard
          key={option}
          label={label}
          help={help}
          name={name}
          checked={value === option}
          onChange={() => onChange(option)}
        />
      ))}
    </fieldset>
  );
}

/** Calls a day off: its orders move to another day, or are refunded. */
export function CancelDayDialog({ day, open, onOpenChange }: DayDialogProps) {
  const client = useQueryClient();
  const hasOrders = day.taken > 0;
  /** The day on which what was ordered will be past its date, and the farm has read what. */
  const [pastOn, setPastOn] = useState<string | null>(null);
  const form: FormOf<Values> = useForm<Values, PickupDayState>({
    values: { orders: hasOrders ? 'move' : 'refund', toWindowId: '', reason: '' },
    check: ({ orders, toWindowId, reason }) => [
      ...((orders === 'move' && toWindowId === '' && at('toWindowId', 'Please choose the new day.')) || []),
      ...((reason.trim() === '' && at('reason', 'Please say why. Your customers read it.')) || []),
    ],
    send: ({ orders, toWindowId, reason }) =>
      callJson<PickupDayState>(`${PICKUP_DAYS}/${day.id}/cancel`, {
        method: 'POST',
        body: {
          ...{ reason, orders },
          ...(orders === 'move' && {
            toWindowId: Number(toWindowId),
            ...(pastOn === toWindowId && { pastDates: true }),
          }),
        },
      }),
    onFailed: (error) => setPastOn(isPastDate(error) ? form.getValues('toWindowId') : null),
    onSent: () => {
      toast({
        title: `${dayText(day.startsAt, day.timeZone)} is canceled`,
        ...(hasOrders && { description: 'We’re emailing everyone who ordered.' }),
      });
      onOpenChange(false);
      return refreshDays(client);
    },
    failed: SAVING_FAILED,
  });
  const { orders, toWindowId } = form.values;
  const isPast = pastOn !== null && pastOn === toWindowId;
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={`Cancel this ${kindOf(day)} day?`}
      description={`${windowText(day)}, ${day.placeName}. You can’t undo this.`}
      submitLabel={
        orders === 'move'
          ? isPast
            ? 'Cancel and move anyway'
            : 'Cancel and move orders'
          : hasOrders
            ? 'Cancel and refund'
            : 'Cancel day'
      }
      submitLook="danger"
      closeLabel="Keep it"
      pendingLabel="Canceling..."
      failure={
        isPast
          ? 'Choose another day, or move the orders anyway. Tell your customers what they won’t get.'
          : form.hasErrors
            ? 'Please check the fields marked above.'
            : isPastDate(form.error)
              ? null
              : form.failure
      }
    >
      <div className="flex flex-col gap-5">
        {hasOrders ? (
          <>
            <p className="text-sm">
              {takenText({ ...day, capacity: null })} so far. Everyone who ordered gets one email.
            </p>
            <Choice value={orders} onChange={(chosen) => form.change({ orders: chosen })} />
          </>
        ) : (
          <p className="text-sm">There are no orders for this day.</p>
        )}
        {hasOrders && orders === 'move' && (
          <TargetDay
            day={day}
            value={toWindowId}
            error={form.errorOf('toWindowId')}
            onChange={(id) => form.change({ toWindowId: id })}
          />
        )}
        <TextArea
          label="Reason"
          rows={2}
          required
          maxLength={300}
          placeholder="A storm is coming."
          help="Your customers read it."
          {...form.field('reason')}
        />
      </div>
    </DialogForm>
  );
}
