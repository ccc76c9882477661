import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ClipboardList, Download, Plus } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { countOf } from '../../../../lib/format/format';
import { useMay } from '../../../../shared/business/use-may';
import { EmptyArt } from '../../../../ui/art/empty-art';
import { AnchorButton, LinkButton } from '../../../../ui/button';
import { Pagination } from '../../../../ui/navigation/pagination';
import { CouldNotLoad } from '../../../../ui/states/could-not-load';
import { EmptyState } from '../../../../ui/states/empty-state';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { RowsSkeleton } from '../../dashboard/dashboard-skeleton';
import { PickupDaysLink } from '../../pickup-days/pickup-days-link';
import { vendorOrdersQuery } from '../../vendor-queries';
import { WeighingLink } from '../../weighing/weighing-link';
import { OrderItem } from '../order-item';
import { DayHeading } from './day-heading';
import { OrderNoticesOffer } from './order-notices-offer';
import {
  ORDERS_PER_PAGE,
  type OrdersState,
  exportAddress,
  isFiltered,
  ordersAddress,
  readOrders,
} from './orders-address';
import { OrdersFilter } from './orders-filter';
import { PickupDayBar } from './pickup-day-bar';

function useOrders({ status, from, to, pickupOn, sort, page }: OrdersState) {
  const window = {
    status: status ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    pickupOn: pickupOn ?? undefined,
    sort: sort === 'pickup' ? sort : undefined,
    limit: ORDERS_PER_PAGE,
    offset: (page - 1) * ORDERS_PER_PAGE,
  };
  return useQuery({ ...vendorOrdersQuery(window), placeholderData: keepPreviousData });
}

function Nothing({ state }: { state: OrdersState }) {
  if (isFiltered(state) || state.page > 1) {
    return <EmptyState picture={<EmptyArt scene="no-results" />} title="No orders match these filters" />;
  }
  return (
    <EmptyState
      picture={<EmptyArt scene="no-results" />}
      title="No orders yet"
      hint="Orders will appear here when customers purchase your products."
    />
  );
}

function Orders({ state }: { state: OrdersState }) {
  const { data, error, refetch, isPlaceholderData } = useOrders(state);
  const { pathname } = useLocation();
  const { may } = useMay();
  if (!data && error) {
    return <CouldNotLoad title="We couldn’t load your orders." error={error} onRetry={refetch} />;
  }
  if (!data) return <RowsSkeleton label="Loading your orders..." />;
  const total = data.total ?? data.items.length;
  const pageCount = Math.max(1, Math.ceil(total / ORDERS_PER_PAGE));
  return (
    <>
      <p role="status">
        <VisuallyHidden>{countOf(total, 'order')}</VisuallyHidden>
      </p>
      {total > 0 && may('refund') && <OrderNoticesOffer />}
      {data.items.length === 0 ? (
        <Nothing state={state} />
      ) : (
        <ul className={clsx('flex flex-col gap-3', isPlaceholderData && 'opacity-60')}>
          {data.items.map((order, index) => (
            <li key={order.id}>
              {state.sort === 'pickup' && (
                <DayHeading order={order} before={data.items[index - 1]} state={state} />
              )}
              <OrderItem order={order} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={state.page}
        pageCount={pageCount}
        hasNext={state.page < pageCount}
        to={(page) => ordersAddress(pathname, { ...state, page })}
        label="Orders"
      />
    </>
  );
}

/** The vendor order of every order. */
export function OrdersTab() {
  const [query] = useSearchParams();
  const state = readOrders(query);
  const { may } = useMay();
  return (
    <section aria-labelledby="recent-orders">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="recent-orders" className="text-xl">
          Recent Orders
        </h2>
        <div className="flex flex-wrap gap-3">
          {may('refund') && (
            <LinkButton look="secondary" to={paths.enterOrder} icon={<Plus aria-hidden size={18} />}>
              Enter an order
            </LinkButton>
          )}
          <WeighingLink />
          <PickupDaysLink />
          <LinkButton
            look="secondary"
            to={paths.vendorPickList}
            icon={<ClipboardList aria-hidden size={18} />}
          >
            Pick list and packing slips
          </LinkButton>
        </div>
      </div>
      <OrdersFilter state={state} />
      {state.pickupOn && <PickupDayBar day={state.pickupOn} />}
      <Orders state={state} />
      <AnchorButton
        look="secondary"
        className="mt-4"
        href={exportAddress(state)}
        download
        icon={<Download aria-hidden size={18} />}
      >
        {isFiltered(state) ? 'Export these as CSV' : 'Export CSV'}
      </AnchorButton>
    </section>
  );
}
