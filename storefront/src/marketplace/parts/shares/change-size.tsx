import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/button';

const SizeDialog = lazy(() => import('./size-dialog').then((module) => ({ default: module.SizeDialog })));

interface ChangeSizeProps {
  base: string;
  member: SubscriptionView;
}

/** Changes all boxes to come to another size, once its dialog has said what that costs. */
export function ChangeSize({ base, member }: ChangeSizeProps) {
  const [isOpen, setOpen] = useState(false);
  if (member.state === 'ended' || member.otherSizes === 0) return null;
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change size
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SizeDialog base={base} member={member} open onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
