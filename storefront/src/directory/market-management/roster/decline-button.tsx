import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import type { DeclineDialogProps } from './decline-dialog';

const DeclineDialog = lazy(() =>
  import('./decline-dialog').then((module) => ({ default: module.DeclineDialog })),
);

/** Declines who asked to join. Its dialog is fetched when it is pressed for the first time. */
export function DeclineButton(props: Omit<DeclineDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Decline
        <span className="sr-only"> {props.member.name}</span>
      </Button>
      <Suspense fallback={null}>
        {isOpen && <DeclineDialog {...props} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
