import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { TextField } from '../../ui/fields/field';
import { DialogForm } from '../../ui/forms/dialog-form';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { useForm } from '../../ui/forms/use-form';
import { Link } from '../../ui/navigation/link';
import { askByEmail } from './follow-calls';
import type { FollowProps } from './follow-props';

const schema = lazySchema(() => import('./follow-email').then((module) => module.FollowEmail));

const promiseOf = ({ subject, isSoldOut }: FollowProps): string =>
  isSoldOut
    ? 'We’ll email you when it’s back in stock.'
    : 'search' in subject
      ? 'We’ll email you when something new matches.'
      : 'key' in subject && subject.key.startsWith('product')
        ? 'We’ll email you when its price changes, and when it’s back in stock.'
        : 'We’ll email you when something new is in, a field opens or closes, or a market day changes.';

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Check your email"
      footer={
        <div className="flex justify-end">
          <Button onClick={onClose}>Close</Button>
        </div>
      }
    >
      <p role="status" className="flex items-start gap-3 pt-2 wrap-anywhere">
        <MailCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-leaf" />
        We sent a link to {email}. Open it and tap Follow. Nothing arrived? Look in your spam folder, or try
        again in a few minutes.
      </p>
    </Dialog>
  );
}

/** Asks a visitor for the address that news should go to. */
export function FollowDialog(props: FollowProps & { onClose: () => void }) {
  const { subject, name, isSoldOut, onClose } = props;
  const { pathname, search } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    schema,
    values: { email: '' },
    send: ({ email }) => askByEmail(email, subject).then(() => email),
    onSent: setSentTo,
    failed: 'We couldn’t send the link. Please try again.',
  });
  if (sentTo !== undefined) return <Sent email={sentTo} onClose={onClose} />;
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={onClose}
      title={isSoldOut ? `Tell me when ${name} is back` : `Follow ${name}`}
      description={`${promiseOf(props)} You choose how often, and every email has a link to stop.`}
      submitLabel="Send the link"
      pendingLabel="Sending..."
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="Your email"
          type="email"
          inputMode="email"
          autoComplete="email"
          help="We never show it to farms."
          {...form.field('email')}
        />
        <p className="text-sm text-soft">
          Have an account?{' '}
          <Link to={paths.login({ returnTo: pathname + search })} className="link">
            Log in
          </Link>{' '}
          to follow with one tap.
        </p>
      </div>
    </DialogForm>
  );
}
