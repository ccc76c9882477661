import { cashOf, roundedCashText } from '@farmgate/backend/contract/marketplace/cash/cash-rounding';
import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import {
  RECEIVED_BY,
  RECEIVED_LABELS,
  type ReceivedBy,
} from '@farmgate/backend/contract/marketplace/received-words';
import { dayIn } from '@farmgate/backend/contract/shared/calendar/date-format';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../../lib/api/api';
import { useNow } from '../../../../lib/page/visit';
import { toast } from '../../../../ui/dialogs/toast';
import { Select, TextField } from '../../../../ui/fields/field';
import { DialogForm } from '../../../../ui/forms/dialog-form';
import { lazySchema } from '../../../../ui/forms/lazy-schema';
import { useForm } from '../../../../ui/forms/use-form';
import { SAVING_FAILED } from '../../sending';
import { VENDOR_ORDERS } from '../../vendor-queries';
import { takeOrder } from './take-order';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/received').then((module) => module.ReceivedRequest),
);

interface Values {
  by: ReceivedBy;
  amount: string;
  day: string;
  note: string;
}

export interface ReceivedDialogProps {
  order: VendorOrderView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks how the customer paid the farm. */
export function ReceivedDialog({ order, open, onOpenChange }: ReceivedDialogProps) {
  const client = useQueryClient();
  const { received, timeZone, total, refunded, cashRounding, depositToTake } = order;
  const exact = wholeCents(depositToTake ?? total - refunded);
  const cash = depositToTake ? exact : cashOf(exact, cashRounding);
  const whole = (by: string) => ((by === 'cash' ? cash : exact) / 100).toFixed(2);
  const today = dayIn(timeZone, useNow());
  const request = ({ amount, ...values }: Values) => ({
    ...values,
    amount: Number(amount.trim() || Number.NaN),
  });
  const form = useForm<Values, VendorOrderView, unknown>({
    schema,
    request,
    values: {
      // A box of a share is paid with the share, and has no such form.
      by: received && received.by !== 'share' ? received.by : 'check',
      amount: received?.amount.toFixed(2) ?? whole('check'),
      day: received?.day ?? today,
      note: received?.note ?? '',
    },
    send: (_checked, { values }) =>
      callJson<VendorOrderView>(`${VENDOR_ORDERS}/${order.id}/received`, {
        method: 'PUT',
        body: request(values),
      }),
    onSent: (saved) => {
      onOpenChange(false);
      toast({ title: 'Payment saved' });
      return takeOrder(client, saved);
    },
    failed: SAVING_FAILED,
  });
  const { by, amount } = form.values;
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title="How were you paid?"
      description={
        order.status === 'delivered'
          ? 'For your own books and your statement. Your balance stays as it is.'
          : 'Your handover list won’t ask for this money again, and your customer sees it on their order.'
      }
      submitLabel="Save payment"
      pendingLabel="Saving..."
      failure={form.hasErrors ? 'Please check the fields marked above.' : form.failure}
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Select
          label="Paid by"
          {...form.field('by')}
          onChange={({ target }) => {
            const by = target.value as ReceivedBy;
            form.change({ by, ...(amount === whole(form.values.by) && { amount: whole(by) }) });
          }}
        >
          {RECEIVED_BY.map((by) => (
            <option key={by} value={by}>
              {RECEIVED_LABELS[by]}
            </option>
          ))}
        </Select>
        <TextField
          label="Amount in dollars"
          inputMode="decimal"
          maxLength={12}
          help={(by === 'cash' && roundedCashText(cash, exact)) || undefined}
          {...form.field('amount')}
        />
        <TextField type="date" label="Day" max={today} {...form.field('day')} />
        <TextField label="Note" optional maxLength={200} placeholder="Check 1042" {...form.field('note')} />
      </div>
    </DialogForm>
  );
}
