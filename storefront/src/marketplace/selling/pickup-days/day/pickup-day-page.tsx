import { dayText, hoursText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type {
  PickupDayState,
  PickupDayView,
} from '@farmgate/backend/contract/marketplace/pickup/pickup-days';
import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ListChecks, Wheat } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isCode } from '../../../../lib/api/is-code';
import { countOf } from '../../../../lib/format/format';
import { PageHead } from '../../../../lib/page/page-head';
import { useNow } from '../../../../lib/page/visit';
import { useMay } from '../../../../shared/business/use-may';
import { useRequiredSession } from '../../../../shared/sign-in/use-required-session';
import { EmptyArt } from '../../../../ui/art/empty-art';
import { LinkButton } from '../../../../ui/button';
import { LinkTabs } from '../../../../ui/navigation/link-tabs';
import { CouldNotLoad } from '../../../../ui/states/could-not-load';
import { EmptyState } from '../../../../ui/states/empty-state';
import { vendorProfileQuery } from '../../../queries';
import { BackLink } from '../../back-link';
import { RowsSkeleton } from '../../dashboard/dashboard-skeleton';
import { MessageButton } from '../../messages/message-button';
import { aboutDay } from '../../messages/messages-query';
import { SentMessages } from '../../messages/sent-messages';
import { PackingSlip } from '../../orders/packing-slip';
import { ProfileMissing } from '../../profile-missing';
import { NeedsScripts } from '../../vendor-gate';
import { DayBadge } from '../day-badge';
import { dayState, orderByText } from '../day-words';
import { pickupDayPackingQuery, pickupDayQuery } from '../pickup-days-queries';
import { RoomMeter } from '../room-meter';
import { ChangeNote } from './change-note';
import { DayOrders } from './day-orders';
import { HarvestListOfDay } from './harvest-list';
import { PackList } from './pack-list';
import { type PackedOrder, packersOrders, toPack } from './packed-order';
import { PrintButton } from './print-button';

const DayActions = lazy(() =>
  import('../actions/day-actions').then((module) => ({ default: module.DayActions })),
);

// Its style sheet has the sizes of paper for labels.
const DayLabels = lazy(() => import('./day-labels').then((module) => ({ default: module.DayLabels })));

const VIEWS = ['orders', 'harvest', 'pack', 'slips', 'labels'] as const;
type View = (typeof VIEWS)[number];
const VIEW_LABELS: Record<View, string> = {
  orders: 'Orders',
  harvest: 'Harvest list',
  pack: 'Pack list',
  slips: 'Packing slips',
  labels: 'Labels',
};
/** While the job works, the page follows it. */
const FOLLOW_MS = 4_000;
const follow = ({ state: { data } }: { state: { data?: PickupDayState | undefined } }) =>
  data?.change && data.change.settledAt === null ? FOLLOW_MS : false;

function Head({ state, hasOrders }: { state: PickupDayState; hasOrders: boolean }) {
  const now = useNow();
  const { may } = useMay();
  const [query] = useSearchParams();
  const { window: day, beingPaid } = state;
  const about = aboutDay(day.id, day, day.siteId === null);
  return (
    <div className={clsx('flex flex-col gap-4', query.get('view') === 'labels' && 'print:hidden')}>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-2xl md:text-3xl">{dayText(day.startsAt, day.timeZone)}</h1>
            <span className="print:hidden">
              <DayBadge state={dayState(day, now)} />
            </span>
          </div>
          <p className="text-lg wrap-anywhere">
            {hoursText(day)} · {day.placeName}
          </p>
          {day.address && <p className="wrap-anywhere">{day.address}</p>}
          <p className="text-sm text-soft print:hidden">{orderByText(day, now)}</p>
        </div>
        <div className="w-full sm:w-60">
          <RoomMeter day={day} />
          {beingPaid > 0 && day.status !== 'canceled' && (
            <p className="mt-1 text-sm text-soft">{countOf(beingPaid, 'order')} being paid right now</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {may('pack') && day.status !== 'canceled' && day.taken > 0 && (
          <LinkButton
            look="secondary"
            size="sm"
            to={paths.vendorHandover(day.id)}
            icon={<ListChecks aria-hidden size={18} />}
          >
            Handover list
          </LinkButton>
        )}
        {may('pack') && day.status !== 'canceled' && day.taken > 0 && (
          <LinkButton
            look="secondary"
            size="sm"
            to={pickupPaths.shortCrops(day.date)}
            icon={<Wheat aria-hidden size={18} />}
          >
            Running short?
          </LinkButton>
        )}
        {may('pack') && day.status !== 'canceled' && hasOrders && (
          <MessageButton about={about} label="Message customers" />
        )}
        <Suspense fallback={null}>
          <DayActions day={day} />
        </Suspense>
      </div>
      <div className="print:hidden empty:hidden">
        <ChangeNote {...state} />
      </div>
      {may('pack') && hasOrders && <SentMessages about={about} timeZone={day.timeZone} />}
    </div>
  );
}

/** Each order's slip, as on the page of all orders. */
function Slips({ orders }: { orders: PickupDayView['orders'] }) {
  const { data: vendor, error, refetch } = useQuery(vendorProfileQuery());
  if (!vendor && error)
    return <CouldNotLoad title="We couldn’t load your profile." error={error} onRetry={refetch} />;
  if (!vendor) return <RowsSkeleton label="Loading the slips..." />;
  return (
    <section aria-labelledby="slips" className="flex flex-col gap-4">
      <h2 id="slips" className="text-xl print:hidden">
        Packing slips
      </h2>
      {orders
        .filter(({ status }) => status !== 'cancelled' && status !== 'delivered')
        .map((order) => (
          <PackingSlip
            key={order.id}
            order={order}
            vendor={vendor}
            className="print:not-first-of-type:break-before-page"
          />
        ))}
    </section>
  );
}

interface BodyProps {
  state: PickupDayState;
  packed: readonly PackedOrder[];
  /** Null for those who pack, and see no more of an order than that. */
  orders: PickupDayView['orders'] | null;
}

function Body({ state, packed, orders }: BodyProps) {
  const [query] = useSearchParams();
  const day = state.window;
  const views = VIEWS.filter((view) => orders !== null || (view !== 'orders' && view !== 'slips'));
  const view = views.find((one) => one === query.get('view')) ?? views[0] ?? 'pack';
  if (packed.length === 0 && (orders ?? []).length === 0)
    return (
      <EmptyState
        picture={<EmptyArt scene="no-results" />}
        title="No orders for this day"
        hint="Orders appear here once they’re paid, or to be paid at pickup."
      />
    );
  const tabs = views.map((value) => ({
    value,
    label: VIEW_LABELS[value],
    to: `${pickupPaths.pickupDay(day.id)}${value === views[0] ? '' : `?view=${value}`}`,
  }));
  const isEmpty = view !== 'orders' && packed.length === 0;
  return (
    <LinkTabs label="This day" value={view} tabs={tabs}>
      <div className={clsx('flex flex-col gap-4 pt-6', view === 'labels' ? 'print:pt-0' : 'print:pt-2')}>
        {(isEmpty || view !== 'harvest') && <PrintButton disabled={isEmpty} />}
        {isEmpty && <EmptyState picture={<EmptyArt scene="no-results" />} title="Nothing left to pack" />}
        {view === 'orders' && orders && <DayOrders orders={orders} day={day} />}
        {!isEmpty && view === 'harvest' && (
          <HarvestListOfDay day={day} orders={packed} isPacker={orders === null} />
        )}
        {!isEmpty && view === 'pack' && <PackList orders={packed} />}
        {!isEmpty && view === 'slips' && orders && <Slips orders={orders} />}
        {!isEmpty && view === 'labels' && (
          <Suspense fallback={null}>
            <DayLabels day={day} orders={packed} />
          </Suspense>
        )}
      </div>
    </LinkTabs>
  );
}

function NotThere({ error, retry }: { error: Error; retry: () => unknown }) {
  if (isCode(error, 'VENDOR_REQUIRED')) return <ProfileMissing />;
  if (isCode(error, 'PICKUP_WINDOW_NOT_FOUND') || isCode(error, 'VALIDATION_FAILED'))
    return (
      <EmptyState
        picture={<EmptyArt scene="not-found" />}
        heading="h1"
        title="We couldn’t find this day"
        action={<LinkButton to={pickupPaths.pickupDays}>Pickup days</LinkButton>}
      />
    );
  return <CouldNotLoad title="We couldn’t load this day." error={error} onRetry={retry} />;
}

function WholeDay({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...pickupDayQuery(id), refetchInterval: follow });
  if (!data && error) return <NotThere error={error} retry={refetch} />;
  if (!data) return <RowsSkeleton label="Loading this day..." />;
  return (
    <>
      <Head state={data} hasOrders={data.orders.length > 0} />
      <Body state={data} packed={toPack(data.orders)} orders={data.orders} />
    </>
  );
}

function PackersDay({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...pickupDayPackingQuery(id), refetchInterval: follow });
  if (!data && error) return <NotThere error={error} retry={refetch} />;
  if (!data) return <RowsSkeleton label="Loading this day..." />;
  return (
    <>
      <Head state={data} hasOrders={data.orders.length > 0} />
      <Body state={data} packed={packersOrders(data.orders)} orders={null} />
    </>
  );
}

function Day({ id }: { id: string }) {
  const { may, isKnown } = useMay();
  if (!isKnown) return <RowsSkeleton label="Loading this day..." />;
  return may('orders') ? <WholeDay id={id} /> : <PackersDay id={id} />;
}

/** /vendor/pickup-days/{id}: who comes on a day, what to harvest and pack for it, and its labels. */
export function PickupDayPage() {
  const { id = '' } = useParams();
  const me = useRequiredSession(pickupPaths.pickupDay(id));
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12 print:block print:min-h-0 print:px-0 print:py-0">
      <PageHead title="Pickup day" noindex />
      <div>
        <BackLink to={pickupPaths.pickupDays}>Pickup days</BackLink>
      </div>
      <NeedsScripts />
      {me ? <Day key={`${me.id} ${id}`} id={id} /> : <RowsSkeleton label="Loading this day..." />}
    </div>
  );
}
