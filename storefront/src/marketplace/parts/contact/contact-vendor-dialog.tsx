import type { VendorMessageReceipt } from '@farmgate/backend/contract/marketplace/vendors';
import { useEffect } from 'react';
import { callJson } from '../../../lib/api/api';
import { useSession } from '../../../shared/sign-in/session';
import { toast } from '../../../ui/dialogs/toast';
import { TextArea, TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/vendors').then((module) => module.VendorMessageRequest),
);

export interface ContactVendorDialogProps {
  vendor: { id: number; businessName: string };
  /** What the message begins with: about which product it is. */
  about?: string | undefined;
  /** Who writes, where that is known: nobody is asked twice. */
  from?: { name: string; email: string } | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function useVendorMessage({ vendor, about, from, onOpenChange }: ContactVendorDialogProps) {
  const { me } = useSession();
  const empty = { name: '', email: '', ...from, message: about ? `About ${about}: ` : '', company: '' };
  const form = useForm({
    schema,
    values: empty,
    send: (message) =>
      callJson<VendorMessageReceipt>(`/api/vendors/${vendor.id}/messages`, { method: 'POST', body: message }),
    failed: 'There was a problem sending your message. Please try again.',
    onSent: (_receipt, { begin }) => {
      begin(empty);
      onOpenChange(false);
      toast({ title: 'Message sent!', description: `${vendor.businessName} will answer you by email.` });
    },
  });
  const { getValues, setValue } = form;
  useEffect(() => {
    if (!me) return;
    const name = [me.firstName, me.lastName].filter(Boolean).join(' ') || me.username;
    if (getValues('name') === '') setValue('name', name);
    if (getValues('email') === '') setValue('email', me.email);
  }, [me, getValues, setValue]);
  return form;
}

/**
 * A message to a vendor by mail; neither side's address is shown on the page. What was typed stays until it
 * has gone through.
 */
export function ContactVendorDialog(props: ContactVendorDialogProps) {
  const { vendor, from, open, onOpenChange } = props;
  const form = useVendorMessage(props);
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title="Contact Vendor"
      description={`We’ll email your message to ${vendor.businessName}. They’ll reply to your email address.`}
      submitLabel="Send Message"
      pendingLabel="Sending..."
    >
      <fieldset disabled={form.isPending} className="flex min-w-0 flex-col gap-5">
        {from ? (
          <p className="text-sm text-soft wrap-anywhere">
            From {from.name}, {from.email}
          </p>
        ) : (
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <TextField label="Your name" autoComplete="name" {...form.field('name')} />
            <TextField label="Your email" type="email" autoComplete="email" {...form.field('email')} />
          </div>
        )}
        <TextArea label="Message" rows={5} {...form.field('message')} />
        {/* Only programs fill this in: it is out of sight, the tab order and what screen readers say. */}
        <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
          <input type="text" tabIndex={-1} autoComplete="off" {...form.register('company')} />
        </div>
      </fieldset>
    </DialogForm>
  );
}
