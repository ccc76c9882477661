import { dayText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { callJson } from '../../../../lib/api/api';
import { useNow } from '../../../../lib/page/visit';
import { useMay } from '../../../../shared/business/use-may';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/dialogs/toast';
import { PICKUP_WINDOWS } from '../../pickups/pickup-queries';
import { failureSentence } from '../../sending';
import { dayState } from '../day-words';
import { refreshDays } from '../pickup-days-queries';

const DIALOGS = {
  room: lazy(() => import('./room-dialog').then((module) => ({ default: module.RoomDialog }))),
  hours: lazy(() => import('./hours-dialog').then((module) => ({ default: module.HoursDialog }))),
  cancel: lazy(() => import('./cancel-day-dialog').then((module) => ({ default: module.CancelDayDialog }))),
};

type Which = keyof typeof DIALOGS;

function useStatus(day: PickupWindowView) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: 'open' | 'closed') =>
      callJson(`${PICKUP_WINDOWS}/${day.id}`, { method: 'PUT', body: { status } }),
    onSuccess: (_, status) => {
      toast({
        title: status === 'open' ? 'Open for orders' : 'Closed for new orders',
        ...(status === 'closed' && { description: 'Orders that you have stay.' }),
      });
      return refreshDays(client);
    },
    onError: (error) => toast({ title: failureSentence(error), variant: 'destructive' }),
  });
}

/** What a farm can do with a day that is not over. @param isShort in a list, where labels are short */
export function DayActions({ day, isShort = false }: { day: PickupWindowView; isShort?: boolean }) {
  const { may } = useMay();
  const now = useNow();
  const [open, setOpen] = useState<Which | null>(null);
  const status = useStatus(day);
  const state = dayState(day, now);
  if (state === 'canceled' || state === 'over' || !may('edit')) return null;
  const name = `${dayText(day.startsAt, day.timeZone)}, ${day.placeName}`;
  const isClosed = day.status === 'closed';
  const Dialog = open && DIALOGS[open];
  const button = (which: Which, label: string, short = label) => (
    <Button
      size="sm"
      look="quiet"
      className={which === 'cancel' ? 'text-danger!' : undefined}
      aria-label={`${label}: ${name}`}
      onClick={() => setOpen(which)}
    >
      {isShort ? short : label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-1 print:hidden">
      <Button
        size="sm"
        look="quiet"
        aria-label={`${isClosed ? 'Take orders again' : 'Stop taking orders'}: ${name}`}
        pendingLabel={status.isPending && 'Saving...'}
        onClick={() => status.mutate(isClosed ? 'open' : 'closed')}
      >
        {isClosed ? 'Take orders again' : 'Stop taking orders'}
      </Button>
      {button('room', 'Change limit')}
      {button('hours', 'Change hours or place', 'Change')}
      {may('refund') && button('cancel', 'Cancel or move', 'Cancel')}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog day={day} open onOpenChange={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
