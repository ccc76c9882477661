import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/share-handovers').then(
    (module) => module.HandOverRequest,
  ),
);

export interface HandOverProps {
  base: string;
  member: SubscriptionView;
  who: 'You' | 'The member';
}

interface DialogProps extends HandOverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the address that the link goes to. */
export function HandOverDialog({ base, member, who, open, onOpenChange }: DialogProps) {
  const client = useQueryClient();
  const form = useForm<{ email: string }, SubscriptionView, { email: string }>({
    schema,
    values: { email: '' },
    send: (body) => callJson<SubscriptionView>(`${base}/hand-over`, { method: 'POST', body }),
    onSent: (answer) => {
      onOpenChange(false);
      client.setQueryData([base], answer);
      toast({ title: 'Link sent', description: 'It works once, for 14 days.' });
    },
    failed: 'We couldn’t send the link. Check your connection and try again.',
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={`Hand over ${member.share.name}`}
      description={
        who === 'You'
          ? 'They see what they get and what is still due. Once they accept, the share is theirs and you can’t take it back. What you paid stays with it.'
          : 'They see what they get and what is still due. Once they accept, the share is theirs. What was paid stays with it.'
      }
      submitLabel="Send the link"
      pendingLabel="Sending..."
    >
      <TextField label="New member’s email" type="email" {...form.field('email')} />
    </DialogForm>
  );
}
