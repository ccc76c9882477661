import type { MemberView } from '@farmgate/backend/contract/directory/market-management';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import type { useMemberChanges } from './use-member-changes';

const DeclineDialog = lazy(() =>
  import('./decline-dialog').then((module) => ({ default: module.DeclineDialog })),
);

export interface DeclineButtonProps {
  member: MemberView;
  changing: ReturnType<typeof useMemberChanges>;
}

/** Declines who asked to join. Its dialog is fetched when it is pressed for the first time. */
export function DeclineButton(props: DeclineButtonProps) {
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
