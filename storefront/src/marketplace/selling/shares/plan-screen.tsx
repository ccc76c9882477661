import { useQuery } from '@tanstack/react-query';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { FormSkeleton } from '../form-skeleton';
import { pickupSitesQuery } from '../pickups/pickup-queries';
import { PlanForm } from './plan-form';
import { vendorShareQuery } from './vendor-shares';

interface PlanScreenProps {
  id: string | null;
  /** Of a new add-on its main share. */
  addOnTo: string | null;
  userId: number;
}

/** The season planner; without an id of a new share. */
export function PlanScreen({ id, addOnTo, userId }: PlanScreenProps) {
  const sites = useQuery(pickupSitesQuery());
  const plan = useQuery({ ...vendorShareQuery(id ?? ''), enabled: id !== null });
  const mainId = plan.data?.addOnTo ? String(plan.data.addOnTo.id) : addOnTo;
  const main = useQuery({ ...vendorShareQuery(mainId ?? ''), enabled: mainId !== null });
  const failed = plan.error ?? main.error ?? sites.error;
  if (failed) {
    const retry = () =>
      Promise.all([sites.refetch(), id !== null && plan.refetch(), mainId !== null && main.refetch()]);
    return <CouldNotLoad title="We couldn’t load this share." error={failed} onRetry={retry} />;
  }
  if (!sites.data || (id !== null && !plan.isFetchedAfterMount)) return <FormSkeleton />;
  if (mainId !== null && !main.data) return <FormSkeleton />;
  return <PlanForm userId={userId} plan={plan.data ?? null} main={main.data} sites={sites.data} />;
}
