import type { DeliveryZoneView } from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import type { PickupScheduleView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { scheduleWords } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../../lib/api/api';
import { useNow } from '../../../../lib/page/visit';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/dialogs/toast';
import { keepZone, SCHEDULES, ZONES, zonesQuery } from '../zone-queries';

interface RoundRowProps {
  zone: DeliveryZoneView;
  schedule: PickupScheduleView;
  canEdit: boolean;
  onEdit: () => void;
}

/** Takes delivery days out of a zone, with a way back. */
function useRemoval(zone: DeliveryZoneView, { id, ...schedule }: PickupScheduleView, words: string) {
  const client = useQueryClient();
  const keep = (saved: DeliveryZoneView) => keepZone(client, saved);
  const fail = (error: unknown, otherwise: string) =>
    toast({ title: 'Error', description: sentenceOf(error, otherwise), variant: 'destructive' });
  const undo = () => {
    callJson<DeliveryZoneView>(`${ZONES}/${zone.id}/schedules`, { method: 'POST', body: schedule })
      .then(keep)
      .catch((error: unknown) => fail(error, 'We couldn’t bring them back. Please add them again.'));
  };
  return useMutation({
    mutationFn: () => callJson<DeliveryZoneView>(`${SCHEDULES}/${id}`, { method: 'DELETE' }),
    onSuccess: (saved) => {
      keep(saved);
      toast({
        title: 'Delivery days removed',
        description: words,
        action: { label: 'Undo', onPress: undo },
      });
    },
    onError: (error) => {
      fail(error, 'We couldn’t remove these days. Please try again.');
      void client.invalidateQueries({ queryKey: zonesQuery().queryKey });
    },
  });
}

/** When a vendor brings orders to a zone, in words. */
export function RoundRow({ zone, schedule, canEdit, onEdit }: RoundRowProps) {
  const words = scheduleWords(schedule, useNow().getFullYear());
  const removal = useRemoval(zone, schedule, words);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 text-sm">{words}</p>
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" look="quiet" aria-label={`Change delivery days: ${words}`} onClick={onEdit}>
            Change
          </Button>
          <Button
            size="sm"
            look="quiet"
            aria-label={`Remove delivery days: ${words}`}
            disabled={removal.isPending}
            onClick={() => removal.mutate()}
          >
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}
