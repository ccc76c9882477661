import type { RoundView } from '@farmgate/backend/contract/marketplace/shares/share-rounds';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { SAVING_FAILED } from '../sending';
import { memberAddress } from './vendor-shares';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/share-rounds').then((module) => module.PledgeRequest),
);

interface NotePledgeProps {
  /** Of the share. */
  id: number;
  member: RoundView['members'][number];
  /** Of its round. */
  address: string;
  onClose: () => void;
}

const request = ({ price }: { price: string }) => {
  const text = price.replace(/[$,\s]/g, '');
  return { price: text === '' ? null : Number(text) };
};

/** What a member told the farm that they would pay; blank takes it back. */
export function NotePledge({ id, member, address, onClose }: NotePledgeProps) {
  const client = useQueryClient();
  const form = useForm<{ price: string }, RoundView, unknown>({
    schema,
    request,
    values: { price: member.pledge?.toFixed(2) ?? '' },
    send: (_checked, { values }) =>
      callJson<RoundView>(`${memberAddress(String(id), String(member.id))}/pledge`, {
        method: 'PUT',
        body: request(values),
      }),
    onSent: (saved) => {
      onClose();
      client.setQueryData([address], saved);
      toast({ title: 'Pledge noted' });
    },
    failed: SAVING_FAILED,
  });
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Pledge of ${member.name}`}
      description="For members who told you their price. Blank takes it back."
      submitLabel="Save pledge"
      pendingLabel="Saving..."
    >
      <TextField label="Price a box" optional inputMode="decimal" maxLength={12} {...form.field('price')} />
    </DialogForm>
  );
}
