import { useQuery } from '@tanstack/react-query';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { FormSkeleton } from '../form-skeleton';
import { pickupSitesQuery } from '../pickups/pickup-queries';
import { PlanForm } from './plan-form';
import { vendorShareQuery } from './vendor-shares';

/** The season planner; without an id of a new share. */
export function PlanScreen({ id, userId }: { id: string | null; userId: number }) {
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
