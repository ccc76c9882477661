import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import type { ContactReceipt } from '@farmgate/backend/contract/content/messages';
import { useEffect } from 'react';
import { callJson } from '../../lib/api/api';
import { useSession } from '../../shared/sign-in/session';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextArea, TextField } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { FormFailure } from '../../ui/forms/form-failure';
import { lazySchema } from '../../ui/forms/lazy-schema';
import type { FormOf, FormPart } from '../../ui/forms/use-form';
import { useKeptForm } from '../../ui/forms/use-kept-form';
import { aboutOrder, OrderChoice } from './order-choice';

const FAILURE = 'There was a problem sending your message. Please try again.';
const EMPTY = { name: '', email: '', order: '', subject: '', message: '', company: '' };

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/content/messages').then((module) => module.ContactRequest),
);

type Values = typeof EMPTY;

const nameOf = ({ firstName, lastName, username }: MeView) =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

/** A signed-in person's name and address, where nothing was typed yet. */
function useFilledIn({ getValues, setValue }: FormPart<Values>): void {
  const { me } = useSession();
  useEffect(() => {
    if (!me) return;
    if (getValues('name') === '') setValue('name', nameOf(me));
    if (getValues('email') === '') setValue('email', me.email);
  }, [me, getValues, setValue]);
}

/**
 * The way to the team. While the message is under way its fields rest; what was typed stays until it has
 * arrived.
 */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { me } = useSession();
  const form: FormOf<Values> = useKeptForm({
    schema,
    values: EMPTY,
    // What somebody typed while logged in is not for who comes after them.
    draft: {
      ...{ name: `farmgate-message${me ? `-${me.id}` : ''}`, userId: me?.id ?? null },
      without: ['company'],
    },
    // A browser that fills in whole addresses is no program that sends spam.
    mayPress: (element) => {
      if (element.querySelector('[name=company]:autofill')) form.setValue('company', '');
      return true;
    },
    // As it is sent, so that its length counts the words about the order.
    request: ({ order, message, ...sender }) => ({
      ...sender,
      message: message.trim() && aboutOrder(message, order),
    }),
    send: (body) => callJson<ContactReceipt>('/api/contact', { method: 'POST', body }),
    onSent: (_receipt, { begin }) => {
      begin(EMPTY);
      toast({ title: 'Message sent!', description: 'Thanks for writing. We’ll get back to you soon.' });
      onSent();
    },
    failed: FAILURE,
    onFailed: () => toast({ title: 'Error', description: FAILURE, variant: 'destructive' }),
  });
  useFilledIn(form);
  return (
    <Form of={form} method="post" aria-label="Message">
      <fieldset disabled={form.isPending} className="flex min-w-0 flex-col gap-5">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField label="Name" autoComplete="name" {...form.field('name')} />
          <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
        </div>
        {me && <OrderChoice value={form.values.order} onChoose={(order) => form.change({ order })} />}
        <TextField label="Subject" {...form.field('subject')} />
        <TextArea label="Message" rows={6} {...form.field('message')} />
        {/* Only programs fill this in: it is out of sight, the tab order and what screen readers say. */}
        <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
          <input type="text" tabIndex={-1} autoComplete="off" {...form.register('company')} />
        </div>
        <FormFailure of={form} />
        <Button
          type="submit"
          size="lg"
          className="self-start max-sm:w-full noscript:hidden!"
          pendingLabel={form.isPending && 'Sending...'}
        >
          Send Message
        </Button>
      </fieldset>
    </Form>
  );
}
