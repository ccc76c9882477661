import { MessageCircle } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button, type ButtonLook } from '../../../ui/button';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import type { ContactVendorDialogProps } from './contact-vendor-dialog';

const loadDialog = () =>
  import('./contact-vendor-dialog').then((module) => ({ default: module.ContactVendorDialog }));
const ContactVendorDialog = lazy(loadDialog);

export type ContactVendorProps = Pick<ContactVendorDialogProps, 'vendor' | 'about' | 'from'> & ButtonLook;

/** 'Contact Vendor', with a dialog whose code comes when it is wanted. */
export function ContactVendor({ vendor, about, from, ...look }: ContactVendorProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        className="noscript:hidden!"
        icon={<MessageCircle aria-hidden size={18} />}
        onPointerDown={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        Contact Vendor
      </Button>
      <WhenFirstOpen open={open}>
        <ContactVendorDialog {...{ vendor, about, from, open }} onOpenChange={setOpen} />
      </WhenFirstOpen>
    </>
  );
}
