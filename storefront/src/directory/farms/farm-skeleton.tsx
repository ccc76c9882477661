import { Skeleton } from '../../ui/states/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** The shape of a farm's page that is still on its way. */
export function FarmSkeleton() {
  return (
    <div className="page flex flex-col gap-6 py-6 md:py-8" aria-busy>
      <VisuallyHidden>Loading the farm...</VisuallyHidden>
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="h-6 w-32 rounded-full" />
      <Skeleton className="h-10 w-96 max-w-full" />
      <div className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14">
        <Skeleton className="aspect-4/3 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card" />
      </div>
    </div>
  );
}
