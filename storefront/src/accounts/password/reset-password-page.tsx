import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, callJson, sentenceOf } from '../../lib/api';
import { lazyCheck } from '../../lib/forms/lazy-check';
import { useCallForm } from '../../lib/forms/use-call-form';
import { KEEP_SCROLL } from '../../lib/navigation';
import { PageHead } from '../../lib/page-head';
import { setSession } from '../../lib/session';
import { Button, LinkButton } from '../../ui/button';
import { FormFailure } from '../../ui/form-failure';
import { PasswordField } from '../../ui/password-field';
import { Skeleton } from '../../ui/skeleton';
import { Entrance, NeedsScripts } from '../entrance/entrance';
import { AFTER_RESET } from '../entrance/notes';
import { PASSWORD_ASIDE } from './password-aside';

const check = lazyCheck(() => import('./password-checks').then((module) => module.resetPasswordResolver));

/**
 * The token behind "#". It leaves the address at once, so that it stands in no history and no screenshot.
 * @returns undefined until it has been looked for, '' when there is none
 */
function useToken(): string | undefined {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    setToken((known) => (hash === '' ? (known ?? '') : hash.slice(1)));
    if (hash !== '') void navigate({ hash: '' }, { replace: true, state: KEEP_SCROLL });
  }, [hash, navigate]);
  return token;
}

/** The link was used before, is too old, or was not copied as a whole. */
const isBadLink = (error: Error | null) =>
  error instanceof ApiError &&
  (error.body?.error === 'LINK_NOT_VALID' || (error.body?.issues ?? []).some(({ path }) => path === 'token'));

function BadLink() {
  return (
    <>
      <FormFailure>This link is not valid any more. Please ask for a new one.</FormFailure>
      <LinkButton to={paths.forgotPassword} size="lg">
        Ask for a New Link
      </LinkButton>
    </>
  );
}

function ResetPasswordForm({ token }: { token: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: { password: '', confirmPassword: '' },
    send: ({ password }: { password: string }) =>
      callJson('/api/auth/reset-password', { method: 'POST', body: { token, password } }),
    onSent: () => {
      // Every session of the account has ended, this browser's too if it had one.
      setSession(client, null);
      void navigate(paths.login(), { replace: true, state: AFTER_RESET });
    },
  });
  if (isBadLink(error)) return <BadLink />;
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-5"
      aria-label="New password"
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        help="At least 6 characters."
        error={errorOf('password')}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
        {...form.register('confirmPassword')}
      />
      {error && (
        <FormFailure>{sentenceOf(error, 'Farmgate could not be reached. Please try again.')}</FormFailure>
      )}
      <Button type="submit" size="lg" wide pendingLabel={isPending && 'Saving...'}>
        Save Password
      </Button>
    </form>
  );
}

/** Choosing a new password by the link in a mail. It signs nobody in. */
export function ResetPasswordPage() {
  const token = useToken();
  return (
    <Entrance title="Choose a new password" lead="Then log in with it." aside={PASSWORD_ASIDE}>
      <PageHead title="Choose a new password" noindex />
      <NeedsScripts to="choose a new password" />
      {token === undefined && <Skeleton className="h-56 noscript:hidden" />}
      {token === '' && <BadLink />}
      {token && <ResetPasswordForm key={token} token={token} />}
    </Entrance>
  );
}
