import type { ShareDayView } from '@farmgate/backend/contract/marketplace/shares/share-days';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { houseDay } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { lazy, useState } from 'react';
import { dayLabel } from '../../../lib/format/day-label';
import { countOf } from '../../../lib/format/format';
import { useNow } from '../../../lib/page/visit';
import { useMay } from '../../../shared/business/use-may';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import { Link } from '../../../ui/navigation/link';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { dayCounts } from './day-words';
import { shareDaysQuery, vendorShareQuery } from './vendor-shares';

const AddDayDialog = lazy(() => import('./add-day').then((module) => ({ default: module.AddDayDialog })));

function DayRow({ id, day }: { id: number; day: ShareDayView }) {
  const isCanceled = day.state === 'canceled';
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 hover:bg-moss sm:px-5">
      <div className="min-w-0">
        <h3 className={clsx('font-sans text-base font-semibold', isCanceled && 'line-through')}>
          <Link to={sharePaths.shareDay(id, day.id)} className="cover">
            {dayLabel(day.date)}
            {day.half && `, ${day.half}`}
          </Link>
        </h3>
        <p className="text-sm text-soft wrap-anywhere">{isCanceled ? day.reason : dayCounts(day)}</p>
      </div>
      {isCanceled && <Badge tone="plain">Canceled</Badge>}
      {day.state === 'added' && <Badge>Added</Badge>}
      {!isCanceled && (
        <span className="font-semibold tabular-nums">{countOf(day.boxes, 'box', 'boxes')}</span>
      )}
    </li>
  );
}

/** A day more, of a season that runs. */
function AddDay({ id }: { id: string }) {
  const { may } = useMay();
  const [open, setOpen] = useState(false);
  const { data: plan } = useQuery(vendorShareQuery(id));
  if (plan?.status !== 'published' || !may('price')) return null;
  return (
    <div>
      <Button
        look="secondary"
        size="sm"
        aria-haspopup="dialog"
        icon={<Plus aria-hidden size={16} />}
        onClick={() => setOpen(true)}
      >
        Add a day
      </Button>
      <WhenFirstOpen open={open}>
        <AddDayDialog id={id} rhythm={plan.rhythm} open={open} onOpenChange={setOpen} />
      </WhenFirstOpen>
    </div>
  );
}

/** The days of a share, those that are over behind a tap. */
export function ShareDays({ id }: { id: number }) {
  const today = houseDay(useNow());
  const { data, error, refetch } = useQuery(shareDaysQuery(String(id)));
  if (!data) {
    if (!error) return <RowsSkeleton label="Loading the days..." />;
    return <CouldNotLoad title="We couldn’t load the days." error={error} onRetry={refetch} />;
  }
  const coming = data.filter(({ date }) => date >= today);
  const past = data.filter(({ date }) => date < today);
  const list = (days: readonly ShareDayView[]) => (
    <Card>
      <ul className="divide-y divide-line">
        {days.map((day) => (
          <DayRow key={day.id} id={id} day={day} />
        ))}
      </ul>
    </Card>
  );
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      {coming.length > 0 ? list(coming) : <p className="text-soft">No days to come.</p>}
      <AddDay id={String(id)} />
      {past.length > 0 && (
        <details>
          <summary className="link w-fit cursor-pointer py-2">{countOf(past.length, 'past day')}</summary>
          <div className="mt-3">{list(past)}</div>
        </details>
      )}
    </div>
  );
}
