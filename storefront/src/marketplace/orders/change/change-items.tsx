import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { OrderMoreView } from '@farmgate/backend/contract/marketplace/pickup/order-changes';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../lib/api/queries';
import { toast } from '../../../ui/dialogs/toast';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { at } from '../../../ui/forms/field-errors';
import { useForm } from '../../../ui/forms/use-form';
import { amountText } from '../../parts/amount-text';
import { QuantityStepper } from '../../parts/quantity-stepper';
import { amountOrdered, costOfLeft, isAtMost } from '../order-weights';
import type { ChangeDialogProps } from './change-dialog';
import {
  costOfMore,
  type ItemChange,
  moneyBackText,
  type More,
  moreMoneyText,
  type OpenLine,
  openLines,
  readChanges,
  type Wanted,
} from './change-words';
import { usePayAddition } from './use-addition';
import { useShareAddress, useVendorOrderCall } from './use-vendor-order-call';

interface LineFieldProps {
  line: OpenLine;
  wanted: number;
  /** Left out until it is known. */
  more: More | undefined;
  onChange: (wanted: number) => void;
}

function lineText({ open, weight }: OpenLine, wanted: number, more: More | undefined): string | null {
  if (wanted === 0) return 'Taken out';
  if (wanted < open || !more) return null;
  const price = `${amountText(more.price)}${weight ? ' at most' : ''} for one more`;
  return more.reason ?? (more.most <= 10 ? `${price}, ${more.most} left` : price);
}

/** How many of a line are wanted. */
function LineField({ line, wanted, more, onChange }: LineFieldProps) {
  const { name, open, weight } = line;
  const text = lineText(line, wanted, more);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <span className="min-w-40 flex-1 text-sm wrap-anywhere">
        <span className="font-semibold">{name}</span>
        <span className="block text-soft">
          You have {amountOrdered({ weight, quantity: open }).replace(' ×', '')}
        </span>
        {text && <span className="block text-soft">{text}</span>}
      </span>
      <QuantityStepper
        quantity={wanted}
        min={0}
        max={open + (more && !more.reason ? more.most : 0)}
        {...{ name, weight, onChange }}
      />
    </li>
  );
}

/** Sends the change, says what comes back, and goes on to where what is added is paid. */
function useChange({ vendorOrder, onClose }: ChangeDialogProps) {
  const paying = usePayAddition();
  return useVendorOrderCall<{ items: ItemChange[] }>(vendorOrder, 'items', (after) => {
    const now = after.fulfilments.find((one) => one.id === vendorOrder.id);
    const back = wholeCents(now?.refunded ?? 0) - wholeCents(vendorOrder.refunded);
    const more = wholeCents(now?.total ?? vendorOrder.total) - wholeCents(vendorOrder.total);
    if (back > 0 || !now?.adding)
      toast({
        title: 'Items changed',
        description:
          back > 0
            ? `We’re refunding ${amountText(back / 100)}. It can take a few days to arrive.`
            : isAtMost(after)
              ? `You pay at most ${amountText(costOfLeft(after))} now.`
              : `You pay ${amountText(Math.abs(more) / 100)} ${more > 0 ? 'more' : 'less'}.`,
      });
    if (now?.adding) paying.mutate(now.adding.orderId);
    onClose();
  });
}

/** Adds or takes out items, and says what that costs, or what comes back. */
export function ChangeItems({ order, vendorOrder, onClose }: ChangeDialogProps) {
  // What is asked about stays, also once the order has changed in another tab: then it is refused.
  const [lines] = useState(() => openLines(vendorOrder));
  const { data, error, refetch } = useQuery(apiQuery<OrderMoreView>(useShareAddress(vendorOrder, 'more')));
  const more = data?.items ?? [];
  const saving = useChange({ order, vendorOrder, onClose });
  const form = useForm<{ wanted: Wanted }, OrderView>({
    values: { wanted: {} },
    check: (values) => {
      const read = readChanges(lines, values.wanted, more);
      return 'problem' in read ? at('wanted', read.problem) : null;
    },
    send: (values) => {
      const read = readChanges(lines, values.wanted, more);
      return saving.mutateAsync({ items: 'items' in read ? read.items : [] });
    },
    onFailed: () => void refetch(),
    failed: 'We couldn’t change your order. Please try again.',
  });
  const { wanted } = form.values;
  const cost = costOfMore(lines, wanted, more);
  const isFewer = lines.some((line) => (wanted[line.id] ?? line.open) < line.open);
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change items"
      description={`How many would you like from ${vendorOrder.vendor.businessName}?`}
      submitLabel={cost > 0 && order.paymentStatus === 'paid' ? 'Change and Pay' : 'Change Items'}
      closeLabel="Keep Items"
      pendingLabel="Changing..."
      failure={form.errorOf('wanted') ?? form.failure}
    >
      <div className="flex flex-col gap-3">
        <ul>
          {lines.map((line) => (
            <LineField
              key={line.id}
              line={line}
              wanted={wanted[line.id] ?? line.open}
              more={more.find((one) => one.id === line.id)}
              onChange={(count) => form.change({ wanted: { ...form.getValues('wanted'), [line.id]: count } })}
            />
          ))}
        </ul>
        <div role="status" className="flex flex-col gap-2 text-sm">
          {!data && !error && <p className="text-soft">Looking up what you can add...</p>}
          {error && (
            <p className="text-soft">
              We couldn’t look up what you can add. You can still take items out.{' '}
              <button type="button" className="link" onClick={() => void refetch()}>
                Try again
              </button>
            </p>
          )}
          {isFewer && <p>{moneyBackText(order)}</p>}
          {cost > 0 && (
            <p>
              You add {amountText(cost / 100)}. {moreMoneyText(order)}
            </p>
          )}
        </div>
      </div>
    </DialogForm>
  );
}
