import {
  RECEIVED_BY,
  RECEIVED_LABELS,
  type ReceivedBy,
} from '@farmgate/backend/contract/marketplace/received-words';
import type { ShareMemberDetails } from '@farmgate/backend/contract/marketplace/shares/share-members';
import { houseDay } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { useNow } from '../../../lib/page/visit';
import { toast } from '../../../ui/dialogs/toast';
import { Select, TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { SAVING_FAILED } from '../sending';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/share-members').then(
    (module) => module.PaymentReceivedRequest,
  ),
);

interface Values {
  by: ReceivedBy;
  day: string;
  note: string;
  amount: string;
}

export interface MoneyDialogProps {
  /** "How were you paid?" */
  title: string;
  /** Where it is noted. */
  address: string;
  /** Dollars of a payment, of which it may be a part. */
  amount?: number | undefined;
  /** Where the member is read from. */
  base: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks how money changed hands between a member and the farm. */
export function MoneyDialog({ title, address, amount, base, open, onOpenChange }: MoneyDialogProps) {
  const client = useQueryClient();
  const today = houseDay(useNow());
  const request = ({ amount: typed, ...values }: Values) =>
    amount === undefined ? values : { ...values, amount: Number(typed.trim() || Number.NaN), of: amount };
  const form = useForm<Values, ShareMemberDetails, unknown>({
    schema,
    request,
    values: { by: 'check', day: today, note: '', amount: String(amount ?? '') },
    send: (_checked, { values }) =>
      callJson<ShareMemberDetails>(address, { method: 'PUT', body: request(values) }),
    onSent: (saved) => {
      onOpenChange(false);
      client.setQueryData([base], saved);
      toast({ title: 'Payment saved' });
    },
    failed: SAVING_FAILED,
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description="The member sees it on their share’s page."
      submitLabel="Save payment"
      pendingLabel="Saving..."
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Select label="Paid by" {...form.field('by')}>
          {RECEIVED_BY.map((by) => (
            <option key={by} value={by}>
              {RECEIVED_LABELS[by]}
            </option>
          ))}
        </Select>
        {amount !== undefined && (
          <TextField
            label="Amount in dollars"
            inputMode="decimal"
            maxLength={12}
            help="If it’s only part of it, the rest stays due."
            {...form.field('amount')}
          />
        )}
        <TextField type="date" label="Day" max={today} {...form.field('day')} />
        <TextField label="Note" optional maxLength={200} placeholder="Check 1042" {...form.field('note')} />
      </div>
    </DialogForm>
  );
}
