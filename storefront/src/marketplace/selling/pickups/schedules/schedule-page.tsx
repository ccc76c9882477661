import type { MeView } from '@farmgate/backend/contract/accounts/auth';
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

const ScheduleForm = lazy(() =>
  import('./schedule-form').then((module) => ({ default: module.ScheduleForm })),
);

function OfSite({ siteId, id, me }: { siteId: string; id: string; me: MeView }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(pickupSitesQuery());
  if (error && !data) {
    return <CouldNotLoad title="We couldn’t load this pickup site." error={error} onRetry={refetch} />;
  }
  const site = data?.find((one) => String(one.id) === siteId);
  const schedule = site?.schedules.find((one) => String(one.id) === id) ?? null;
  if (site && (schedule || id === 'new')) {
    return <ScheduleForm userId={me.id} site={site} schedule={schedule} />;
  }
  return data && isFetchedAfterMount ? <SiteNotThere /> : <FormSkeleton />;
}

/** Where a vendor says when people can pick up at a site. */
export function SchedulePage() {
  const { siteId = '', id = '' } = useParams();
  const title = id === 'new' ? 'When can customers pick up?' : 'Edit schedule';
  const here = paths.pickupSchedule(encodeURIComponent(siteId), encodeURIComponent(id));
  return (
    <div className="page py-8 md:py-12">
      <PageHead title={title} noindex />
      <BackLink to={paths.vendorPickups}>Pickup sites</BackLink>
      <h1 className="mt-4 mb-6 text-2xl md:text-3xl">{title}</h1>
      <VendorGate here={here} skeleton={<FormSkeleton />}>
        {({ me }) => (
          <Suspense fallback={<FormSkeleton />}>
            <OfSite key={`${siteId}-${id}`} siteId={siteId} id={id} me={me} />
          </Suspense>
        )}
      </VendorGate>
    </div>
  );
}
