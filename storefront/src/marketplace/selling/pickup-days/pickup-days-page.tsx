import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import { addDays } from '@farmgate/backend/contract/shared/calendar/days';
import { localDay } from '@farmgate/backend/contract/shared/calendar/local-day';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CalendarDays, ChevronLeft, ChevronRight, List } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCode } from '../../../lib/api/is-code';
import { calendarDay } from '../../../lib/format/calendar-day';
import { dayLabel } from '../../../lib/format/day-label';
import { formatCount } from '../../../lib/format/format';
import { PageHead } from '../../../lib/page/page-head';
import { useNow } from '../../../lib/page/visit';
import { useMay } from '../../../shared/business/use-may';
import { useRequiredSession } from '../../../shared/sign-in/use-required-session';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Button, LinkButton } from '../../../ui/button';
import { Segmented } from '../../../ui/fields/segmented';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { ProfileMissing } from '../profile-missing';
import { NeedsScripts } from '../vendor-gate';
import { DaysList } from './days-list';
import { type DaysLook, useDaysLook } from './days-look';
import { DaysWeek } from './days-week';
import { MOST_DAYS_AT_ONCE, pickupDaysQuery } from './pickup-days-queries';

const LENGTH: Record<DaysLook, number> = { week: 7, list: 28 };
const LOOKS = [
  { value: 'week' as const, label: 'Week', icon: <CalendarDays aria-hidden size={18} /> },
  { value: 'list' as const, label: 'List', icon: <List aria-hidden size={18} /> },
];

const at = (from: string, today: string) =>
  withQuery(pickupPaths.pickupDays, { from: from === today ? undefined : from });

/** From day to day, always a whole screen further. */
function Steps({ from, today, length }: { from: string; today: string; length: number }) {
  const name = length === 7 ? 'week' : '4 weeks';
  return (
    <nav aria-label="Days" className="flex flex-wrap items-center gap-2">
      <LinkButton
        look="secondary"
        size="sm"
        to={at(addDays(from, -length), today)}
        aria-label={`Previous ${name}`}
        icon={<ChevronLeft aria-hidden size={18} />}
      >
        Previous
      </LinkButton>
      {from !== today && (
        <LinkButton look="quiet" size="sm" to={pickupPaths.pickupDays}>
          Today
        </LinkButton>
      )}
      <LinkButton
        look="secondary"
        size="sm"
        to={at(addDays(from, length), today)}
        aria-label={`Next ${name}`}
      >
        Next
        <ChevronRight aria-hidden size={18} />
      </LinkButton>
    </nav>
  );
}

function Nothing({ isFirst }: { isFirst: boolean }) {
  const { may } = useMay();
  if (!isFirst)
    return <EmptyState picture={<EmptyArt scene="no-results" />} title="No pickup or delivery days here" />;
  return (
    <EmptyState
      picture={<EmptyArt scene="no-results" />}
      title="No pickup days yet"
      hint="Say where and when you hand orders over. Pickup days are scheduled 8 weeks out."
      action={may('edit') && <LinkButton to={paths.vendorPickups}>Set up pickups</LinkButton>}
    />
  );
}

/** Through the pickups of a stretch that has too many for one screen, so that each of them is reached. */
function EarlierLater({
  offset,
  shown,
  total,
  onTurn,
}: {
  offset: number;
  shown: number;
  total: number;
  onTurn: (offset: number) => void;
}) {
  const end = offset + shown;
  return (
    <nav aria-label="Pickups, pages" className="flex flex-wrap items-center gap-3">
      <Button
        look="secondary"
        disabled={offset === 0}
        onClick={() => onTurn(Math.max(0, offset - MOST_DAYS_AT_ONCE))}
      >
        Earlier
      </Button>
      <p role="status" className="text-sm text-soft tabular-nums">
        {shown > 0 && `${formatCount(offset + 1)} to ${formatCount(end)} of ${formatCount(total)}`}
      </p>
      <Button look="secondary" disabled={end >= total} onClick={() => onTurn(offset + MOST_DAYS_AT_ONCE)}>
        Later
      </Button>
    </nav>
  );
}

function Days({
  from,
  today,
  look,
  isPacker,
}: {
  from: string;
  today: string;
  look: DaysLook;
  isPacker: boolean;
}) {
  const [offset, setOffset] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...pickupDaysQuery({ from, days: LENGTH[look], offset }, isPacker),
    placeholderData: keepPreviousData,
  });
  if (isCode(error, 'VENDOR_REQUIRED')) return <ProfileMissing />;
  if (!data && error)
    return <CouldNotLoad title="We couldn’t load your days." error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton label="Loading your days..." />;
  const total = data.total ?? data.items.length;
  if (total === 0) return <Nothing isFirst={from === today} />;
  const turnTo = (start: number) => {
    setOffset(start);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top} className={clsx('flex scroll-mt-24 flex-col gap-6', isPlaceholderData && 'opacity-60')}>
      {look === 'week' ? (
        <DaysWeek days={data.items} from={from} today={today} />
      ) : (
        <DaysList days={data.items} today={today} />
      )}
      {(offset > 0 || total > MOST_DAYS_AT_ONCE) && (
        <EarlierLater offset={offset} shown={data.items.length} total={total} onTurn={turnTo} />
      )}
    </div>
  );
}

/** The calendar, once it is known who looks at it. */
function Calendar() {
  const now = useNow();
  const { may, isKnown } = useMay();
  const [query] = useSearchParams();
  const [look, setLook] = useDaysLook();
  if (!isKnown) return <RowsSkeleton label="Loading your days..." />;
  const today = localDay(now);
  const from = calendarDay(query.get('from') ?? '') ?? today;
  const last = addDays(from, LENGTH[look] - 1);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">
          {dayLabel(from, 3)} to {dayLabel(last, 3)}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Steps from={from} today={today} length={LENGTH[look]} />
          <Segmented label="Show days as" name="days-look" value={look} options={LOOKS} onChange={setLook} />
        </div>
      </div>
      <Days key={`${from} ${look}`} from={from} today={today} look={look} isPacker={!may('look')} />
    </div>
  );
}

/** /vendor/pickup-days: the dated pickups and delivery rounds of a vendor. */
export function PickupDaysPage() {
  const me = useRequiredSession(pickupPaths.pickupDays);
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12">
      <PageHead title="Pickup days" noindex />
      <div>
        <BackLink to={paths.vendorOrders}>Orders</BackLink>
        <h1 className="mt-4 text-2xl md:text-3xl">Pickup days</h1>
      </div>
      <NeedsScripts />
      {me ? <Calendar key={me.id} /> : <RowsSkeleton label="Loading your days..." />}
    </div>
  );
}
