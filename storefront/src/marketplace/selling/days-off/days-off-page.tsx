import { MAX_DAYS_OFF, backOnText } from '@farmgate/backend/contract/marketplace/back-on';
import type { DaysOffView } from '@farmgate/backend/contract/marketplace/days-off';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { CalendarOff, Plus } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { PageHead } from '../../../lib/page/page-head';
import { daysOffQuery } from '../../../shared/business/days-off';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { FormSkeleton } from '../form-skeleton';
import { VendorGate } from '../vendor-gate';
import { BookedDaysOff } from './booked-days-off';
import { DaysOffRow } from './days-off-row';

const DaysOffForm = lazy(() => import('./days-off-form').then((module) => ({ default: module.DaysOffForm })));

/** The form that is open: of new days off, of those with an id, or none. */
type Open = 'new' | number | null;

function Empty() {
  return (
    <Card className="flex items-start gap-3 p-5">
      <CalendarOff aria-hidden size={22} className="mt-0.5 shrink-0 text-leaf" />
      <p className="max-w-measure">
        No days off planned. Add the days when you can’t take orders, such as a vacation or a holiday.
      </p>
    </Card>
  );
}

function Plan() {
  const { data, error, refetch } = useQuery(daysOffQuery());
  const [open, setOpen] = useState<Open>(null);
  const adding = useRef<HTMLButtonElement>(null);
  if (!data && error) {
    return <CouldNotLoad title="We couldn’t load your days off." error={error} onRetry={refetch} />;
  }
  if (!data) return <RowsSkeleton label="Loading your days off..." />;
  const close = () => {
    setOpen(null);
    setTimeout(() => adding.current?.focus());
  };
  const form = (editing: DaysOffView | null) => (
    <Suspense fallback={<FormSkeleton />}>
      <DaysOffForm editing={editing} today={data.today} onDone={close} />
    </Suspense>
  );
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      {data.backOn && (
        <p role="status" className="rounded-control bg-sun px-4 py-3 font-semibold text-on-sun">
          You’re away. Shoppers read “{backOnText(data.backOn)}” and can’t order until then.
        </p>
      )}
      <BookedDaysOff booked={data.booked} />
      {data.items.length === 0 && open !== 'new' && <Empty />}
      <ul className="flex flex-col gap-3 empty:hidden">
        {data.items.map((item) => (
          <li key={item.id}>
            {open === item.id ? form(item) : <DaysOffRow item={item} onEdit={() => setOpen(item.id)} />}
          </li>
        ))}
      </ul>
      {open === 'new' && form(null)}
      {open === null && data.items.length < MAX_DAYS_OFF && (
        <div>
          <Button ref={adding} icon={<Plus aria-hidden size={18} />} onClick={() => setOpen('new')}>
            Add days off
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where a vendor says when it takes no orders. */
export function DaysOffPage() {
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Days off" noindex />
      <BackLink to={paths.vendorDashboard}>Dashboard</BackLink>
      <h1 className="mt-4 mb-3 text-2xl md:text-3xl">Days off</h1>
      <p className="mb-8 max-w-measure text-soft">
        Shoppers can still look at your products on these days. They read when you’re back, and can’t order
        until then. Your pickups and deliveries on these days close right away. Orders you already have stay
        as they are, and we list them here.
      </p>
      <VendorGate here={paths.daysOff} skeleton={<RowsSkeleton label="Loading your days off..." />}>
        {() => <Plan />}
      </VendorGate>
    </div>
  );
}
