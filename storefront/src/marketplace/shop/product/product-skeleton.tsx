import { Skeleton } from '../../../ui/states/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';

/** The shape of a product that is still on its way. */
export function ProductSkeleton() {
  return (
    <div className="page py-6 md:py-8" aria-busy>
      <VisuallyHidden>Loading the product...</VisuallyHidden>
      <Skeleton className="h-5 w-64" />
      <div className="mt-8 grid grid-cols-1 gap-8 md:grid-cols-2 lg:gap-14">
        <Skeleton className="aspect-4/3 w-full rounded-card" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-6 w-24 rounded-full" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-5 w-60" />
          <Skeleton className="h-9 w-40" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-13 w-full rounded-control" />
        </div>
      </div>
    </div>
  );
}
