import type { ForgotPasswordRequest } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useState } from 'react';
import { callJson, sentenceOf } from '../../lib/api/api';
import { PageHead } from '../../lib/page/page-head';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/field';
import { lazyCheck } from '../../ui/forms/before/lazy-check';
import { useCallForm } from '../../ui/forms/before/use-call-form';
import { FormFailure } from '../../ui/forms/form-failure';
import { Link } from '../../ui/navigation/link';
import { Entrance, NeedsScripts, Note } from '../entrance/entrance';
import { PASSWORD_ASIDE } from './password-aside';

const check = lazyCheck(() => import('./password-checks').then((module) => module.forgotPasswordResolver));

function ForgotPasswordForm({ onAsked }: { onAsked: (email: string) => void }) {
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: { email: '' },
    send: async (request: ForgotPasswordRequest) => {
      await callJson('/api/auth/forgot-password', { method: 'POST', body: request });
      return request.email;
    },
    onSent: onAsked,
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-5"
      aria-label="Forgot password"
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errorOf('email')}
        {...form.register('email')}
      />
      {error && (
        <FormFailure>{sentenceOf(error, 'We couldn’t reach Farmgate. Please try again.')}</FormFailure>
      )}
      <Button
        type="submit"
        size="lg"
        wide
        className="noscript:hidden!"
        pendingLabel={isPending && 'Sending...'}
      >
        Send me a link
      </Button>
    </form>
  );
}

/** Asking for a link by which the password can be changed. The answer is the same for every address. */
export function ForgotPasswordPage() {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  return (
    <Entrance
      title="Forgot your password?"
      lead="Enter your email address and we’ll send you a link to reset it."
      aside={PASSWORD_ASIDE}
    >
      <PageHead title="Forgot your password?" noindex />
      {askedFor === null ? (
        <>
          <NeedsScripts to="ask for a link" />
          <ForgotPasswordForm onAsked={setAskedFor} />
        </>
      ) : (
        <>
          <Note>
            If <strong className="wrap-anywhere">{askedFor}</strong> belongs to an account, we’ve sent a link
            there. It works once and expires in an hour.
          </Note>
          <Button look="secondary" onClick={() => setAskedFor(null)}>
            Use another address
          </Button>
        </>
      )}
      <p className="border-t border-line pt-5 text-sm">
        <Link to={paths.login()} className="link hit">
          Back to log in
        </Link>
      </p>
    </Entrance>
  );
}
