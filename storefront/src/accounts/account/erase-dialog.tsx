import type { EraseAccountRequest } from '@farmgate/backend/contract/accounts/account';
import { useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../lib/api/api';
import { forgetAtLogOut } from '../../shared/sign-in/forget-at-log-out';
import { setSession } from '../../shared/sign-in/session';
import { toast } from '../../ui/dialogs/toast';
import { PasswordField } from '../../ui/fields/password-field';
import { DialogForm } from '../../ui/forms/before/dialog-form';
import { lazyCheck } from '../../ui/forms/before/lazy-check';
import { useCallForm } from '../../ui/forms/before/use-call-form';
import { wrongPassword } from './wrong-password';

const check = lazyCheck(() => import('./account-checks').then((module) => module.eraseAccountResolver));

const GOES = [
  'your profile, your address and your password',
  'all your logins, so you’ll be logged out everywhere',
  'your listings and their photos',
  'your farms and their photos (a farm that came from a public directory stays listed without them)',
] as const;

/** Asks for the password before the account goes. */
export function EraseDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const client = useQueryClient();
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: { password: '' },
    send: (request: EraseAccountRequest) => callJson('/api/account', { method: 'DELETE', body: request }),
    onSent: () => {
      props.onOpenChange(false);
      // The page, which needs a session, leads home.
      setSession(client, null);
      forgetAtLogOut();
      toast({ title: 'Account deleted', description: 'Thanks for being part of Farmgate.' });
    },
    fieldOf: (failure) => {
      const message = wrongPassword(failure);
      return message === null ? null : ['password', message];
    },
  });
  const isAboutField = error !== null && wrongPassword(error) !== null;
  return (
    <DialogForm
      {...props}
      id="erase-account"
      title="Delete your account?"
      description="You can’t undo this. You may want to download your data first."
      submitLabel="Delete my account"
      submitLook="danger"
      pendingLabel={isPending && 'Deleting...'}
      failure={
        error && !isAboutField
          ? sentenceOf(error, 'We couldn’t delete your account. Please try again.')
          : null
      }
      onSubmit={submit}
    >
      <div className="flex flex-col gap-5">
        <div className="text-sm">
          <p className="mb-2 font-semibold">We’ll delete:</p>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {GOES.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errorOf('password')}
          {...form.register('password')}
        />
      </div>
    </DialogForm>
  );
}
