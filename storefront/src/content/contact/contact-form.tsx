import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import type { ContactReceipt, ContactRequest } from '@farmgate/backend/contract/content/messages';
import { type SubmitEvent, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { callJson, sentenceOf } from '../../lib/api/api';
import { useSession } from '../../shared/sign-in/session';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextArea, TextField } from '../../ui/fields/field';
import { lazyCheck } from '../../ui/forms/before/lazy-check';
import { useCallForm } from '../../ui/forms/before/use-call-form';
import { useKeptTexts } from '../../ui/forms/before/use-kept-texts';
import { FormFailure } from '../../ui/forms/form-failure';

const FAILURE = 'There was a problem sending your message. Please try again.';
const TYPED = { name: '', email: '', subject: '', message: '' };
const EMPTY = { ...TYPED, company: '' };

const check = lazyCheck(() => import('./contact-check').then((module) => module.contactResolver));

type Form = UseFormReturn<z.input<typeof ContactRequest>, unknown, ContactRequest>;

const nameOf = ({ firstName, lastName, username }: MeView) =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

/** A signed-in person's name and address, where nothing was typed yet. */
function useFilledIn({ getValues, setValue }: Form): void {
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
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: EMPTY,
    send: (message: ContactRequest) =>
      callJson<ContactReceipt>('/api/contact', { method: 'POST', body: message }),
    onSent: () => {
      restart(EMPTY);
      toast({ title: 'Message sent!', description: 'Thanks for writing. We’ll get back to you soon.' });
      onSent();
    },
    onFailed: () => toast({ title: 'Error', description: FAILURE, variant: 'destructive' }),
  });
  const { me } = useSession();
  // What somebody typed while logged in is not for who comes after them.
  const { restart } = useKeptTexts(form, { name: `farmgate-message${me ? `-${me.id}` : ''}`, saved: TYPED });
  useFilledIn(form);
  const submitByPerson = (event: SubmitEvent<HTMLFormElement>) => {
    // A browser that fills in whole addresses is no program that sends spam.
    if (event.currentTarget.querySelector('[name=company]:autofill')) form.setValue('company', '');
    submit(event);
  };
  return (
    <form method="post" noValidate onSubmit={submitByPerson} aria-label="Message">
      <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-5">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField label="Name" autoComplete="name" error={errorOf('name')} {...form.register('name')} />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            error={errorOf('email')}
            {...form.register('email')}
          />
        </div>
        <TextField label="Subject" error={errorOf('subject')} {...form.register('subject')} />
        <TextArea label="Message" rows={6} error={errorOf('message')} {...form.register('message')} />
        {/* Only programs fill this in: it is out of sight, the tab order and what screen readers say. */}
        <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
          <input type="text" tabIndex={-1} autoComplete="off" {...form.register('company')} />
        </div>
        {error && <FormFailure>{sentenceOf(error, FAILURE)}</FormFailure>}
        <Button
          type="submit"
          size="lg"
          className="self-start max-sm:w-full noscript:hidden!"
          pendingLabel={isPending && 'Sending...'}
        >
          Send Message
        </Button>
      </fieldset>
    </form>
  );
}
