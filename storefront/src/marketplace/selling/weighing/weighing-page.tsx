import type { OrderToWeigh, WeighingView } from '@farmgate/backend/contract/marketplace/weight/weighing';
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
import { ProfileMissing } from '../profile-missing';
import { NeedsScripts } from '../vendor-gate';
import { useLabelPrinting } from './labels/use-label-printing';
import { WeightLabels } from './labels/weight-labels';
import { FinishedOrders, ReadyOrders } from './ready-orders';
import { ScaleSwitch } from './scale/scale-switch';
import { useWeighing } from './use-weighing';
import { WeighForm } from './weigh-form';
import { OrderCards, ProductCards } from './weighing-lists';
import { orderToWeighQuery, weighingQuery } from './weighing-queries';
import { packageOf, packagesOfLine, type WeighBy, withFirst } from './weighing.rules';

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
  const labels = useLabelPrinting();
  const printAll = (order: OrderToWeigh) =>
    labels.print(order.lines.flatMap((line) => packagesOfLine(order, line)));
  const { last } = weighing;
  const Cards = by === 'order' ? OrderCards : ProductCards;
  const finishedList = <FinishedOrders orders={finished} onPrint={printAll} />;
  const printed = labels.job && (
    <WeightLabels businessName={view.businessName} packages={labels.job.packages} packedAt={labels.job.at} />
  );
  if (orders.length === 0)
    return (
      <>
        <div className="flex flex-col gap-6 print:hidden">
          <Nothing />
          {finishedList}
        </div>
        {printed}
      </>
    );
  return (
    <>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[25rem_minmax(0,1fr)] lg:items-start print:hidden">
        <div className="flex flex-col gap-4 lg:sticky lg:top-20">
          <WeighForm
            weighing={weighing}
            onPrintLast={() => {
              const of = last && packageOf(orders, last.of.key);
              if (of) labels.print([of]);
            }}
          />
          <ReadyOrders
            orders={orders}
            onPrint={printAll}
            onDone={(order) => {
              setFinished((known) => [order, ...known.filter(({ id }) => id !== order.id)]);
              weighing.field.current?.focus();
            }}
          />
          <ScaleSwitch onReading={weighing.read} saved={last} />
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
      {printed}
    </>
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
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12 print:block print:min-h-0 print:px-0 print:py-0">
      <PageHead title="Weighing" noindex />
      <div className="flex flex-col gap-4 print:hidden">
        <BackLink to={back ?? ''}>{label ?? ''}</BackLink>
        <h1 className="text-2xl md:text-3xl">Weighing</h1>
      </div>
      <NeedsScripts />
      {me ? <ToWeigh key={me.id} /> : <RowsSkeleton label="Loading your orders..." />}
    </div>
  );
}
