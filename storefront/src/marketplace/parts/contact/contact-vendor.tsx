import { MessageCircle } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button, type ButtonLook } from '../../../ui/button';
import type { ContactVendorDialogProps } from './contact-vendor-dialog';

const loadDialog = () =>
  import('./contact-vendor-dialog').then((module) => ({ default: module.ContactVendorDialog }));
const ContactVendorDialog = lazy(loadDialog);

export type ContactVendorProps = Pick<ContactVendorDialogProps, 'vendor' | 'about' | 'from'> & ButtonLook;

/** 'Contact Vendor', with a dialog whose code comes when it is wanted. */
export function ContactVendor({ vendor, about, from, ...look }: ContactVendorProps) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        className="noscript:hidden!"
        icon={<MessageCircle aria-hidden size={18} />}
        onPointerDown={() => void loadDialog()}
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        Contact Vendor
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <ContactVendorDialog {...{ vendor, about, from, open }} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
