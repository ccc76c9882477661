import { dayText, windowText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupDayState } from '@farmgate/backend/contract/marketplace/pickup/pickup-days';
import { takenText } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { ApiError, callJson } from '../../../../lib/api/api';
import { fieldIssues } from '../../../../lib/api/field-issues';
import { toast } from '../../../../ui/dialogs/toast';
import { TextArea } from '../../../../ui/fields/field';
import { DialogForm } from '../../../../ui/forms/before/dialog-form';
import { failureSentence } from '../../sending';
import { kindOf } from '../day-words';
import { PICKUP_DAYS, refreshDays } from '../pickup-days-queries';
import type { DayDialogProps } from './room-dialog';
import { TargetDay } from './target-day';

type Orders = 'refund' | 'move';

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
        <label
          key={option}
          className="flex min-h-11 items-start gap-3 rounded-control border border-line p-3 has-checked:border-leaf has-checked:bg-moss"
        >
          <input
            type="radio"
            name={name}
            checked={value === option}
            onChange={() => onChange(option)}
            className="mt-1 size-4 shrink-0 accent-leaf"
          />
          <span className="flex flex-col">
            <span className="font-semibold">{label}</span>
            <span className="text-sm text-soft">{help}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Calls a day off: its orders move to another day, or are refunded. */
export function CancelDayDialog({ day, open, onOpenChange }: DayDialogProps) {
  const id = useId();
  const client = useQueryClient();
  const hasOrders = day.taken > 0;
  const [orders, setOrders] = useState<Orders>(hasOrders ? 'move' : 'refund');
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<{ reason?: string; toWindowId?: string }>({});
  /** What was ordered will be past its date on the new day, and the farm has read what. */
  const [isPast, setIsPast] = useState(false);
  const canceling = useMutation({
    mutationFn: () =>
      callJson<PickupDayState>(`${PICKUP_DAYS}/${day.id}/cancel`, {
        method: 'POST',
        body: {
          ...{ reason, orders },
          ...(orders === 'move' && { toWindowId: Number(to), ...(isPast && { pastDates: true }) }),
        },
      }),
    onError: (error) => setIsPast(error instanceof ApiError && error.body?.error === 'PAST_DATE'),
    onSuccess: () => {
      toast({
        title: `${dayText(day.startsAt, day.timeZone)} is canceled`,
        ...(hasOrders && { description: 'We’re emailing everyone who ordered.' }),
      });
      onOpenChange(false);
      return refreshDays(client);
    },
  });
  const issues: typeof missing = {
    ...Object.fromEntries(fieldIssues(canceling.error, { reason, toWindowId: to })),
    ...missing,
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = {
      ...(orders === 'move' && to === '' && { toWindowId: 'Please choose the new day.' }),
      ...(reason.trim() === '' && { reason: 'Please say why. Your customers read it.' }),
    };
    setMissing(found);
    if (Object.keys(found).length > 0)
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    else if (!canceling.isPending) canceling.mutate();
  };
  const hasIssues = Object.keys(issues).length > 0;
  return (
    <DialogForm
      id={`${id}-form`}
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
      pendingLabel={canceling.isPending && 'Canceling...'}
      failure={
        isPast
          ? 'Choose another day, or move the orders anyway. Tell your customers what they won’t get.'
          : hasIssues
            ? 'Please check the fields marked above.'
            : canceling.error && failureSentence(canceling.error)
      }
      onSubmit={submit}
    >
      <div className="flex flex-col gap-5">
        {hasOrders ? (
          <>
            <p className="text-sm">
              {takenText({ ...day, capacity: null })} so far. Everyone who ordered gets one email.
            </p>
            <Choice value={orders} onChange={setOrders} />
          </>
        ) : (
          <p className="text-sm">There are no orders for this day.</p>
        )}
        {hasOrders && orders === 'move' && (
          <TargetDay
            day={day}
            value={to}
            error={issues.toWindowId}
            onChange={(id) => {
              setTo(id);
              setMissing(({ toWindowId: _, ...rest }) => rest);
              setIsPast(false);
              canceling.reset();
            }}
          />
        )}
        <TextArea
          label="Reason"
          rows={2}
          required
          maxLength={300}
          placeholder="A storm is coming."
          help="Your customers read it."
          value={reason}
          error={issues.reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            setMissing(({ reason: _, ...rest }) => rest);
          }}
        />
      </div>
    </DialogForm>
  );
}
