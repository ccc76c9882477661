import type { ShareMemberDetails } from '@farmgate/backend/contract/marketplace/shares/share-members';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { SAVING_FAILED } from '../sending';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/share-members').then(
    (module) => module.GiveCreditRequest,
  ),
);

interface Values {
  amount: string;
  note: string;
}

interface GiveCreditProps {
  base: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks how much farm credit a member gets, and for what. */
export function GiveCreditDialog({ base, open, onOpenChange }: GiveCreditProps) {
  const client = useQueryClient();
  const request = ({ amount, note }: Values) => ({ amount: Number(amount.trim() || Number.NaN), note });
  const form = useForm<Values, ShareMemberDetails, unknown>({
    schema,
    request,
    values: { amount: '', note: '' },
    send: (_checked, { values }) =>
      callJson<ShareMemberDetails>(`${base}/credit`, { method: 'POST', body: request(values) }),
    onSent: (saved) => {
      onOpenChange(false);
      client.setQueryData([base], saved);
      toast({ title: 'Credit given' });
    },
    failed: SAVING_FAILED,
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title="Give farm credit?"
      description="It’s used on the member’s next payment when that’s due. You can’t take it back."
      submitLabel="Give credit"
      pendingLabel="Giving credit..."
    >
      <div className="flex flex-col gap-5">
        <TextField label="Amount in dollars" inputMode="decimal" maxLength={12} {...form.field('amount')} />
        <TextField
          label="What for"
          maxLength={200}
          placeholder="Your box had no eggs"
          help="The member sees it."
          {...form.field('note')}
        />
      </div>
    </DialogForm>
  );
}
