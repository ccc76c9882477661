import type {
  ChangePasswordForm,
  MeView,
  PasswordChangedView,
} from '@farmgate/backend/contract/accounts/auth';
import { MIN_GUARDED_PASSWORD_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { callJson, sentenceOf } from '../../lib/api/api';
import { usePublicConfig } from '../../lib/page/public-config';
import { LogInAgain } from '../../shared/sign-in/log-in-again';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { PasswordField } from '../../ui/fields/password-field';
import { lazyCheck } from '../../ui/forms/before/lazy-check';
import { useCallForm } from '../../ui/forms/before/use-call-form';
import { FormFailure } from '../../ui/forms/form-failure';
import { SESSIONS } from '../queries';
import { AccountSection } from './account-section';
import { wrongPassword } from './wrong-password';

const FAILURE = 'We couldn’t change your password. Please try again.';
const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

const check = lazyCheck(() =>
  import('../password/password-checks').then((module) => module.changePasswordResolver),
);

/** @returns what a new password needs, as far as the account tells */
function helpFor(role: MeView['role'], least: number): string {
  const most = Math.max(MIN_GUARDED_PASSWORD_LENGTH, least);
  if (role === 'admin') return `At least ${most} characters, or ${least} with two-factor authentication.`;
  if (role === 'vendor') return `At least ${least} characters, or ${most} once you get payouts.`;
  return `At least ${least} characters.`;
}

/** A new password, which ends every other session. */
export function PasswordSection({ me }: { me: MeView }) {
  const client = useQueryClient();
  const { minPasswordLength } = usePublicConfig();
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: EMPTY,
    send: ({ currentPassword, password }: z.output<typeof ChangePasswordForm>) =>
      callJson<PasswordChangedView>('/api/auth/password', {
        method: 'PUT',
        body: { currentPassword, password },
      }),
    onSent: ({ passwordWarning }) => {
      form.reset(EMPTY);
      void client.invalidateQueries({ queryKey: [SESSIONS] });
      toast({
        title: 'Password changed',
        description: passwordWarning ?? 'You’ve been logged out everywhere else.',
      });
    },
    fieldOf: (failure) => {
      const message = wrongPassword(failure);
      return message === null ? null : ['currentPassword', message];
    },
  });
  const isAboutField = error !== null && wrongPassword(error) !== null;
  return (
    <AccountSection id="password" title="Password" lead="Changing it logs you out everywhere else.">
      <form method="post" noValidate onSubmit={submit} aria-label="Password" className="flex flex-col gap-5">
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={me.username} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          className="sm:max-w-sm"
          error={errorOf('currentPassword')}
          {...form.register('currentPassword')}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <PasswordField
            label="New password"
            autoComplete="new-password"
            help={helpFor(me.role, minPasswordLength)}
            error={errorOf('password')}
            {...form.register('password')}
          />
          <PasswordField
            label="Confirm new password"
            autoComplete="new-password"
            error={errorOf('confirmPassword')}
            {...form.register('confirmPassword')}
          />
        </div>
        {error && !isAboutField && (
          <FormFailure>
            {sentenceOf(error, FAILURE)}
            <LogInAgain error={error} />
          </FormFailure>
        )}
        <Button type="submit" className="self-start" pendingLabel={isPending && 'Changing...'}>
          Change password
        </Button>
      </form>
    </AccountSection>
  );
}
