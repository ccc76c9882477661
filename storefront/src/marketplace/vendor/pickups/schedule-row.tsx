import { exceptionText } from '@farmgate/backend/contract/directory/hours';
import type {
  PickupScheduleView,
  PickupSiteView,
} from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { scheduleWords } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { formatTime } from '../../../lib/format/format';
import { OF_PICKUPS } from '../../../lib/hours-exceptions/exceptions-model';
import { useNow } from '../../../lib/page/visit';
import { Button, LinkButton } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { PICKUPS, refreshPickups } from './pickup-queries';
import { requestOf } from './schedules/schedule-values';

interface ScheduleRowProps {
  site: PickupSiteView;
  schedule: PickupScheduleView;
  mayEdit: boolean;
}

const failed = (error: unknown, sentence: string) =>
  toast({ title: 'Error', description: sentenceOf(error, sentence), variant: 'destructive' });

/** Ends a schedule, with a way back. What people ordered for keeps it running. */
function useEnding({ site, schedule }: ScheduleRowProps) {
  const client = useQueryClient();
  const undo = () => {
    callJson(`${PICKUPS}/sites/${site.id}/schedules`, { method: 'POST', body: requestOf(schedule) })
      .then(() => refreshPickups(client))
      .catch((error: unknown) => failed(error, 'We couldn’t bring the schedule back.'));
  };
  return useMutation({
    mutationFn: () => callJson(`${PICKUPS}/schedules/${schedule.id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      await refreshPickups(client);
      toast({ title: 'Schedule ended', action: { label: 'Undo', onPress: undo } });
    },
    onError: (error) => {
      failed(error, 'We couldn’t end this schedule. Please try again.');
      void refreshPickups(client);
    },
  });
}

/** A schedule in words, with its special dates, and how to change or end it. */
export function ScheduleRow(props: ScheduleRowProps) {
  const { site, schedule, mayEdit } = props;
  const ending = useEnding(props);
  const year = useNow().getFullYear();
  const words = scheduleWords(schedule, year);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">{words}</p>
        {schedule.exceptions.map((exception) => (
          <p key={exception.from} className="text-sm text-soft wrap-anywhere">
            {OF_PICKUPS.line(exceptionText(exception, year, formatTime))}
          </p>
        ))}
      </div>
      {mayEdit && (
        <div className="flex flex-wrap gap-2">
          <LinkButton
            size="sm"
            look="secondary"
            to={paths.pickupSchedule(site.id, schedule.id)}
            aria-label={`Edit schedule: ${words}`}
          >
            Edit
          </LinkButton>
          <Button
            size="sm"
            look="quiet"
            aria-label={`End schedule: ${words}`}
            disabled={ending.isPending}
            onClick={() => ending.mutate()}
          >
            {ending.isPending ? 'Ending...' : 'End'}
          </Button>
        </div>
      )}
    </div>
  );
}
