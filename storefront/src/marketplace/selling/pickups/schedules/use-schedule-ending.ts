import type { DeliveryZoneView } from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import type {
  PickupScheduleView,
  PickupSiteView,
} from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { useMutation } from '@tanstack/react-query';
import { callJson } from '../../../../lib/api/api';
import { sayFailed } from '../../../../ui/dialogs/say-failed';
import { toast } from '../../../../ui/dialogs/toast';
import { PICKUP_SCHEDULES } from '../pickup-queries';
import { requestOf } from './schedule-values';

export interface ScheduleEndingOptions<Place> {
  schedule: PickupScheduleView;
  /** The address of its site or zone in the API. */
  place: string;
  /** Shows the place as it is by then. */
  keep: (saved: Place) => void | Promise<void>;
  /** Has the place read again. */
  refresh: () => Promise<void>;
  /** Before the place is shown without it. */
  onEnded: () => void;
  words: {
    ended: { title: string; description?: string };
    notEnded: string;
    notBack: string;
  };
}

/** Ends a schedule, with a way back. What customers ordered for keeps it running. */
export function useScheduleEnding<Place extends PickupSiteView | DeliveryZoneView>({
  schedule,
  place,
  keep,
  refresh,
  onEnded,
  words,
}: ScheduleEndingOptions<Place>) {
  const undo = () => {
    callJson<Place>(`${place}/schedules`, { method: 'POST', body: requestOf(schedule) })
      .then(keep)
      .catch((error: unknown) => sayFailed('Error', error, words.notBack));
  };
  return useMutation({
    mutationFn: () => callJson<Place>(`${PICKUP_SCHEDULES}/${schedule.id}`, { method: 'DELETE' }),
    onSuccess: async (saved) => {
      onEnded();
      await keep(saved);
      toast({ ...words.ended, action: { label: 'Undo', onPress: undo } });
    },
    onError: (error) => {
      sayFailed('Error', error, words.notEnded);
      void refresh();
    },
  });
}
