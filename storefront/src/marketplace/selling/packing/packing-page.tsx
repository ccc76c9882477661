import type {
  PackingOrder,
  PackingRequest,
  PackingView,
} from '@farmgate/backend/contract/marketplace/packing';
import { windowText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { ApiError, callJson, sentenceOf } from '../../../lib/api/api';
import { isCode } from '../../../lib/api/is-code';
import { apiQuery } from '../../../lib/api/queries';
import { countOf, formatDate, formatUnit } from '../../../lib/format/format';
import { PageHead } from '../../../lib/page/page-head';
import { useRequiredSession } from '../../../shared/sign-in/use-required-session';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { toast } from '../../../ui/dialogs/toast';
import { FormFailure } from '../../../ui/forms/form-failure';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { BoxParts } from '../../parts/box-parts';
import { ShortCropLines } from '../../parts/short-crops';
import { PackedWeights } from '../../parts/weight/packed-weights';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { methodLabel } from '../orders/order-words';
import { PickupDaysLink } from '../pickup-days/pickup-days-link';
import { ProfileMissing } from '../profile-missing';
import { MarkShort } from '../short/mark-short';
import { ShortRows } from '../short/short-rows';
import { WeighingLink } from '../weighing/weighing-link';
import { PackedBadge } from './packed-badge';
import { PackedButton } from './packed-button';

const Shipping = lazy(() => import('./shipping').then((module) => ({ default: module.Shipping })));

// Few farms have shares.
const NearShareDays = lazy(() =>
  import('../shares/near-days').then((module) => ({ default: module.NearShareDays })),
);

const packingQuery = () => apiQuery<PackingView>('/api/vendor/packing');

interface Move extends Partial<PackingRequest> {
  status: PackingRequest['status'];
}

const seenOf = ({ status, items }: PackingOrder): PackingRequest['was'] => ({
  status,
  items: items.map(({ id, quantity }) => ({ id, quantity })),
});

const CHANGED = 'Someone else just changed this order. Here’s how it is now.';

function OrderToPack({ order }: { order: PackingOrder }) {
  const client = useQueryClient();
  const moving = useMutation({
    mutationFn: (body: Move) =>
      callJson<PackingOrder>(`/api/vendor/packing/${order.id}`, {
        method: 'PUT',
        body: { ...body, was: seenOf(order) },
      }),
    onSuccess: () => {
      toast({ title: `Order #${order.orderNumber} updated` });
      return client.invalidateQueries({ queryKey: packingQuery().queryKey });
    },
    // Perhaps somebody else has moved it, and it leaves the list.
    onError: (error) => {
      if (isCode(error, 'CHANGED_MEANWHILE'))
        toast({ title: `Order #${order.orderNumber}`, description: CHANGED, variant: 'destructive' });
      void client.invalidateQueries({ queryKey: packingQuery().queryKey });
    },
  });
  return (
    <Card className="flex break-inside-avoid flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="flex flex-wrap items-center gap-x-3 text-lg wrap-anywhere">
          {order.customerName}
          <PackedBadge order={order} />
        </h2>
        <p className="text-sm text-soft">
          #{order.orderNumber} · {methodLabel(order)} ·{' '}
          {order.pickup ? windowText(order.pickup) : `Ordered ${formatDate(order.createdAt, order.timeZone)}`}
        </p>
      </div>
      <ul
        aria-label={`What ${order.customerName} ordered`}
        className="divide-y divide-line border-y border-line"
      >
        {order.items.map(({ id, name, unit, quantity, isSubstitute, parts, toWeigh, weights }) => (
          <li key={id} className="flex items-baseline gap-4 py-2">
            <span className="w-10 text-right text-lg font-semibold tabular-nums">{quantity}</span>
            <span className="min-w-0 wrap-anywhere">
              {name}{' '}
              <span className="text-sm text-soft">
                {formatUnit(unit)}
                {isSubstitute && ' · Swapped in'}
              </span>
              <BoxParts parts={parts} />
              <PackedWeights of={{ toWeigh, weights }} />
            </span>
          </li>
        ))}
      </ul>
      <ShortCropLines crops={order.shortCrops} />
      {order.short && <ShortRows order={order} rows={order.short} />}
      {order.notes !== null && (
        <p className="rounded-control bg-sunk px-3.5 py-3 text-sm wrap-anywhere">“{order.notes}”</p>
      )}
      {moving.error && !isCode(moving.error, 'CHANGED_MEANWHILE') && (
        <FormFailure>{sentenceOf(moving.error, 'We couldn’t save that. Please try again.')}</FormFailure>
      )}
      <div className="empty:hidden print:hidden">
        <MarkShort
          size="sm"
          order={{
            ...order,
            lines: order.items.map(({ quantity, ...line }) => ({ ...line, open: quantity })),
          }}
        />
      </div>
      <PackedButton order={order} was={seenOf(order)} size="sm" />
      {isCode(moving.error, 'NOT_WEIGHED') && (
        <LinkButton size="sm" className="self-start" to={paths.vendorWeighing({ order: order.id })}>
          Weigh this order
        </LinkButton>
      )}
      {order.moves.map(({ to, label }) =>
        to === 'shipped' ? (
          <Suspense key={to} fallback={null}>
            <Shipping onShip={(parcel) => moving.mutateAsync({ status: to, ...parcel })} />
          </Suspense>
        ) : (
          <Button
            key={to}
            size="sm"
            className="self-start print:hidden"
            aria-label={`${label} #${order.orderNumber}`}
            pendingLabel={moving.isPending && 'Saving...'}
            onClick={() => moving.mutate({ status: to })}
          >
            {label}
          </Button>
        ),
      )}
    </Card>
  );
}

function OrdersToPack() {
  const { data, error, refetch } = useQuery(packingQuery());
  if (error instanceof ApiError && error.body?.error === 'VENDOR_REQUIRED') return <ProfileMissing />;
  if (!data && error)
    return <CouldNotLoad title="We couldn’t load your orders." error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton label="Loading your orders..." />;
  if (data.orders.length === 0) {
    return (
      <EmptyState
        picture={<EmptyArt scene="no-results" />}
        title="Nothing to pack"
        hint="Open orders appear here until they’re shipped or picked up."
      />
    );
  }
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft wrap-anywhere">
          {data.businessName}: {countOf(data.orders.length + data.more, 'open order')}
        </p>
        <Button
          look="secondary"
          size="sm"
          className="print:hidden"
          icon={<Printer aria-hidden size={18} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      <ul className="flex flex-col gap-4">
        {data.orders.map((order) => (
          <li key={order.id}>
            <OrderToPack order={order} />
          </li>
        ))}
      </ul>
      {data.more > 0 && (
        <p className="text-sm text-soft">
          {countOf(data.more, 'newer order')} will appear here once these are on their way.
        </p>
      )}
    </div>
  );
}

/** /vendor/packing: what is to be packed, without prices and addresses. */
export function PackingPage() {
  const me = useRequiredSession(paths.vendorPacking);
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12 print:py-0">
      <PageHead title="Orders to pack" noindex />
      <h1 className="text-2xl md:text-3xl">Orders to pack</h1>
      {me && (
        <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
          <WeighingLink />
          <PickupDaysLink />
        </div>
      )}
      {me && (
        <Suspense fallback={null}>
          <NearShareDays />
        </Suspense>
      )}
      {me ? <OrdersToPack key={me.id} /> : <RowsSkeleton label="Loading your orders..." />}
    </div>
  );
}
