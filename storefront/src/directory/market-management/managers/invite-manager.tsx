import type { InviteManagerRequest } from '@farmgate/backend/contract/directory/market-management';
import { MANAGER_INVITATION_DAYS, MAX_MANAGERS } from '@farmgate/backend/contract/directory/markets';
import { sentenceOf } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { lazyCheck } from '../../../ui/forms/before/lazy-check';
import { useCallForm } from '../../../ui/forms/before/use-call-form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { inviteManager } from '../market-queries';

const check = lazyCheck<InviteManagerRequest, InviteManagerRequest>(() =>
  import('./invite-check').then((module) => module.inviteResolver),
);

/** Emails another person the link that makes them a manager. */
export function InviteManager({ marketId, count }: { marketId: number; count: number }) {
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: { email: '' },
    send: (body: InviteManagerRequest) => inviteManager(marketId, body),
    onSent: () => {
      toast({ title: 'Invitation sent', description: `We emailed ${form.getValues('email').trim()}.` });
      form.reset();
    },
  });
  if (count >= MAX_MANAGERS)
    return <p className="text-sm text-soft">A market can have at most {MAX_MANAGERS} managers.</p>;
  return (
    <form noValidate onSubmit={submit} aria-label="Add a manager" className="flex max-w-xl flex-col gap-3">
      {error && errorOf('email') === undefined && (
        <FormFailure>{sentenceOf(error, 'We couldn’t send the invitation. Please try again.')}</FormFailure>
      )}
      <TextField
        label="Add a manager"
        type="email"
        autoComplete="off"
        placeholder="name@example.com"
        help={`We’ll email them a link that works for ${MANAGER_INVITATION_DAYS} days. They run the market with you once they open it and log in.`}
        readOnly={isPending}
        error={errorOf('email')}
        {...form.register('email')}
      />
      <Button type="submit" look="secondary" className="self-start" pendingLabel={isPending && 'Sending...'}>
        Send invitation
      </Button>
    </form>
  );
}
