import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import type { SeveralDaysDialogProps } from './several-days-dialog';

const SeveralDaysDialog = lazy(() =>
  import('./several-days-dialog').then((module) => ({ default: module.SeveralDaysDialog })),
);

/** Cancels or restores several days in one go, where there are several. */
export function SeveralDays({
  marketId,
  days,
  daysUntil,
}: Pick<SeveralDaysDialogProps, 'marketId' | 'days' | 'daysUntil'>) {
  const [asked, setAsked] = useState<'cancel' | 'restore' | null>(null);
  const canceled = days.filter(({ status }) => status === 'cancelled');
  const held = days.filter(({ status }) => status !== 'cancelled');
  return (
    <div className="flex flex-wrap gap-2">
      {held.length > 1 && (
        <Button size="sm" look="secondary" aria-haspopup="dialog" onClick={() => setAsked('cancel')}>
          Cancel several days
        </Button>
      )}
      {canceled.length > 1 && (
        <Button size="sm" look="secondary" aria-haspopup="dialog" onClick={() => setAsked('restore')}>
          Restore several days
        </Button>
      )}
      <Suspense fallback={null}>
        {asked && (
          <SeveralDaysDialog
            {...{ marketId, daysUntil }}
            days={asked === 'cancel' ? held : canceled}
            to={asked}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
