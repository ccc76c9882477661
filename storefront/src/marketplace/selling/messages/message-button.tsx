import { Mail } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import type { MessageAbout } from './messages-query';

const MessageDialog = lazy(() =>
  import('./message-dialog').then((module) => ({ default: module.MessageDialog })),
);

/** Opens the form that writes to everyone of a day, or to one customer. */
export function MessageButton({ about, label }: { about: MessageAbout; label: string }) {
  const [open, setOpen] = useState(false);
  /** How often it was opened: each time the form is new, and its code comes with the first. */
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Button
        size="sm"
        look="secondary"
        aria-haspopup="dialog"
        icon={<Mail aria-hidden size={18} />}
        onClick={() => {
          setAsked(asked + 1);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {asked > 0 && (
        <Suspense fallback={null}>
          <MessageDialog key={asked} about={about} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
