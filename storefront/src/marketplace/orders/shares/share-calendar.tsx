import type { ShareCalendarView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { apiQuery } from '../../../lib/api/queries';
import { AnchorButton, Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/states/skeleton';
import { SUBSCRIPTIONS } from '../../parts/shares/share-queries';

/** @returns the address by which programs follow a calendar, so that what changes there changes here */
const followAddress = (path: string) => `webcal://${window.location.host}${path}`;

function Links({ path }: ShareCalendarView) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <AnchorButton look="secondary" href={followAddress(path)} icon={<CalendarPlus aria-hidden size={18} />}>
        Follow in my calendar
      </AnchorButton>
      <a href={path} className="link hit text-sm">
        Download the dates
      </a>
    </div>
  );
}

/** The boxes in the calendar of one's phone. */
export function ShareCalendar({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(apiQuery<ShareCalendarView>(`${SUBSCRIPTIONS}/${id}/calendar`));
  return (
    <section aria-labelledby="calendar" className="flex flex-col items-start gap-3">
      <h2 id="calendar" className="text-xl">
        Calendar
      </h2>
      <p className="text-sm text-soft">
        See your boxes in the calendar of your phone. If you follow it, changes get there by themselves.
      </p>
      {data && <Links path={data.path} />}
      {!data && !error && <Skeleton className="h-11 w-56 rounded-control" />}
      {!data && error && (
        <Button look="secondary" onClick={() => void refetch()}>
          Get the calendar
        </Button>
      )}
    </section>
  );
}
