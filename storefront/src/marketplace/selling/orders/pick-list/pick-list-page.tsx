import { dateText } from '@farmgate/backend/contract/marketplace/dated-words';
import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { calendarDay } from '../../../../lib/format/calendar-day';
import { countOf, formatDate } from '../../../../lib/format/format';
import { PageHead } from '../../../../lib/page/page-head';
import { useNow } from '../../../../lib/page/visit';
import { EmptyArt } from '../../../../ui/art/empty-art';
import { Button } from '../../../../ui/button';
import { Segmented } from '../../../../ui/fields/segmented';
import { CouldNotLoad } from '../../../../ui/states/could-not-load';
import { EmptyState } from '../../../../ui/states/empty-state';
import { BackLink } from '../../back-link';
import { RowsSkeleton } from '../../dashboard/dashboard-skeleton';
import { VendorGate } from '../../vendor-gate';
import { openOrdersQuery } from '../../vendor-queries';
import { PackingSlip } from '../packing-slip';
import { type PickChoice, chosenOrders, pickList } from './pick-list';
import { PickTable } from './pick-table';

const CHOICES: { value: PickChoice; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pickup', label: 'Pickup' },
  { value: 'sent', label: 'To ship' },
];

function Sheets({ orders, vendor }: { orders: readonly VendorOrderView[]; vendor: VendorProfile }) {
  const toPack = orders.filter((order) => !order.packed);
  const packed = orders.length - toPack.length;
  const today = formatDate(useNow().toISOString());
  return (
    <>
      <section aria-labelledby="pick" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="pick" className="text-xl">
            Pick list
          </h2>
          <p className="text-sm text-soft">
            {vendor.businessName}, {today}: {countOf(orders.length, 'open order')}
          </p>
        </div>
        {packed > 0 && (
          <p className="text-sm">
            {packed === orders.length
              ? 'Everything is packed.'
              : `Without ${countOf(packed, 'packed order')}.`}
          </p>
        )}
        <PickTable lines={pickList(toPack)} />
      </section>
      <section aria-labelledby="slips" className="flex flex-col gap-4">
        <h2 id="slips" className="text-xl print:hidden">
          Packing slips
        </h2>
        {orders.map((order) => (
          <PackingSlip key={order.id} order={order} vendor={vendor} className="print:break-before-page" />
        ))}
      </section>
    </>
  );
}

function OpenOrders({ vendor, day }: { vendor: VendorProfile; day: string | null }) {
  const { data, error, refetch } = useQuery(openOrdersQuery());
  const [choice, setChoice] = useState<PickChoice>('all');
  if (!data && error) {
    return <CouldNotLoad title="We couldn’t load your orders." error={error} onRetry={refetch} />;
  }
  if (!data) return <RowsSkeleton label="Loading your orders..." />;
  const orders = chosenOrders(
    data.filter(({ handover }) => day === null || handover?.when?.date === day),
    choice,
  );
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Segmented
          label="Which orders"
          name="pick-choice"
          value={choice}
          options={CHOICES}
          onChange={setChoice}
          className="[&_label]:whitespace-nowrap"
        />
        <Button
          icon={<Printer aria-hidden size={18} />}
          disabled={orders.length === 0}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      {orders.length === 0 ? (
        <EmptyState
          picture={<EmptyArt scene="no-results" />}
          title="Nothing to pack"
          hint="Open orders appear here until they’re shipped or picked up."
        />
      ) : (
        <Sheets orders={orders} vendor={vendor} />
      )}
    </div>
  );
}

/** What a vendor takes along on a market morning: everything to pick, and a slip for each order. */
export function PickListPage() {
  const day = calendarDay(useSearchParams()[0].get('day'));
  const title = day ? `Pick list and packing slips, ${dateText(day)}` : 'Pick list and packing slips';
  return (
    <div className="page py-8 md:py-12 print:py-0">
      <PageHead title={title} noindex />
      <BackLink to={paths.vendorOrders}>Orders</BackLink>
      <h1 className="mt-4 mb-8 text-2xl md:text-3xl print:hidden">{title}</h1>
      <VendorGate
        here={withQuery(paths.vendorPickList, { day })}
        skeleton={<RowsSkeleton label="Loading your orders..." />}
      >
        {({ profile }) => <OpenOrders vendor={profile} day={day} />}
      </VendorGate>
    </div>
  );
}
