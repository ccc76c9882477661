import type { DeliveryZoneView } from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import type { PickupScheduleView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { scheduleWords } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import { useQueryClient } from '@tanstack/react-query';
import { useNow } from '../../../../lib/page/visit';
import { Button } from '../../../../ui/button';
import { useScheduleEnding } from '../../pickups/schedules/use-schedule-ending';
import { keepZone, ZONES, zonesQuery } from '../zone-queries';

interface RoundRowProps {
  zone: DeliveryZoneView;
  schedule: PickupScheduleView;
  canEdit: boolean;
  onEdit: () => void;
  onRemoved: () => void;
}

/** When a vendor brings orders to a zone, in words. */
export function RoundRow({ zone, schedule, canEdit, onEdit, onRemoved }: RoundRowProps) {
  const client = useQueryClient();
  const words = scheduleWords(schedule, useNow().getFullYear());
  const removal = useScheduleEnding<DeliveryZoneView>({
    schedule,
    place: `${ZONES}/${zone.id}`,
    keep: (saved) => keepZone(client, saved),
    refresh: () => client.invalidateQueries({ queryKey: zonesQuery().queryKey }),
    onEnded: onRemoved,
    words: {
      ended: { title: 'Delivery days removed', description: words },
      notEnded: 'We couldn’t remove these days. Please try again.',
      notBack: 'We couldn’t bring them back. Please add them again.',
    },
  });
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
