import type { OrderListItem, OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { PAGE_SIZE } from '@farmgate/backend/contract/shared/limits';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw, Star } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { callJson } from '../../lib/api/api';
import { apiListQuery } from '../../lib/api/queries';
import { formatDate } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { useSession } from '../../shared/sign-in/session';
import { useRequiredSession } from '../../shared/sign-in/use-required-session';
import { EmptyArt } from '../../ui/art/empty-art';
import { Badge } from '../../ui/badge';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { Pagination } from '../../ui/navigation/pagination';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { Skeleton } from '../../ui/states/skeleton';
import { StillLoading } from '../../ui/states/still-loading';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { amountText } from '../parts/amount-text';
import { subscriptionsQuery, waitingGiftsQuery } from '../parts/shares/share-queries';
import { StatusBadge } from '../parts/status-badge';
import { BoughtAgain } from './bought-again';
import { LinePicture } from './line-picture';
import { TO_REVIEW } from './order-rules';
import { useBuyAgain } from './use-buy-again';

const PAYMENTS: Partial<Record<OrderListItem['paymentStatus'], string>> = {
  held: 'Awaiting payment',
  authorized: 'Not charged yet',
  owed: 'Payment declined',
  abandoned: 'Payment expired',
  refunded: 'Refunded',
};

/** Of a delivered order: the same again, and where to review what was in it. */
function AfterDelivery({ order }: { order: OrderListItem }) {
  const { outcome, isPending, buyAgain } = useBuyAgain();
  const load = async () => {
    const { fulfilments } = await callJson<OrderView>(`/api/orders/${order.id}`);
    return fulfilments.flatMap(({ items }) => items);
  };
  return (
    <div className="w-full">
      <div className="relative z-10 flex w-fit flex-wrap gap-2">
        <Button
          size="sm"
          look="secondary"
          aria-label={`Buy again: order ${order.orderNumber}`}
          icon={<RotateCcw aria-hidden size={16} />}
          pendingLabel={isPending && 'Adding...'}
          onClick={() => buyAgain(load)}
        >
          Buy again
        </Button>
        {order.toReview && (
          <LinkButton
            size="sm"
            look="quiet"
            to={`${paths.order(order.id)}#${TO_REVIEW}`}
            aria-label={`Review order ${order.orderNumber}`}
            icon={<Star aria-hidden size={16} />}
          >
            Review
          </LinkButton>
        )}
      </div>
      <div className="relative z-10 w-fit">
        <BoughtAgain outcome={outcome} />
      </div>
    </div>
  );
}

/** So many pictures and names of what was bought are shown. */
const SHOWN = 3;

/** @returns "Dozen eggs, Sourdough, Honey and 2 more" */
function namesOf({ items }: OrderListItem): string {
  const names = [...new Set(items.map(({ name }) => name))];
  const more = names.length - SHOWN;
  return names.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function OrderRow({ order }: { order: OrderListItem }) {
  const payment = PAYMENTS[order.paymentStatus];
  const hasStatus = order.paymentStatus !== 'held' && order.paymentStatus !== 'abandoned';
  return (
    <Card isLink className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 sm:p-5">
      <div className="flex min-w-0 flex-1 basis-72 flex-wrap gap-x-4 gap-y-2">
        <div aria-hidden className="flex flex-wrap gap-1.5 empty:hidden">
          {order.items.slice(0, SHOWN).map((line, index) => (
            <LinePicture key={`${index} ${line.productId}`} line={line} className="w-16" />
          ))}
        </div>
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="font-sans text-base font-semibold wrap-anywhere">
            <Link to={paths.order(order.id)} className="cover">
              {namesOf(order)}
              <span className="sr-only">, order {order.orderNumber}</span>
            </Link>
          </h2>
          <p className="text-sm text-soft wrap-anywhere">
            {formatDate(order.createdAt, order.timeZone)} · {order.vendors.join(', ')} · Order{' '}
            {order.orderNumber}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {payment && <Badge tone="plain">{payment}</Badge>}
        {hasStatus && <StatusBadge status={order.status} />}
        <p className="font-bold tabular-nums">
          {order.isAtMost && <span className="text-sm font-normal">at most </span>}
          {amountText(order.total)}
        </p>
      </div>
      {order.status === 'delivered' && <AfterDelivery order={order} />}
    </Card>
  );
}

function Loading() {
  return (
    <StillLoading>
      <div aria-busy className="flex flex-col gap-4">
        <VisuallyHidden>Loading your orders...</VisuallyHidden>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-22 rounded-card" />
        ))}
      </div>
    </StillLoading>
  );
}

/** Who ordered without an account looks for that here. */
function GuestOrders() {
  const { me } = useSession();
  if (!me) return null;
  return me.emailConfirmedAt === null ? (
    <>
      Ordered as a guest? Confirm your email, {me.email}, in{' '}
      <Link to={paths.account} className="link">
        your account
      </Link>
      , and the orders you placed with it join this list.
    </>
  ) : (
    <>Orders that you place as a guest with {me.email} join this list, too.</>
  );
}

function List({ page }: { page: number }) {
  const offset = (page - 1) * PAGE_SIZE;
  const { data, error, refetch } = useQuery(
    apiListQuery<OrderListItem>(withQuery('/api/orders', { limit: PAGE_SIZE, offset: offset || undefined })),
  );
  if (!data) {
    if (!error) return <Loading />;
    return <CouldNotLoad title="We couldn’t load your orders." error={error} onRetry={refetch} />;
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        picture={<EmptyArt scene="no-results" />}
        title={page === 1 ? 'No orders yet' : 'No more orders'}
        heading="h2"
        hint={page === 1 && <GuestOrders />}
        action={
          page === 1 ? (
            <LinkButton to={paths.marketplace()}>Browse Products</LinkButton>
          ) : (
            <LinkButton to={paths.orders}>My orders</LinkButton>
          )
        }
      />
    );
  }
  const pageCount = data.total === null ? null : Math.ceil(data.total / PAGE_SIZE);
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.items.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        hasNext={pageCount !== null && page < pageCount}
        to={(other) => withQuery(paths.orders, { page: other === 1 ? undefined : other })}
        label="Orders"
      />
    </>
  );
}

/** The way to one's shares, for those who have joined one, or were given farm credit for one. */
function SharesLink() {
  const { data } = useQuery(subscriptionsQuery());
  const { data: gifts } = useQuery({ ...waitingGiftsQuery(), enabled: data?.length === 0 });
  if (!data?.length && !gifts?.length) return null;
  return (
    <LinkButton look="secondary" to={sharePaths.memberships}>
      My shares
    </LinkButton>
  );
}

/** One's own orders, the newest first. Visitors log in first. */
export function OrdersPage() {
  const me = useRequiredSession(paths.orders);
  const page = Number(/^[1-9]\d{0,2}$/.exec(useSearchParams()[0].get('page') ?? '')?.[0] ?? 1);
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="My Orders" noindex />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 md:mb-8">
        <h1 className="text-2xl md:text-3xl">My Orders</h1>
        {me && <SharesLink />}
      </div>
      {me ? <List key={me.id} page={page} /> : <Loading />}
    </div>
  );
}
