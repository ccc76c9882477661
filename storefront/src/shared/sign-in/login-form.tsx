import type { LoginRequest, MeView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, callJson, sentenceOf } from '../../lib/api/api';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextField } from '../../ui/fields/field';
import { PasswordField } from '../../ui/fields/password-field';
import { lazyCheck } from '../../ui/forms/before/lazy-check';
import { useCallForm } from '../../ui/forms/before/use-call-form';
import { FormFailure } from '../../ui/forms/form-failure';
import { Link } from '../../ui/navigation/link';
import { setSession } from './session';

const UNREACHABLE = 'We couldn’t reach Farmgate. Please try again.';

const check = lazyCheck(() => import('./login-check').then((module) => module.loginResolver));

/**
 * Whether both fields are filled, whoever filled them: the person, before or after scripts ran, or the
 * browser.
 */
function useIsFilled() {
  const form = useRef<HTMLFormElement>(null);
  const [isFilled, setFilled] = useState(false);
  const look = () => {
    const typed = form.current ? [...new FormData(form.current).values()] : [];
    setFilled(typed.length > 0 && typed.every((value) => typeof value === 'string' && value.trim() !== ''));
  };
  useEffect(look, []);
  return { form, isFilled, look };
}

const codeOf = (error: Error | null) => (error instanceof ApiError ? error.body?.error : undefined);

/** A wrong code is told at its field. */
const fieldOf = (error: Error): ['code', string] | null =>
  codeOf(error) === 'SECOND_FACTOR_WRONG' ? ['code', sentenceOf(error, UNREACHABLE)] : null;

/**
 * Asks for username or e-mail and password, for the code of a second factor where the account has one, and
 * signs in. Everything on the page learns of it through `useSession`.
 * @param onSignedIn called once the person is signed in
 */
export function LoginForm({ onSignedIn }: { onSignedIn?: (me: MeView) => void }) {
  const client = useQueryClient();
  const { form: element, isFilled, look } = useIsFilled();
  const [isAskedForCode, setAskedForCode] = useState(false);
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: { usernameOrEmail: '', password: '', code: '' },
    fieldOf,
    send: (request: LoginRequest) =>
      callJson<MeView | undefined>('/api/auth/login', { method: 'POST', body: request }),
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
  useEffect(() => {
    if (!isAskedForCode) return;
    // The field is empty, so there is something to fill in again.
    look();
    setFocus('code');
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAskedForCode, setFocus]);
  const isFailure = error && codeOf(error) !== 'SECOND_FACTOR_REQUIRED' && fieldOf(error) === null;
  return (
    // Without scripts nothing is sent: the button waits for them. The method keeps passwords out of the
    // address all the same.
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={submit}
      onChange={look}
      className="flex flex-col gap-5"
      aria-label="Log in"
    >
      <TextField
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errorOf('usernameOrEmail')}
        {...form.register('usernameOrEmail')}
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errorOf('password')}
          {...form.register('password')}
        />
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
          error={errorOf('code')}
          {...form.register('code')}
        />
      )}
      {isFailure && <FormFailure>{sentenceOf(error, UNREACHABLE)}</FormFailure>}
      <Button type="submit" size="lg" wide disabled={!isFilled} pendingLabel={isPending && 'Logging in...'}>
        Log In
      </Button>
    </form>
  );
}
