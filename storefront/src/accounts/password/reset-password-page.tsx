import type { PasswordNeeds, PasswordSetView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { callJson } from '../../lib/api/api';
import { PageHead } from '../../lib/page/page-head';
import { isBadLink } from '../../shared/sign-in/is-bad-link';
import { homeOf } from '../../shared/sign-in/return-to';
import { setSession } from '../../shared/sign-in/session';
import { useGoOn } from '../../shared/sign-in/use-go-on';
import { useLinkToken } from '../../shared/sign-in/use-link-token';
import { Button, LinkButton } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { PasswordField } from '../../ui/fields/password-field';
import { Form } from '../../ui/forms/form';
import { FormFailure } from '../../ui/forms/form-failure';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { useForm } from '../../ui/forms/use-form';
import { Skeleton } from '../../ui/states/skeleton';
import { Entrance, NeedsScripts } from '../entrance/entrance';
import { AFTER_RESET } from '../entrance/notes';
import { INVITATION_ASIDE, PASSWORD_ASIDE } from './password-aside';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/accounts/auth').then((module) => module.ResetPasswordForm),
);

function BadLink({ isInvitation }: { isInvitation: boolean }) {
  return (
    <>
      <FormFailure>This link has expired. Please request a new one.</FormFailure>
      {isInvitation && (
        <p className="text-sm">
          Your account is still here. Enter the email address we wrote to and we’ll send you a new link.
        </p>
      )}
      <LinkButton to={paths.forgotPassword} size="lg">
        Get a new link
      </LinkButton>
    </>
  );
}

interface FormProps {
  token: string;
  isInvitation: boolean;
}

function ResetPasswordForm({ token, isInvitation }: FormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const needs = useQuery({
    queryKey: ['password-link', token],
    queryFn: () =>
      callJson<PasswordNeeds>('/api/auth/reset-password/look', { method: 'POST', body: { token } }),
    retry: false,
  });
  const form = useForm({
    schema,
    values: { password: '', confirmPassword: '' },
    send: ({ password }) =>
      callJson<PasswordSetView>('/api/auth/reset-password', { method: 'POST', body: { token, password } }),
    failed: 'We couldn’t reach Farmgate. Please try again.',
    onSent: ({ me, passwordWarning }) => {
      // Every session of the account has ended, this browser's too if it had one; an invitation begins a new
      // one.
      setSession(client, me);
      if (passwordWarning) toast({ title: 'Password saved', description: passwordWarning, staysOn: true });
      if (me) goOn(homeOf(me.role));
      else void navigate(paths.login(), { replace: true, state: AFTER_RESET });
    },
  });
  if (isBadLink(form.error)) return <BadLink isInvitation={isInvitation} />;
  return (
    <Form
      of={form}
      method="post"
      className="flex flex-col gap-5"
      aria-label={isInvitation ? 'Your password' : 'New password'}
    >
      <PasswordField
        label={isInvitation ? 'Password' : 'New password'}
        autoComplete="new-password"
        help={needs.data && `At least ${needs.data.leastLength} characters.`}
        {...form.field('password')}
      />
      <PasswordField
        label={isInvitation ? 'Confirm password' : 'Confirm new password'}
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <FormFailure of={form} />
      <Button type="submit" size="lg" wide pendingLabel={form.isPending && 'Saving...'}>
        Save password
      </Button>
    </Form>
  );
}

/** The words of both kinds of link. */
const WORDS = {
  reset: {
    title: 'Choose a new password',
    lead: 'Then log in with it.',
    aside: PASSWORD_ASIDE,
    toDo: 'choose a new password',
  },
  invitation: {
    title: 'Welcome to Farmgate',
    lead: 'Your account is ready. Choose a password to get started.',
    aside: INVITATION_ASIDE,
    toDo: 'choose a password',
  },
};

/**
 * Choosing a password by the link in a mail: a new one, which signs nobody in, or the first, which an
 * invitation leads to.
 */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [query] = useSearchParams();
  const isInvitation = query.get('for') === 'invitation';
  const { title, lead, aside, toDo } = WORDS[isInvitation ? 'invitation' : 'reset'];
  return (
    <Entrance title={title} lead={lead} aside={aside}>
      <PageHead title={title} noindex />
      <NeedsScripts to={toDo} />
      {token === undefined && <Skeleton className="h-56 noscript:hidden" />}
      {token === '' && <BadLink isInvitation={isInvitation} />}
      {token && <ResetPasswordForm key={token} token={token} isInvitation={isInvitation} />}
    </Entrance>
  );
}
