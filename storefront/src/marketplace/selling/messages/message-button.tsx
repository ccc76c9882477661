import { Mail } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import type { MessageAbout } from './messages-query';

const MessageDialog = lazy(() =>
  import('./message-dialog').then((module) => ({ default: module.MessageDialog })),
);

/** Opens the form that writes to everyone of a day, or to one customer. What isn't sent stays in it. */
export function MessageButton({ about, label }: { about: MessageAbout; label: string }) {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(0);
  return (
    <>
      <Button
        size="sm"
        look="secondary"
        aria-haspopup="dialog"
        icon={<Mail aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <WhenFirstOpen open={open}>
        <MessageDialog
          key={sent}
          about={about}
          open={open}
          onOpenChange={setOpen}
          onSent={() => setSent(sent + 1)}
        />
      </WhenFirstOpen>
    </>
  );
}
