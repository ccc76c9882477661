import { MANAGER_INVITATION_DAYS, MAX_MANAGERS } from '@farmgate/backend/contract/directory/markets';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { inviteManager } from '../market-queries';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/market-management').then(
    (module) => module.InviteManagerRequest,
  ),
);

/** Emails another person the link that makes them a manager. */
export function InviteManager({ marketId, count }: { marketId: number; count: number }) {
  const form = useForm({
    schema,
    values: { email: '' },
    send: (body) => inviteManager(marketId, body),
    onSent: (_sent, { values, begin }) => {
      toast({ title: 'Invitation sent', description: `We emailed ${values.email.trim()}.` });
      begin({ email: '' });
    },
    failed: 'We couldn’t send the invitation. Please try again.',
  });
  if (count >= MAX_MANAGERS)
    return <p className="text-sm text-soft">A market can have at most {MAX_MANAGERS} managers.</p>;
  return (
    <Form of={form} aria-label="Add a manager" className="flex max-w-xl flex-col gap-3">
      <FormFailure of={form} />
      <TextField
        label="Add a manager"
        type="email"
        autoComplete="off"
        placeholder="name@example.com"
        help={`We’ll email them a link that works for ${MANAGER_INVITATION_DAYS} days. They run the market with you once they open it and log in.`}
        readOnly={form.isPending}
        {...form.field('email')}
      />
      <Button
        type="submit"
        look="secondary"
        className="self-start"
        pendingLabel={form.isPending && 'Sending...'}
      >
        Send invitation
      </Button>
    </Form>
  );
}
