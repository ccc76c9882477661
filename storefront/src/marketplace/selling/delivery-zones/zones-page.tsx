import type { DeliveryZoneView } from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import { MAX_ZONES } from '@farmgate/backend/contract/marketplace/pickup/zip-text';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { PageHead } from '../../../lib/page/page-head';
import { useMay } from '../../../shared/business/use-may';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/navigation/link';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { BackLink } from '../back-link';
import { BookedOnClosedDays } from '../closed/booked-orders';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { FormSkeleton } from '../form-skeleton';
import { VendorGate } from '../vendor-gate';
import { ZipMap } from './zip-map';
import { ZoneCard } from './zone-card';
import { zonesQuery } from './zone-queries';

const ZoneForm = lazy(() => import('./form/zone-form').then((module) => ({ default: module.ZoneForm })));

/** The form that is open: of a new zone, of the one with an id, or none. */
type Open = 'new' | number | null;

const SKELETON = <RowsSkeleton label="Loading your delivery zones..." />;

function Zones({ zones, home }: { zones: readonly DeliveryZoneView[]; home: string }) {
  const { may } = useMay();
  const [open, setOpen] = useState<Open>(null);
  const [newId, setNewId] = useState<number | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const onRemoved = useFocusAfterRemoval(zones.length, () => adding.current?.focus());
  const close = (saved: DeliveryZoneView | null) => {
    if (open === 'new' && saved) setNewId(saved.id);
    setOpen(null);
    setTimeout(() => adding.current?.focus());
  };
  if (open !== null) {
    const zone = zones.find(({ id }) => id === open) ?? null;
    return (
      <Suspense fallback={<FormSkeleton />}>
        <ZoneForm zone={zone} home={home} onDone={close} />
      </Suspense>
    );
  }
  const isFull = zones.length >= MAX_ZONES;
  const add = may('edit') && !isFull && (
    <Button ref={adding} icon={<Plus aria-hidden size={18} />} onClick={() => setOpen('new')}>
      Add a delivery zone
    </Button>
  );
  if (zones.length === 0) {
    return (
      <EmptyState
        heading="h2"
        picture={<EmptyArt scene="nothing-near" />}
        title="No delivery zones yet"
        hint="Add the ZIP codes that you deliver to, with your own fee and delivery days."
        action={add}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <BookedOnClosedDays />
        <ul className="flex flex-col gap-4">
          {zones.map((zone) => (
            <li key={zone.id}>
              <ZoneCard
                zone={zone}
                isNew={zone.id === newId}
                onEdit={() => setOpen(zone.id)}
                onRemoved={onRemoved}
              />
            </li>
          ))}
        </ul>
        <div>{add}</div>
        {isFull && (
          <p className="text-sm text-soft">You have {MAX_ZONES} delivery zones. Remove one to add another.</p>
        )}
      </div>
      <div className="h-80 lg:sticky lg:top-24 lg:h-112">
        <ZipMap places={zones.flatMap(({ zipCodes }) => zipCodes)} />
      </div>
    </div>
  );
}

function LoadedZones({ home }: { home: string }) {
  const { data, error, refetch } = useQuery(zonesQuery());
  if (data) return <Zones zones={data} home={home} />;
  if (error)
    return <CouldNotLoad title="We couldn’t load your delivery zones." error={error} onRetry={refetch} />;
  return SKELETON;
}

/** Zones count once the vendor says that it delivers at all. */
function NotOffered() {
  return (
    <p className="mb-6 max-w-measure rounded-control bg-sun px-4 py-3 text-sm text-on-sun">
      Your profile doesn’t offer local delivery yet, so customers can’t choose these zones.{' '}
      <Link to={paths.vendorProfileEdit} className="font-semibold underline">
        Turn it on in your profile
      </Link>
      .
    </p>
  );
}

/** Where a vendor brings orders to, what it asks for that, and when. */
export function ZonesPage() {
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Delivery zones" noindex />
      <BackLink to={paths.deskMore}>More</BackLink>
      <h1 className="mt-4 mb-3 text-2xl md:text-3xl">Delivery zones</h1>
      <p className="mb-8 max-w-measure text-soft">
        Say where you deliver, what it costs and on which days. If a ZIP code is in two zones, your customer
        gets the cheaper one.
      </p>
      <VendorGate here={paths.deliveryZones} skeleton={SKELETON}>
        {({ profile }) => (
          <>
            {!profile.shippingMethods.includes('local_delivery') && <NotOffered />}
            <LoadedZones home={profile.zipCode} />
          </>
        )}
      </VendorGate>
    </div>
  );
}
