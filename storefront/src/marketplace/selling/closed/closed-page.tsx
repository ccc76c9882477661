import { MAX_DAYS_OFF, backOnText } from '@farmgate/backend/contract/marketplace/back-on';
import type { ClosureList } from '@farmgate/backend/contract/marketplace/closures';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCode } from '../../../lib/api/is-code';
import { calendarDay } from '../../../lib/format/calendar-day';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { PageHead } from '../../../lib/page/page-head';
import { closuresQuery } from '../../../shared/business/closures';
import { HolidayBlock } from '../../../shared/business/holiday-block';
import { RoleNotAllowed } from '../../../shared/business/role-not-allowed';
import { useMay } from '../../../shared/business/use-may';
import { useRequiredSession } from '../../../shared/sign-in/use-required-session';
import { Button } from '../../../ui/button';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { FormSkeleton } from '../form-skeleton';
import { NeedsScripts } from '../vendor-gate';
import { BookedOrders } from './booked-orders';
import { ClosedCalendar } from './closed-calendar';
import { ClosedRow } from './closed-row';
import type { RangeValues } from './closed.rules';

const CloseDays = lazy(() => import('./close-days').then((module) => ({ default: module.CloseDays })));

/** What is open: new days that begin with these, days with an id, or nothing. */
type Open = { first: RangeValues } | { id: number } | null;

const EMPTY: RangeValues = { from: '', to: '', note: '' };

/** The days that an address asks about, as links of emails do. */
function askedDays(query: URLSearchParams): Open {
  const from = calendarDay(query.get('from'));
  return from === null ? null : { first: { ...EMPTY, from, to: calendarDay(query.get('to')) ?? from } };
}

function Plan({ list }: { list: ClosureList }) {
  const { may } = useMay();
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState<Open>(() => askedDays(query));
  const asked = query.toString();
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    if (asked) setOpen(askedDays(query));
  }
  const adding = useRef<HTMLButtonElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const { today, items } = list;
  const mayEdit = may('edit');
  const canAdd = mayEdit && items.length < MAX_DAYS_OFF;
  const close = () => {
    setOpen(null);
    if (asked) setQuery({}, { replace: true, state: KEEP_SCROLL });
    setTimeout(() => adding.current?.focus());
  };
  const form = (editing: ClosureList['items'][number] | null, first: RangeValues) => (
    <Suspense fallback={<FormSkeleton />}>
      <CloseDays key={`${first.from}-${first.to}`} {...{ editing, first, today }} onDone={close} />
    </Suspense>
  );
  return (
    <div className="flex flex-col gap-8">
      <div ref={top} className="flex max-w-3xl scroll-mt-24 flex-col gap-4">
        {list.backOn && (
          <p role="status" className="rounded-control bg-sun px-4 py-3 font-semibold text-on-sun">
            You’re away. Shoppers read “{backOnText(list.backOn)}” and can’t order until then.
          </p>
        )}
        {!open && <HolidayBlock />}
        {open && 'first' in open && canAdd && form(null, open.first)}
        {!open && canAdd && (
          <div>
            <Button
              ref={adding}
              icon={<Plus aria-hidden size={18} />}
              onClick={() => setOpen({ first: EMPTY })}
            >
              Add closed days
            </Button>
          </div>
        )}
        <BookedOrders booked={list.booked} />
        {items.length === 0 && !open && <p className="text-soft">No closed days planned.</p>}
        <ul className="flex flex-col gap-3 empty:hidden">
          {items.map((item) => (
            <li key={item.id}>
              {open && 'id' in open && open.id === item.id ? (
                form(item, { from: item.from, to: item.to, note: item.note ?? '' })
              ) : (
                <ClosedRow
                  item={item}
                  today={today}
                  onEdit={mayEdit ? () => setOpen({ id: item.id }) : null}
                  onRemoved={() => {
                    if (!open) close();
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      <ClosedCalendar
        list={list}
        onClose={
          canAdd
            ? (day) => {
                setOpen({ first: { ...EMPTY, from: day, to: day } });
                top.current?.scrollIntoView({ block: 'start' });
              }
            : null
        }
      />
    </div>
  );
}

function Closed() {
  const { data, error, refetch } = useQuery(closuresQuery());
  if (data) return <Plan list={data} />;
  if (error && isCode(error, 'BUSINESS_ROLE_NOT_ALLOWED')) return <RoleNotAllowed message={error.message} />;
  if (error)
    return <CouldNotLoad title="We couldn’t load your closed days." error={error} onRetry={refetch} />;
  return <RowsSkeleton label="Loading your closed days..." />;
}

/** /farmer-dashboard/closed: when a business is closed, all of it at once. */
export function ClosedPage() {
  const me = useRequiredSession(paths.closed());
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="When we’re closed" noindex />
      <BackLink to={paths.farmerDashboard}>Dashboard</BackLink>
      <h1 className="mt-4 mb-3 text-2xl md:text-3xl">When we’re closed</h1>
      <p className="mb-6 max-w-measure text-soft">
        Say it once. Your farm page says you’re closed, pickups and deliveries take no more orders, and your
        markets hear that you’re not coming.
      </p>
      {me ? (
        <Closed key={me.id} />
      ) : (
        <>
          <NeedsScripts />
          <div className="noscript:hidden">
            <RowsSkeleton label="Loading your closed days..." />
          </div>
        </>
      )}
    </div>
  );
}
