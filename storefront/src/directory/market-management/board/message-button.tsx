import { Mail } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import type { MessageDialogProps } from './message-dialog';

const MessageDialog = lazy(() =>
  import('./message-dialog').then((module) => ({ default: module.MessageDialog })),
);

/** Writes to those on the roster. Its dialog is fetched when it is pressed for the first time. */
export function MessageButton(props: Omit<MessageDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        look="secondary"
        icon={<Mail aria-hidden size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Message all
      </Button>
      <Suspense fallback={null}>
        {isOpen && <MessageDialog {...props} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
