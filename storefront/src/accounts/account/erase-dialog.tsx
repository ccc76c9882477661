import type { EraseAccountRequest } from '@farmgate/backend/contract/accounts/account';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../lib/api/api';
import { forgetAtLogOut } from '../../shared/sign-in/forget-at-log-out';
import { setSession } from '../../shared/sign-in/session';
import { toast } from '../../ui/dialogs/toast';
import { PasswordField } from '../../ui/fields/password-field';
import { DialogForm } from '../../ui/forms/dialog-form';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { useForm } from '../../ui/forms/use-form';
import { wrongPasswordAt } from './wrong-password';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/accounts/account').then((module) => module.EraseAccountRequest),
);

const GOES = [
  'your profile, your address and your password',
  'all your logins, so you’ll be logged out everywhere',
  'your listings and their photos',
  'your farms and their photos (a farm that came from a public directory stays listed without them)',
  'if you sell here, your products and the customers you imported (orders still name your business)',
] as const;

/** Asks for the password before the account goes. */
export function EraseDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const client = useQueryClient();
  const form = useForm({
    schema,
    values: { password: '' },
    send: (request: EraseAccountRequest) => callJson('/api/account', { method: 'DELETE', body: request }),
    onSent: () => {
      props.onOpenChange(false);
      // The page, which needs a session, leads home.
      setSession(client, null);
      forgetAtLogOut();
      toast({ title: 'Account deleted', description: 'Thanks for being part of Farmgate.' });
    },
    wrongOf: wrongPasswordAt('password'),
    failed: 'We couldn’t delete your account. Please try again.',
  });
  return (
    <DialogForm
      {...props}
      of={form}
      title="Delete your account?"
      description="You can’t undo this. You may want to download your data first."
      submitLabel="Delete my account"
      submitLook="danger"
      pendingLabel="Deleting..."
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
        <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
      </div>
    </DialogForm>
  );
}
