import type {
  VendorMessageReceipt,
  VendorMessageRequest,
} from '@farmgate/backend/contract/marketplace/vendors';
import { useEffect } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { useSession } from '../../../shared/sign-in/session';
import { toast } from '../../../ui/dialogs/toast';
import { TextArea, TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/before/dialog-form';
import { lazyCheck } from '../../../ui/forms/before/lazy-check';
import { useCallForm } from '../../../ui/forms/before/use-call-form';

const check = lazyCheck(() => import('./contact-check').then((module) => module.vendorMessageResolver));

export interface ContactVendorDialogProps {
  vendor: { id: number; businessName: string };
  /** What the message begins with: about which product it is. */
  about?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function useVendorMessage({ vendor, about, onOpenChange }: ContactVendorDialogProps) {
  const { me } = useSession();
  const empty = { name: '', email: '', message: about ? `About ${about}: ` : '', company: '' };
  const call = useCallForm({
    check,
    defaultValues: empty,
    send: (message: VendorMessageRequest) =>
      callJson<VendorMessageReceipt>(`/api/vendors/${vendor.id}/messages`, { method: 'POST', body: message }),
    onSent: () => {
      call.form.reset(empty);
      onOpenChange(false);
      toast({ title: 'Message sent!', description: `${vendor.businessName} will answer you by email.` });
    },
  });
  const { getValues, setValue } = call.form;
  useEffect(() => {
    if (!me) return;
    const name = [me.firstName, me.lastName].filter(Boolean).join(' ') || me.username;
    if (getValues('name') === '') setValue('name', name);
    if (getValues('email') === '') setValue('email', me.email);
  }, [me, getValues, setValue]);
  return call;
}

/**
 * A message to a vendor by mail; neither side's address is shown on the page. What was typed stays until it
 * has gone through.
 */
export function ContactVendorDialog(props: ContactVendorDialogProps) {
  const { vendor, open, onOpenChange } = props;
  const { form, submit, isPending, error, errorOf } = useVendorMessage(props);
  return (
    <DialogForm
      id="contact-vendor"
      open={open}
      onOpenChange={onOpenChange}
      title="Contact Vendor"
      description={`We’ll email your message to ${vendor.businessName}. They’ll reply to your email address.`}
      submitLabel="Send Message"
      pendingLabel={isPending && 'Sending...'}
      failure={error && sentenceOf(error, 'There was a problem sending your message. Please try again.')}
      onSubmit={submit}
    >
      <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-5">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField
            label="Your name"
            autoComplete="name"
            error={errorOf('name')}
            {...form.register('name')}
          />
          <TextField
            label="Your email"
            type="email"
            autoComplete="email"
            error={errorOf('email')}
            {...form.register('email')}
          />
        </div>
        <TextArea label="Message" rows={5} error={errorOf('message')} {...form.register('message')} />
        {/* Only programs fill this in: it is out of sight, the tab order and what screen readers say. */}
        <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
          <input type="text" tabIndex={-1} autoComplete="off" {...form.register('company')} />
        </div>
      </fieldset>
    </DialogForm>
  );
}
