import type {
  RegisteredView,
  RegisterForm as RegisterFormSchema,
} from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { z } from 'zod';
import { callJson, sentenceOf } from '../../lib/api/api';
import { isCode } from '../../lib/api/is-code';
import { usePublicConfig } from '../../lib/page/public-config';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextField } from '../../ui/fields/field';
import { PasswordField } from '../../ui/fields/password-field';
import { Form } from '../../ui/forms/form';
import { FormFailure } from '../../ui/forms/form-failure';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { useForm } from '../../ui/forms/use-form';
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

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/accounts/auth').then((module) => module.RegisterForm),
);

/** The server asks for the password once. */
function register(form: z.output<typeof RegisterFormSchema>): Promise<RegisteredView> {
  const { username, email, password, firstName, lastName, role } = form;
  const body = { username, email, password, firstName, lastName, role };
  return callJson<RegisteredView>('/api/auth/register', { method: 'POST', body });
}

function useRegisterForm(role: 'farmer' | 'user', onRegistered: (me: RegisteredView) => void) {
  return useForm({
    schema,
    values: { ...EMPTY, role },
    send: register,
    onSent: onRegistered,
    failed: FAILURE,
    onFailed: (error) =>
      toast({
        title: 'Registration failed',
        description: sentenceOf(error, FAILURE),
        variant: 'destructive',
      }),
  });
}

interface Fields {
  form: ReturnType<typeof useRegisterForm>;
}

function PersonFields({ form }: Fields) {
  return (
    <>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <div className="grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2">
        <TextField label="First name" optional autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last name" optional autoComplete="family-name" {...form.field('lastName')} />
      </div>
    </>
  );
}

function PasswordFields({ form }: Fields) {
  const { minPasswordLength } = usePublicConfig();
  return (
    <>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        help={`At least ${minPasswordLength} characters.`}
        {...form.field('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
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
  const form = useRegisterForm(role, onRegistered);
  const isTaken = isCode(form.error, 'ACCOUNT_EXISTS');
  return (
    <Form of={form} method="post" className="flex flex-col gap-5" aria-label="Register">
      <RoleCards first={role} field={form.register('role')} error={form.errorOf('role')} />
      <PersonFields form={form} />
      <PasswordFields form={form} />
      <FormFailure of={form}>
        {' '}
        {isTaken && (
          <Link to={paths.login(returnTo ? { returnTo } : {})} className="font-semibold underline">
            Log in
          </Link>
        )}
      </FormFailure>
      <Button
        type="submit"
        size="lg"
        wide
        className="noscript:hidden!"
        pendingLabel={form.isPending && 'Creating your account...'}
      >
        Create Account
      </Button>
    </Form>
  );
}
