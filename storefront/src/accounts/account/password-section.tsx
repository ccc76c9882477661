import type { MeView, PasswordChangedView } from '@farmgate/backend/contract/accounts/auth';
import { MIN_GUARDED_PASSWORD_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../lib/api/api';
import { usePublicConfig } from '../../lib/page/public-config';
import { LogInAgain } from '../../shared/sign-in/log-in-again';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { PasswordField } from '../../ui/fields/password-field';
import { Form } from '../../ui/forms/form';
import { FormFailure } from '../../ui/forms/form-failure';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { useForm } from '../../ui/forms/use-form';
import { SESSIONS } from '../queries';
import { AccountSection } from './account-section';
import { wrongPasswordAt } from './wrong-password';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/accounts/auth').then((module) => module.ChangePasswordForm),
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
  const form = useForm({
    schema,
    values: EMPTY,
    send: ({ currentPassword, password }) =>
      callJson<PasswordChangedView>('/api/auth/password', {
        method: 'PUT',
        body: { currentPassword, password },
      }),
    onSent: ({ passwordWarning }, { begin }) => {
      begin(EMPTY);
      void client.invalidateQueries({ queryKey: [SESSIONS] });
      toast({
        title: 'Password changed',
        description: passwordWarning ?? 'You’ve been logged out everywhere else.',
      });
    },
    wrongOf: wrongPasswordAt('currentPassword'),
    failed: 'We couldn’t change your password. Please try again.',
  });
  return (
    <AccountSection id="password" title="Password" lead="Changing it logs you out everywhere else.">
      <Form of={form} method="post" aria-label="Password" className="flex flex-col gap-5">
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={me.username} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          className="sm:max-w-sm"
          {...form.field('currentPassword')}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <PasswordField
            label="New password"
            autoComplete="new-password"
            help={helpFor(me.role, minPasswordLength)}
            {...form.field('password')}
          />
          <PasswordField
            label="Confirm new password"
            autoComplete="new-password"
            {...form.field('confirmPassword')}
          />
        </div>
        <FormFailure of={form}>
          <LogInAgain error={form.error} />
        </FormFailure>
        <Button type="submit" className="self-start" pendingLabel={form.isPending && 'Changing...'}>
          Change password
        </Button>
      </Form>
    </AccountSection>
  );
}
