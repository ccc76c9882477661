import { Skeleton } from '../../ui/states/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** The shape of a listing that is still on its way. */
export function ListingSkeleton() {
  return (
    <div className="page py-6 md:py-8" aria-busy>
      <VisuallyHidden>Loading the listing...</VisuallyHidden>
      <Skeleton className="h-5 w-64" />
      <div className="mt-8 grid grid-cols-1 gap-8 md:grid-cols-[1fr_22rem] lg:grid-cols-[1fr_26rem] lg:gap-12">
        <Skeleton className="aspect-4/3 w-full rounded-card" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-6 w-24 rounded-full" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-9 w-40" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-13 w-full rounded-control" />
        </div>
      </div>
    </div>
  );
}
