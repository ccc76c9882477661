import { Skeleton } from '../../../ui/states/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';

/** The shape of a list that is still on its way. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy className="flex flex-col gap-3">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20 w-full rounded-card" />
      ))}
    </div>
  );
}

/** The shape of a dashboard that is still on its way. */
export function DashboardSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-8">
      <VisuallyHidden>Loading your dashboard...</VisuallyHidden>
      <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {[0, 1, 2, 3].map((figure) => (
          <Skeleton key={figure} className="h-28 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-11 w-full max-w-md rounded-control" />
      <RowsSkeleton label="" />
    </div>
  );
}
