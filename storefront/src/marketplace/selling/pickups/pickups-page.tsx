import { MAX_SITES } from '@farmgate/backend/contract/marketplace/pickup/pickup-sites';
import type { PickupSiteView, PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { MapPinned, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../../lib/page/page-head';
import { useNow } from '../../../lib/page/visit';
import { useMay } from '../../../shared/business/use-may';
import { FirstWindowOffer } from '../../../shared/selling-guide/first-window-offer';
import { sellingGuideQuery } from '../../../shared/selling-guide/guide-query';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { BackLink } from '../back-link';
import { BookedOnClosedDays } from '../closed/booked-orders';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { VendorGate } from '../vendor-gate';
import { NextDays } from './next-days';
import { comingPickupsQuery, nextDays, pickupSitesQuery } from './pickup-queries';
import { SiteCard } from './site-card';

const SKELETON = <RowsSkeleton label="Loading your pickup sites..." />;

function Empty({ mayEdit }: { mayEdit: boolean }) {
  const { data: guide } = useQuery({ ...sellingGuideQuery(), enabled: mayEdit });
  return (
    <>
      <Card className="flex items-start gap-3 p-5">
        <MapPinned aria-hidden size={22} className="mt-0.5 shrink-0 text-leaf" />
        <p className="max-w-measure">
          Add the places where customers pick up: your farm stand, a market or a drop point. Then choose the
          days, when ordering closes and how many orders you have room for.
        </p>
      </Card>
      {mayEdit && guide?.firstWindow && <FirstWindowOffer window={guide.firstWindow} />}
    </>
  );
}

/** Pickup is off for the vendor, so that no customer is offered these sites. */
function PickupIsOff() {
  return (
    <p className="rounded-control bg-sun px-4 py-3 text-on-sun">
      You don’t offer pickup yet, so customers won’t see these sites.{' '}
      <Link to={paths.vendorProfileEdit} className="font-semibold underline">
        Turn on pickup in your profile
      </Link>
    </p>
  );
}

/** @returns the schedule that was just saved, as the form's page says it */
function useSavedSchedule(sites: readonly PickupSiteView[]) {
  const { state } = useLocation() as { state: { savedSchedule?: number } | null };
  const id = state?.savedSchedule;
  const site = sites.find(({ schedules }) => schedules.some((one) => one.id === id));
  return id !== undefined && site ? { id, site } : null;
}

/** What came of the schedule that was saved. */
function Saved({ id, site, windows }: { id: number; site: PickupSiteView; windows: PickupWindowView[] }) {
  const days = nextDays(windows, { scheduleId: id }, useNow());
  return (
    <div role="status" className="flex flex-col gap-2 rounded-control bg-moss px-4 py-3.5">
      <p className="font-semibold">Schedule saved.</p>
      {days.length > 0 ? (
        <>
          <p className="text-sm wrap-anywhere">The next pickup days at {site.name}:</p>
          <NextDays days={days} />
        </>
      ) : (
        <p className="text-sm">
          It has no pickup days in the next 8 weeks. Check its dates
          {site.placeId === null ? '.' : ', or enter hours of your own if the market’s aren’t known.'}
        </p>
      )}
    </div>
  );
}

function Sites({ profile }: { profile: VendorProfile }) {
  const { may, isKnown } = useMay();
  const { data: sites, error, refetch } = useQuery(pickupSitesQuery());
  const { data: windows } = useQuery(comingPickupsQuery());
  const saved = useSavedSchedule(sites ?? []);
  const adding = useRef<HTMLAnchorElement>(null);
  const onClosed = useFocusAfterRemoval(sites?.length ?? 0, () => adding.current?.focus());
  if (!sites && error) {
    return <CouldNotLoad title="We couldn’t load your pickup sites." error={error} onRetry={refetch} />;
  }
  if (!sites) return SKELETON;
  const mayEdit = isKnown && may('edit');
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      {!profile.shippingMethods.includes('pickup') && <PickupIsOff />}
      {saved && windows && <Saved {...saved} windows={windows} />}
      <BookedOnClosedDays />
      {sites.length === 0 && <Empty mayEdit={mayEdit} />}
      <ul className="flex flex-col gap-4 empty:hidden">
        {sites.map((site) => (
          <li key={site.id}>
            <SiteCard site={site} windows={windows} mayEdit={mayEdit} onClosed={onClosed} />
          </li>
        ))}
      </ul>
      {mayEdit && sites.length < MAX_SITES && (
        <div>
          <LinkButton
            ref={adding}
            to={paths.pickupSite('new')}
            look={sites.length === 0 ? 'secondary' : 'primary'}
            icon={<Plus aria-hidden size={18} />}
          >
            Add a pickup site
          </LinkButton>
        </div>
      )}
      {sites.length >= MAX_SITES && (
        <p className="text-sm text-soft">You have {MAX_SITES} pickup sites. Close one to add another.</p>
      )}
    </div>
  );
}

/** Where a vendor says where and when customers can pick up. */
export function PickupsPage() {
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Pickup sites" noindex />
      <BackLink to={paths.deskMore}>More</BackLink>
      <h1 className="mt-4 mb-3 text-2xl md:text-3xl">Pickup sites</h1>
      <p className="mb-8 max-w-measure text-soft">
        Customers choose one of these places and a day at checkout. Pickup days are scheduled 8 weeks out.
      </p>
      <VendorGate here={paths.vendorPickups} skeleton={SKELETON}>
        {({ profile }) => <Sites profile={profile} />}
      </VendorGate>
    </div>
  );
}
