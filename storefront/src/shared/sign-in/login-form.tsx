import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { ApiError, callJson, sentenceOf } from '../../lib/api/api';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextField } from '../../ui/fields/field';
import { PasswordField } from '../../ui/fields/password-field';
import { at } from '../../ui/forms/field-errors';
import { Form } from '../../ui/forms/form';
import { FormFailure } from '../../ui/forms/form-failure';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { type FormOf, useForm } from '../../ui/forms/use-form';
import { Link } from '../../ui/navigation/link';
import { setSession } from './session';

const UNREACHABLE = 'We couldn’t reach Farmgate. Please try again.';

const EMPTY = { usernameOrEmail: '', password: '', code: '' };

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/accounts/auth').then((module) => module.LoginRequest),
);

/**
 * Whether both fields are filled, whoever filled them: the person, before or after scripts ran, or the
 * browser.
 */
function useIsFilled(form: RefObject<HTMLFormElement | null>) {
  const [isFilled, setFilled] = useState(false);
  const look = () => {
    const typed = form.current ? [...new FormData(form.current).values()] : [];
    setFilled(typed.length > 0 && typed.every((value) => typeof value === 'string' && value.trim() !== ''));
  };
  // Once, before anybody types.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(look, []);
  return { isFilled, look };
}

const codeOf = (error: Error | null) => (error instanceof ApiError ? error.body?.error : undefined);

/** A wrong code is told at its field. */
const wrongOf = (error: Error) =>
  at('code', codeOf(error) === 'SECOND_FACTOR_WRONG' ? sentenceOf(error, UNREACHABLE) : null);

/**
 * Asks for username or e-mail and password, for the code of a second factor where the account has one, and
 * signs in. Everything on the page learns of it through `useSession`.
 * @param onSignedIn called once the person is signed in
 */
export function LoginForm({ onSignedIn }: { onSignedIn?: (me: MeView) => void }) {
  const client = useQueryClient();
  const [isAskedForCode, setAskedForCode] = useState(false);
  const form: FormOf<typeof EMPTY> = useForm({
    schema,
    values: EMPTY,
    wrongOf,
    // The notification says what is wrong with a password, and the field of the code asks for it.
    failed: (error) =>
      ['SECOND_FACTOR_REQUIRED', 'INVALID_CREDENTIALS'].includes(codeOf(error) ?? '')
        ? null
        : sentenceOf(error, UNREACHABLE),
    send: (request) => callJson<MeView | undefined>('/api/auth/login', { method: 'POST', body: request }),
    onSent: (me) => {
      if (!me) {
        const description = "Your account doesn't have the right privileges";
        toast({ title: 'Access Denied', description, variant: 'destructive' });
        return;
      }
      setSession(client, me);
      onSignedIn?.(me);
    },
    onFailed: (failure) => {
      if (codeOf(failure) === 'SECOND_FACTOR_REQUIRED') {
        setAskedForCode(true);
        return;
      }
      // It may be another account's turn, which has no second factor.
      if (codeOf(failure) === 'INVALID_CREDENTIALS') {
        form.setValue('code', '');
        setAskedForCode(false);
      }
      const description = sentenceOf(failure, UNREACHABLE);
      toast({ title: 'Login Failed', description, variant: 'destructive' });
    },
  });
  const { setFocus } = form;
  const { isFilled, look } = useIsFilled(form.element);
  useEffect(() => {
    if (!isAskedForCode) return;
    // The field is empty, so there is something to fill in again.
    look();
    setFocus('code');
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAskedForCode, setFocus]);
  return (
    // Without scripts nothing is sent: the button waits for them. The method keeps passwords out of the
    // address all the same.
    <Form of={form} method="post" onChange={look} className="flex flex-col gap-5" aria-label="Log in">
      <TextField
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.field('usernameOrEmail')}
      />
      <div className="flex flex-col gap-2">
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <Link to={paths.forgotPassword} className="link hit self-start text-sm">
          Forgot your password?
        </Link>
      </div>
      {isAskedForCode && (
        <TextField
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="max-w-64"
          help="Enter the six-digit code from your authenticator app, or a recovery code."
          {...form.field('code')}
        />
      )}
      <FormFailure of={form} />
      <Button
        type="submit"
        size="lg"
        wide
        disabled={!isFilled}
        pendingLabel={form.isPending && 'Logging in...'}
      >
        Log In
      </Button>
    </Form>
  );
}
