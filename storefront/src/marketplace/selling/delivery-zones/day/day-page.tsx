import type { DeliveryDayView } from '@farmgate/backend/contract/marketplace/pickup/delivery-days';
import { cutoffText, dayText, hoursText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../../lib/api/api';
import { countOf } from '../../../../lib/format/format';
import { PageHead } from '../../../../lib/page/page-head';
import { useNow } from '../../../../lib/page/visit';
import { useMay } from '../../../../shared/business/use-may';
import { EmptyArt } from '../../../../ui/art/empty-art';
import { Button, LinkButton } from '../../../../ui/button';
import { CouldNotLoad } from '../../../../ui/states/could-not-load';
import { EmptyState } from '../../../../ui/states/empty-state';
import { BackLink } from '../../back-link';
import { RowsSkeleton } from '../../dashboard/dashboard-skeleton';
import { VendorGate } from '../../vendor-gate';
import { dayQuery } from '../zone-queries';
import { StopCard } from './stop-card';

const SKELETON = <RowsSkeleton label="Loading the stop list..." />;

function NotThere() {
  return (
    <EmptyState
      isError
      picture={<EmptyArt scene="not-found" />}
      title="We couldn’t find this delivery day"
      hint="It may have been removed, or it’s a pickup day."
      action={<LinkButton to={paths.deliveryZones}>Go to your delivery zones</LinkButton>}
    />
  );
}

/** How far it is, and how that was measured. */
function Summary({ day: { stops, miles, from } }: { day: DeliveryDayView }) {
  return (
    <p className="max-w-measure text-sm text-soft">
      {countOf(stops.length, 'stop')}, about {Math.round(miles)} miles measured in a straight line, from{' '}
      {from.zipCode} and back. Stops are sorted by ZIP code, so check the order of streets.
    </p>
  );
}

/** Orders can still come, or the day is canceled. */
function State({ window: { status, ordersCloseAt, timeZone } }: Pick<DeliveryDayView, 'window'>) {
  const now = useNow();
  const words =
    status === 'canceled'
      ? 'This delivery day is canceled.'
      : status === 'open' && new Date(ordersCloseAt) > now
        ? `More orders can come until ${cutoffText(ordersCloseAt, timeZone)}.`
        : null;
  if (!words) return null;
  return <p className="rounded-control bg-sun px-4 py-3 text-sm font-semibold text-on-sun">{words}</p>;
}

function Stops({ day }: { day: DeliveryDayView }) {
  const { stops } = day;
  const { may } = useMay();
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <State window={day.window} />
      {stops.length === 0 ? (
        <EmptyState
          heading="h2"
          picture={<EmptyArt scene="no-results" />}
          title="No orders yet"
          hint="Paid orders for this day appear here, in driving order."
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Summary day={day} />
            <div className="flex flex-wrap gap-2 print:hidden">
              {may('pack') && day.window.status !== 'canceled' && (
                <LinkButton
                  to={paths.vendorHandover(day.window.id)}
                  icon={<ListChecks aria-hidden size={18} />}
                >
                  Start delivering
                </LinkButton>
              )}
              <Button
                look="secondary"
                icon={<Printer aria-hidden size={18} />}
                onClick={() => window.print()}
              >
                Print
              </Button>
            </div>
          </div>
          <ol className="flex flex-col gap-4 print:gap-0">
            {stops.map((stop, index) => (
              <li key={stop.orderId} className="break-inside-avoid">
                <StopCard stop={stop} number={index + 1} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** The page's heading, which has the day as soon as it is known. */
function Heading({ id }: { id: string }) {
  const { data } = useQuery({ ...dayQuery(id), enabled: false });
  const title = data
    ? `Deliveries on ${dayText(data.window.startsAt, data.window.timeZone)}`
    : 'Delivery day';
  return (
    <>
      <PageHead title={title} noindex />
      <h1 className="mt-4 mb-2 text-2xl wrap-anywhere md:text-3xl print:mt-0">{title}</h1>
      <p className="mb-6 text-soft wrap-anywhere">
        {data ? `${data.window.placeName}, ${hoursText(data.window)}` : ' '}
      </p>
    </>
  );
}

function Day({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(dayQuery(id));
  if (data) return <Stops day={data} />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NotThere />;
  if (error) return <CouldNotLoad title="We couldn’t load the stop list." error={error} onRetry={refetch} />;
  return SKELETON;
}

/** What a vendor takes along on a delivery day: the stops in the order of a short drive. */
export function DeliveryDayPage() {
  const { id = '' } = useParams();
  return (
    <div className="page py-8 md:py-12 print:py-0">
      <BackLink to={paths.deliveryZones}>Delivery zones</BackLink>
      <Heading id={id} />
      <VendorGate here={paths.deliveryDay(id)} skeleton={SKELETON}>
        {() => <Day key={id} id={id} />}
      </VendorGate>
    </div>
  );
}
