import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../../../lib/page/page-head';
import { CouldNotLoad } from '../../../../ui/states/could-not-load';
import { BackLink } from '../../back-link';
import { FormSkeleton } from '../../form-skeleton';
import { VendorGate } from '../../vendor-gate';
import { pickupSitesQuery } from '../pickup-queries';
import { SiteNotThere } from '../site-not-there';

const SiteForm = lazy(() => import('./site-form').then((module) => ({ default: module.SiteForm })));

function Existing({ id, me, profile }: { id: number; me: MeView; profile: VendorProfile }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(pickupSitesQuery());
  if (error && !data) {
    return <CouldNotLoad title="We couldn’t load this pickup site." error={error} onRetry={refetch} />;
  }
  const site = data?.find((one) => one.id === id);
  if (site) return <SiteForm userId={me.id} profile={profile} site={site} />;
  return data && isFetchedAfterMount ? <SiteNotThere /> : <FormSkeleton />;
}

/** Where a vendor adds a pickup site, or changes one. */
export function SitePage() {
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const title = isNew ? 'Add a pickup site' : 'Edit pickup site';
  return (
    <div className="page py-8 md:py-12">
      <PageHead title={title} noindex />
      <BackLink to={paths.vendorPickups}>Pickup sites</BackLink>
      <h1 className="mt-4 mb-8 text-2xl md:text-3xl">{title}</h1>
      <VendorGate here={paths.pickupSite(encodeURIComponent(id))} skeleton={<FormSkeleton />}>
        {({ me, profile }) => (
          <Suspense fallback={<FormSkeleton />}>
            {isNew ? (
              <SiteForm userId={me.id} profile={profile} site={null} />
            ) : (
              <Existing key={id} id={Number(id)} me={me} profile={profile} />
            )}
          </Suspense>
        )}
      </VendorGate>
    </div>
  );
}
