import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useState } from 'react';
import { callJson } from '../../lib/api/api';
import { PageHead } from '../../lib/page/page-head';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { FormFailure } from '../../ui/forms/form-failure';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { useForm } from '../../ui/forms/use-form';
import { Link } from '../../ui/navigation/link';
import { Entrance, NeedsScripts, Note } from '../entrance/entrance';
import { PASSWORD_ASIDE } from './password-aside';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/accounts/auth').then((module) => module.ForgotPasswordRequest),
);

function ForgotPasswordForm({ onAsked }: { onAsked: (email: string) => void }) {
  const form = useForm({
    schema,
    values: { email: '' },
    send: async (request) => {
      await callJson('/api/auth/forgot-password', { method: 'POST', body: request });
      return request.email;
    },
    onSent: onAsked,
    failed: 'We couldn’t reach Farmgate. Please try again.',
  });
  return (
    <Form of={form} method="post" className="flex flex-col gap-5" aria-label="Forgot password">
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <FormFailure of={form} />
      <Button
        type="submit"
        size="lg"
        wide
        className="noscript:hidden!"
        pendingLabel={form.isPending && 'Sending...'}
      >
        Send me a link
      </Button>
    </Form>
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
