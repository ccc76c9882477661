import type { OrderToWeigh, WeighingView } from '@farmgate/backend/contract/marketplace/weight/weighing';
import { localDay } from '@farmgate/backend/contract/shared/calendar/local-day';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCode } from '../../../lib/api/is-code';
import { countOf } from '../../../lib/format/format';
import { PageHead } from '../../../lib/page/page-head';
import { RoleNotAllowed } from '../../../shared/business/role-not-allowed';
import { useMay } from '../../../shared/business/use-may';
import { useRequiredSession } from '../../../shared/sign-in/use-required-session';
import { EmptyArt } from '../../../ui/art/empty-art';
import { LinkButton } from '../../../ui/button';
import { Segmented } from '../../../ui/fields/segmented';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { labelsHref, useLabelChoice } from '../labels/label-setup';
import { LabelSetupButton } from '../labels/label-setup-button';
import { ProfileMissing } from '../profile-missing';
import { NeedsScripts } from '../vendor-gate';
import { FinishedOrders, ReadyOrders } from './ready-orders';
import { ScaleSwitch } from './scale/scale-switch';
import { useWeighing } from './use-weighing';
import { WeighForm } from './weigh-form';
import { OrderCards, ProductCards } from './weighing-lists';
import { orderToWeighQuery, weighingQuery } from './weighing-queries';
import { type WeighBy, withFirst } from './weighing.rules';

/** So often it is looked what others have weighed, in milliseconds. */
const LOOK_AGAIN_MS = 15_000;

const WAYS = [
  { value: 'order', label: 'By order' },
  { value: 'product', label: 'By product' },
] as const;

function Nothing() {
  const { may } = useMay();
  return (
    <EmptyState
      picture={<EmptyArt scene="no-results" />}
      title="Nothing to weigh"
      hint="Orders with products you sell by weight appear here."
      action={
        <LinkButton to={may('look') ? paths.vendorDashboard : paths.vendorPacking}>
          {may('look') ? 'Go to your dashboard' : 'Go to orders to pack'}
        </LinkButton>
      }
    />
  );
}

function Desk({ view, orders }: { view: WeighingView; orders: readonly OrderToWeigh[] }) {
  const [by, setBy] = useState<WeighBy>('order');
  const [finished, setFinished] = useState<readonly OrderToWeigh[]>([]);
  const weighing = useWeighing(orders, by);
  const labels = useLabelChoice();
  const labelsOf = ({ id }: OrderToWeigh, one: { item?: number; package?: number } = {}) =>
    labelsHref(`orders/${id}`, labels.choice, localDay(new Date()), one);
  const { last } = weighing;
  const Cards = by === 'order' ? OrderCards : ProductCards;
  const finishedList = <FinishedOrders orders={finished} labelsOf={labelsOf} />;
  if (orders.length === 0)
    return (
      <div className="flex flex-col gap-6">
        <Nothing />
        {finishedList}
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[25rem_minmax(0,1fr)] lg:items-start">
      <div className="flex flex-col gap-4 lg:sticky lg:top-20">
        <WeighForm
          weighing={weighing}
          lastLabel={last && labelsOf(last.of.order, { item: last.of.line.id, package: last.of.number })}
        />
        <ReadyOrders
          orders={orders}
          labelsOf={labelsOf}
          onDone={(order) => {
            setFinished((known) => [order, ...known.filter(({ id }) => id !== order.id)]);
            weighing.field.current?.focus();
          }}
        />
        <ScaleSwitch onReading={weighing.read} saved={last} />
        <LabelSetupButton {...labels} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">{countOf(orders.length + view.more, 'order')} to weigh</h2>
          <Segmented
            label="Weigh"
            name="weigh-by"
            value={by}
            options={WAYS}
            className="whitespace-nowrap"
            onChange={setBy}
          />
        </div>
        <Cards orders={orders} weighing={weighing} />
        {view.more > 0 && (
          <p className="text-sm text-soft">
            {countOf(view.more, 'later order')} will appear here once these are done.
          </p>
        )}
        {finishedList}
      </div>
    </div>
  );
}

function ToWeigh() {
  const [query] = useSearchParams();
  const asked = Number(query.get('order')) || null;
  const { data, error, refetch } = useQuery({ ...weighingQuery(), refetchInterval: LOOK_AGAIN_MS });
  const isMissing = data !== undefined && asked !== null && data.orders.every(({ id }) => id !== asked);
  // Of more orders than one page shows.
  const other = useQuery({ ...orderToWeighQuery(asked ?? 0), enabled: isMissing });
  if (isCode(error, 'VENDOR_REQUIRED')) return <ProfileMissing />;
  if (error && isCode(error, 'BUSINESS_ROLE_NOT_ALLOWED')) return <RoleNotAllowed message={error.message} />;
  if (!data && error)
    return <CouldNotLoad title="We couldn’t load what’s to weigh." error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton label="Loading your orders..." />;
  const found = isMissing && other.data ? [other.data, ...data.orders] : data.orders;
  const open = found.filter(({ isDone }) => !isDone);
  return <Desk view={data} orders={withFirst(open, asked)} />;
}

/** /vendor/weighing: one package after the other onto the scale, by whoever packs. */
export function WeighingPage() {
  const me = useRequiredSession(paths.vendorWeighing());
  const { may } = useMay();
  const [back, label] = may('look')
    ? [paths.vendorOrders, 'Orders']
    : [paths.vendorPacking, 'Orders to pack'];
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12">
      <PageHead title="Weighing" noindex />
      <div className="flex flex-col gap-4">
        <BackLink to={back ?? ''}>{label ?? ''}</BackLink>
        <h1 className="text-2xl md:text-3xl">Weighing</h1>
      </div>
      <NeedsScripts />
      {me ? <ToWeigh key={me.id} /> : <RowsSkeleton label="Loading your orders..." />}
    </div>
  );
}
