import { exceptionText } from '@farmgate/backend/contract/directory/hours';
import type {
  PickupScheduleView,
  PickupSiteView,
} from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { scheduleWords } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { formatTime } from '../../../lib/format/format';
import { useNow } from '../../../lib/page/visit';
import { OF_PICKUPS } from '../../../shared/hours-exceptions/exceptions-model';
import { Button, LinkButton } from '../../../ui/button';
import { PICKUPS, refreshPickups } from './pickup-queries';
import { useScheduleEnding } from './schedules/use-schedule-ending';

interface ScheduleRowProps {
  site: PickupSiteView;
  schedule: PickupScheduleView;
  mayEdit: boolean;
  onEnded: () => void;
}

/** A schedule in words, with its special dates, and how to change or end it. */
export function ScheduleRow({ site, schedule, mayEdit, onEnded }: ScheduleRowProps) {
  const client = useQueryClient();
  const refresh = () => refreshPickups(client);
  const ending = useScheduleEnding<PickupSiteView>({
    schedule,
    place: `${PICKUPS}/sites/${site.id}`,
    keep: refresh,
    refresh,
    onEnded,
    words: {
      ended: { title: 'Schedule ended' },
      notEnded: 'We couldn’t end this schedule. Please try again.',
      notBack: 'We couldn’t bring the schedule back.',
    },
  });
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
