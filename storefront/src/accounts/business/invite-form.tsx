import {
  BUSINESS_ROLES,
  BUSINESS_ROLE_HELP,
  BUSINESS_ROLE_LABELS,
} from '@farmgate/backend/contract/accounts/business-roles';
import type { BusinessInvitationRequest } from '@farmgate/backend/contract/accounts/businesses';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { Select, TextField } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { FormFailure } from '../../ui/forms/form-failure';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { useForm } from '../../ui/forms/use-form';
import { businessQuery, inviteToBusiness } from './business-queries';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/accounts/businesses').then((module) => module.BusinessInvitationRequest),
);

const EMPTY: BusinessInvitationRequest = { email: '', role: 'packer' };

/** Emails somebody the link by which they join, in the role that is chosen. */
export function InviteForm({ businessId }: { businessId: number }) {
  const client = useQueryClient();
  const form = useForm({
    schema,
    values: EMPTY,
    send: (body) => inviteToBusiness(businessId, body),
    onSent: (view, { values, begin }) => {
      client.setQueryData(businessQuery(businessId).queryKey, view);
      toast({ title: 'Invitation sent', description: `We emailed ${values.email.trim()}.` });
      begin(EMPTY);
    },
    failed: 'We couldn’t send the invitation. Please try again.',
  });
  const role = form.watch('role');
  return (
    <Form of={form} aria-label="Invite someone" className="flex max-w-xl flex-col gap-4">
      <FormFailure of={form} />
      <TextField
        label="Their email address"
        type="email"
        autoComplete="off"
        placeholder="name@example.com"
        readOnly={form.isPending}
        {...form.field('email')}
      />
      <Select label="Role" help={BUSINESS_ROLE_HELP[role]} {...form.field('role')}>
        {BUSINESS_ROLES.map((one) => (
          <option key={one} value={one}>
            {BUSINESS_ROLE_LABELS[one]}
          </option>
        ))}
      </Select>
      <Button type="submit" className="self-start" pendingLabel={form.isPending && 'Sending...'}>
        Send invitation
      </Button>
    </Form>
  );
}
