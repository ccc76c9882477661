import {
  BUSINESS_ROLES,
  BUSINESS_ROLE_HELP,
  BUSINESS_ROLE_LABELS,
} from '@farmgate/backend/contract/accounts/business-roles';
import type { BusinessInvitationRequest } from '@farmgate/backend/contract/accounts/businesses';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api/api';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { Select, TextField } from '../../ui/fields/field';
import { lazyCheck } from '../../ui/forms/before/lazy-check';
import { useCallForm } from '../../ui/forms/before/use-call-form';
import { FormFailure } from '../../ui/forms/form-failure';
import { businessQuery, inviteToBusiness } from './business-queries';

const check = lazyCheck<BusinessInvitationRequest, BusinessInvitationRequest>(() =>
  import('./business-checks').then((module) => module.invitationResolver),
);

/** Emails somebody the link by which they join, in the role that is chosen. */
export function InviteForm({ businessId }: { businessId: number }) {
  const client = useQueryClient();
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: { email: '', role: 'packer' as const },
    send: (body: BusinessInvitationRequest) => inviteToBusiness(businessId, body),
    onSent: (view) => {
      client.setQueryData(businessQuery(businessId).queryKey, view);
      toast({ title: 'Invitation sent', description: `We emailed ${form.getValues('email').trim()}.` });
      form.reset();
    },
  });
  const role = form.watch('role');
  return (
    <form noValidate onSubmit={submit} aria-label="Invite someone" className="flex max-w-xl flex-col gap-4">
      {error && errorOf('email') === undefined && (
        <FormFailure>{sentenceOf(error, 'We couldn’t send the invitation. Please try again.')}</FormFailure>
      )}
      <TextField
        label="Their email address"
        type="email"
        autoComplete="off"
        placeholder="name@example.com"
        readOnly={isPending}
        error={errorOf('email')}
        {...form.register('email')}
      />
      <Select label="Role" help={BUSINESS_ROLE_HELP[role]} error={errorOf('role')} {...form.register('role')}>
        {BUSINESS_ROLES.map((one) => (
          <option key={one} value={one}>
            {BUSINESS_ROLE_LABELS[one]}
          </option>
        ))}
      </Select>
      <Button type="submit" className="self-start" pendingLabel={isPending && 'Sending...'}>
        Send invitation
      </Button>
    </form>
  );
}
