import type { MemberView } from '@farmgate/backend/contract/directory/market-management';
import { MAX_DECLINE_REASON } from '@farmgate/backend/contract/directory/markets';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { useForm } from '../../../ui/forms/use-form';
import type { useMemberChanges } from './use-member-changes';

export interface DeclineDialogProps {
  member: MemberView;
  changing: ReturnType<typeof useMemberChanges>;
  onClose: () => void;
}

/** Says no to who asked to join, with a reason that they read. */
export function DeclineDialog({ member, changing, onClose }: DeclineDialogProps) {
  const form = useForm({
    values: { reason: '' },
    send: ({ reason }) => changing.mutateAsync({ member, to: 'removed', reason: reason.trim() || null }),
    onSent: onClose,
    failed: 'We couldn’t send your answer. Check your connection and try again.',
  });
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={onClose}
      title={`Decline ${member.name}?`}
      description="We’ll email them. They can ask again later."
      submitLabel="Decline"
      submitLook="danger"
      pendingLabel="Declining..."
    >
      <TextField
        label="Reason"
        optional
        placeholder="We have enough honey this year"
        help="They can read it."
        maxLength={MAX_DECLINE_REASON}
        readOnly={form.isPending}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
