import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { dayText, hoursText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { OrderDaysView } from '@farmgate/backend/contract/marketplace/pickup/order-changes';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { at } from '../../../ui/forms/field-errors';
import { useForm } from '../../../ui/forms/use-form';
import type { ChangeDialogProps } from './change-dialog';
import { useShareAddress, useVendorOrderCall, useVendorOrderUndo } from './use-vendor-order-call';

type Window = OrderDaysView['windows'][number];

interface DaysProps {
  days: OrderDaysView;
  name: string;
  chosen: number | null;
  onChoose: (id: number) => void;
}

const placeOf = ({ sites }: OrderDaysView, { siteId, address }: Window): string | null => {
  const site = sites.find(({ id }) => id === siteId);
  return site ? `${site.name}, ${address ?? `${site.address}, ${site.city}`}` : address;
};

/** The days, the soonest first; those that are full or closed say so. */
function Days({ days, name, chosen, onChoose }: DaysProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">Day</legend>
      {days.windows.map((window) => (
        <label
          key={window.id}
          className="flex min-h-11 items-start gap-3 rounded-control border border-edge px-3.5 py-2.5 text-sm has-checked:border-leaf has-checked:bg-moss has-disabled:bg-sunk has-disabled:text-soft"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === window.id}
            disabled={window.problem !== null}
            onChange={() => onChoose(window.id)}
            className="mt-0.5 size-4 shrink-0 accent-leaf"
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{dayText(window.startsAt, window.timeZone)}</span>,{' '}
            {hoursText(window)}
            <span className="block text-soft">{window.problem ?? placeOf(days, window)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Sends the day, and offers to take it back. */
function useChange({ vendorOrder, onClose }: ChangeDialogProps) {
  const [before] = useState(vendorOrder.handover?.windowId ?? null);
  const undoing = useVendorOrderUndo<{ windowId: number }>(vendorOrder, 'day', {
    done: 'Day changed back',
    failed: 'We couldn’t change the day back.',
  });
  return useVendorOrderCall<{ windowId: number }>(vendorOrder, 'day', (order) => {
    const when = order.fulfilments.find((one) => one.id === vendorOrder.id)?.handover?.when;
    toast({
      title: 'Day changed',
      ...(when && { description: `${dayText(when.startsAt, when.timeZone)}, ${hoursText(when)}` }),
      ...(before !== null && {
        action: { label: 'Undo', onPress: () => undoing.mutate({ windowId: before }) },
      }),
    });
    onClose();
  });
}

function NoDays({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error)
    return (
      <p role="status" className="text-sm text-soft">
        Loading days...
      </p>
    );
  return (
    <div role="alert" className="flex flex-col items-start gap-3 text-sm">
      <p>{sentenceOf(error, 'We couldn’t load the days. Check your connection and try again.')}</p>
      <Button look="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Chooses another day. What was chosen is kept when it is refused, with the reason beside the buttons. */
export function ChangeDay(props: ChangeDialogProps) {
  const { vendorOrder, onClose } = props;
  const id = useId();
  const query = apiQuery<OrderDaysView>(useShareAddress(vendorOrder, 'days'));
  const { data, error, refetch } = useQuery(query);
  const saving = useChange(props);
  const form = useForm<{ windowId: number | null }, OrderView>({
    values: { windowId: null },
    check: ({ windowId }) => at('windowId', windowId === null ? 'Please choose a day.' : null),
    send: ({ windowId }) => saving.mutateAsync({ windowId: windowId ?? 0 }),
    // Who is refused sees the days as they are by then.
    onFailed: () => void refetch(),
    failed: 'We couldn’t change the day. Please try again.',
  });
  const { businessName } = vendorOrder.vendor;
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change the day"
      description={`For the items from ${businessName}. The price stays the same.`}
      submitLabel="Change Day"
      closeLabel="Keep Day"
      pendingLabel="Changing..."
      failure={form.errorOf('windowId') ?? form.failure}
    >
      <div className="flex flex-col gap-3">
        {data ? (
          <Days
            days={data}
            name={`${id}-day`}
            chosen={form.values.windowId}
            onChoose={(windowId) => form.change({ windowId })}
          />
        ) : (
          <NoDays error={error} onRetry={() => void refetch()} />
        )}
        {data?.windows.every((window) => window.problem !== null) && (
          <p className="text-sm text-soft">
            There’s no other day that you can choose. Please contact {businessName} if you can’t make it.
          </p>
        )}
      </div>
    </DialogForm>
  );
}
