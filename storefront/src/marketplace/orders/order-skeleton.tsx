import { Skeleton } from '../../ui/states/skeleton';
import { StillLoading } from '../../ui/states/still-loading';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** The shape of an order that is still on its way. */
export function OrderSkeleton() {
  return (
    <StillLoading>
      <div aria-busy className="flex flex-col gap-6">
        <VisuallyHidden>Loading the order...</VisuallyHidden>
        <Skeleton className="h-10 w-64" />
        <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      </div>
    </StillLoading>
  );
}
