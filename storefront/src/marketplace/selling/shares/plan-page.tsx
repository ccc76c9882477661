import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/page-head';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { BackLink } from '../back-link';
import { FormSkeleton } from '../form-skeleton';
import { pickupSitesQuery } from '../pickups/pickup-queries';
import { VendorGate } from '../vendor-gate';
import { vendorShareQuery } from './vendor-shares';

const PlanForm = lazy(() => import('./plan-form').then((module) => ({ default: module.PlanForm })));

function Planner({ id, userId }: { id: string | null; userId: number }) {
  const sites = useQuery(pickupSitesQuery());
  const plan = useQuery({ ...vendorShareQuery(id ?? ''), enabled: id !== null });
  const failed = plan.error ?? sites.error;
  if (failed) {
    const retry = () => Promise.all([sites.refetch(), id !== null && plan.refetch()]);
    return <CouldNotLoad title="We couldn’t load this share." error={failed} onRetry={retry} />;
  }
  if (!sites.data || (id !== null && !plan.isFetchedAfterMount)) return <FormSkeleton />;
  return <PlanForm userId={userId} plan={plan.data ?? null} sites={sites.data} />;
}

/** /vendor/shares/new and …/{id}/edit: the season planner. */
export function PlanPage() {
  const { id = null } = useParams();
  const title = id === null ? 'Plan a share' : 'Edit share';
  const here = id === null ? sharePaths.newShare : sharePaths.editShare(encodeURIComponent(id));
  return (
    <div className="page py-8 md:py-12">
      <PageHead title={title} noindex />
      <BackLink to={id === null ? sharePaths.vendorShares : sharePaths.vendorShare(encodeURIComponent(id))}>
        {id === null ? 'Shares' : 'Share'}
      </BackLink>
      <h1 className="mt-4 mb-6 text-2xl md:text-3xl">{title}</h1>
      <VendorGate here={here} skeleton={<FormSkeleton />}>
        {({ me }) => (
          <Suspense fallback={<FormSkeleton />}>
            <Planner key={id} id={id} userId={me.id} />
          </Suspense>
        )}
      </VendorGate>
    </div>
  );
}
