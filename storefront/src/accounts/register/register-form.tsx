import type {
  RegisteredView,
  RegisterForm as RegisterFormSchema,
} from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { z } from 'zod';
import { ApiError, callJson, sentenceOf } from '../../lib/api/api';
import { usePublicConfig } from '../../lib/page/public-config';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextField } from '../../ui/fields/field';
import { PasswordField } from '../../ui/fields/password-field';
import { lazyCheck } from '../../ui/forms/before/lazy-check';
import { useCallForm } from '../../ui/forms/before/use-call-form';
import { FormFailure } from '../../ui/forms/form-failure';
import { Link } from '../../ui/navigation/link';
import { RoleCards } from './role-cards';

const FAILURE = 'There was an error creating your account. Please try again.';

const EMPTY = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
};

const check = lazyCheck(() => import('./register-check').then((module) => module.registerResolver));

/** The server asks for the password once. */
function register(form: z.output<typeof RegisterFormSchema>): Promise<RegisteredView> {
  const { username, email, password, firstName, lastName, role } = form;
  const body = { username, email, password, firstName, lastName, role };
  return callJson<RegisteredView>('/api/auth/register', { method: 'POST', body });
}

function useRegisterForm(role: 'farmer' | 'user', onRegistered: (me: RegisteredView) => void) {
  return useCallForm({
    check,
    defaultValues: { ...EMPTY, role },
    send: register,
    onSent: onRegistered,
    onFailed: (error) =>
      toast({
        title: 'Registration failed',
        description: sentenceOf(error, FAILURE),
        variant: 'destructive',
      }),
  });
}

type Fields = Pick<ReturnType<typeof useRegisterForm>, 'form' | 'errorOf'>;

function PersonFields({ form, errorOf }: Fields) {
  return (
    <>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errorOf('username')}
        {...form.register('username')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errorOf('email')}
        {...form.register('email')}
      />
      <div className="grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2">
        <TextField
          label="First name"
          optional
          autoComplete="given-name"
          error={errorOf('firstName')}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          optional
          autoComplete="family-name"
          error={errorOf('lastName')}
          {...form.register('lastName')}
        />
      </div>
    </>
  );
}

function PasswordFields({ form, errorOf }: Fields) {
  const { minPasswordLength } = usePublicConfig();
  return (
    <>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        help={`At least ${minPasswordLength} characters.`}
        error={errorOf('password')}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
        {...form.register('confirmPassword')}
      />
    </>
  );
}

export interface RegisterFormProps {
  onRegistered: (me: RegisteredView) => void;
  /** Where to go after logging in, for those who have an account already. */
  returnTo: string | null;
}

/** Makes an account, which signs the person in. */
export function RegisterForm({ onRegistered, returnTo }: RegisterFormProps) {
  // Who comes to work for a business has no farm of their own to register.
  const role = returnTo?.startsWith(`${paths.business}/`) ? 'user' : 'farmer';
  const { form, submit, isPending, error, errorOf } = useRegisterForm(role, onRegistered);
  const isTaken = error instanceof ApiError && error.body?.error === 'ACCOUNT_EXISTS';
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label="Register">
      <RoleCards first={role} field={form.register('role')} error={errorOf('role')} />
      <PersonFields form={form} errorOf={errorOf} />
      <PasswordFields form={form} errorOf={errorOf} />
      {error && (
        <FormFailure>
          {sentenceOf(error, FAILURE)}{' '}
          {isTaken && (
            <Link to={paths.login(returnTo ? { returnTo } : {})} className="font-semibold underline">
              Log in
            </Link>
          )}
        </FormFailure>
      )}
      <Button
        type="submit"
        size="lg"
        wide
        className="noscript:hidden!"
        pendingLabel={isPending && 'Creating your account...'}
      >
        Create Account
      </Button>
    </form>
  );
}
