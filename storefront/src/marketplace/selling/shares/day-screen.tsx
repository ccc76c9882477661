import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { houseDay } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCode } from '../../../lib/api/is-code';
import { dayLabel } from '../../../lib/format/day-label';
import { countOf } from '../../../lib/format/format';
import { useNow } from '../../../lib/page/visit';
import { useMay } from '../../../shared/business/use-may';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { LinkTabs } from '../../../ui/navigation/link-tabs';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { ProfileMissing } from '../profile-missing';
import { DayHarvest, DayMissing, DayPacking } from './day-lists';
import { dayCounts } from './day-words';
import { ShareFailure } from './share-failure';
import { contentsQuery, shareDayQuery, vendorShareQuery, workQuery } from './vendor-shares';

const ContentsForm = lazy(() =>
  import('./contents-form').then((module) => ({ default: module.ContentsForm })),
);
const CancelDayDialog = lazy(() =>
  import('./cancel-day').then((module) => ({ default: module.CancelDayDialog })),
);

const DayWork = lazy(() => import('./day-work').then((module) => ({ default: module.DayWork })));

const SKELETON = <RowsSkeleton label="Loading the day..." />;

const VIEWS = ['packing', 'contents', 'harvest', 'work'] as const;
const VIEW_LABELS = { packing: 'Packing', contents: 'Contents', harvest: 'Harvest', work: 'Work' };

interface OfDay {
  id: string;
  dateId: string;
}

function Contents({ id, dateId, userId }: OfDay & { userId: number }) {
  const { may } = useMay();
  // Packers see no plans.
  const hasPlan = may('look');
  const plan = useQuery({ ...vendorShareQuery(id), enabled: hasPlan });
  const contents = useQuery(contentsQuery(id, dateId));
  const error = (hasPlan ? plan.error : null) ?? contents.error;
  if (error) {
    const retry = () => Promise.all([plan.refetch(), contents.refetch()]);
    return <CouldNotLoad title="We couldn’t load what’s in the boxes." error={error} onRetry={retry} />;
  }
  if ((hasPlan && !plan.data) || !contents.data) return SKELETON;
  const { items } = contents.data;
  return (
    <div className="flex flex-col gap-8">
      {may('price') && plan.data ? (
        <Suspense fallback={SKELETON}>
          <ContentsForm plan={plan.data} dateId={Number(dateId)} contents={contents.data} userId={userId} />
        </Suspense>
      ) : (
        <ul className="list-disc pl-5">
          {items.map(({ id: line, name, quantity }) => (
            <li key={line}>
              {name} ({quantity})
            </li>
          ))}
        </ul>
      )}
      {plan.data && <DayMissing id={id} dateId={dateId} items={items} sizes={plan.data.sizes} />}
    </div>
  );
}

/** What to pack, what is in it, what to harvest. */
export function DayScreen({ id, dateId, userId }: OfDay & { userId: number }) {
  const { may } = useMay();
  const today = houseDay(useNow());
  const [query] = useSearchParams();
  const [isCanceling, setCanceling] = useState(false);
  const { data: day, error, refetch } = useQuery(shareDayQuery(id, dateId));
  const { data: work } = useQuery(workQuery(id));
  if (!day) {
    if (!error) return SKELETON;
    if (isCode(error, 'VENDOR_REQUIRED')) return <ProfileMissing />;
    const back = { to: sharePaths.vendorShare(encodeURIComponent(id)), label: 'All days' };
    return <ShareFailure what="day" error={error} onRetry={refetch} back={back} />;
  }
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'packing';
  const hasWork = work !== undefined && (work.until !== null || work.workers.length > 0);
  const views = VIEWS.filter((one) => one !== 'work' || hasWork || view === 'work');
  const isCanceled = day.state === 'canceled';
  const to = (one: string) => withQuery(sharePaths.shareDay(id, dateId), { view: one });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-2xl md:text-3xl">
              {dayLabel(day.date)}
              {day.half && `, ${day.half}`}
            </h1>
            {isCanceled && <Badge tone="plain">Canceled</Badge>}
          </div>
          <p className="text-soft wrap-anywhere">
            {isCanceled
              ? day.reason
              : [`${countOf(day.boxes, 'box', 'boxes')} to pack`, dayCounts(day)].filter(Boolean).join(', ')}
          </p>
        </div>
        {!isCanceled && day.date >= today && may('refund') && (
          <Button
            look="secondary"
            className="text-danger!"
            aria-haspopup="dialog"
            onClick={() => setCanceling(true)}
          >
            Cancel this day
          </Button>
        )}
      </div>
      <LinkTabs
        label="This day"
        value={view}
        tabs={views.map((value) => ({ value, label: VIEW_LABELS[value], to: to(value) }))}
      >
        <div className="pt-5">
          {view === 'packing' && <DayPacking day={day} />}
          {view === 'contents' && <Contents id={id} dateId={dateId} userId={userId} />}
          {view === 'harvest' && <DayHarvest id={id} dateId={dateId} />}
          {view === 'work' && (
            <Suspense fallback={SKELETON}>
              <DayWork id={id} date={day.date} />
            </Suspense>
          )}
        </div>
      </LinkTabs>
      {isCanceling && (
        <Suspense fallback={null}>
          <CancelDayDialog id={id} day={day} open onOpenChange={setCanceling} />
        </Suspense>
      )}
    </div>
  );
}
