import { Skeleton } from '../../ui/states/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** The shape of a dashboard that is still on its way. */
export function DashboardSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-8">
      <VisuallyHidden>Loading your dashboard...</VisuallyHidden>
      <Skeleton className="h-28 w-full rounded-card" />
      <div className="grid grid-cols-3 gap-3 sm:gap-5">
        {[0, 1, 2].map((figure) => (
          <Skeleton key={figure} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-8 w-40" />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Skeleton className="h-36 rounded-card" />
        <Skeleton className="h-36 rounded-card" />
      </div>
      <Skeleton className="h-8 w-40" />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16 w-full rounded-control" />
      ))}
    </div>
  );
}
