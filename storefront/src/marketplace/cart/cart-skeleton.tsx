import { Skeleton } from '../../ui/states/skeleton';
import { StillLoading } from '../../ui/states/still-loading';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** The shape of a cart that is still on its way. */
export function CartSkeleton() {
  return (
    <StillLoading>
      <div
        aria-busy
        className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]"
      >
        <VisuallyHidden>Loading your cart...</VisuallyHidden>
        <div className="flex flex-col gap-5 rounded-card border border-line bg-card p-5">
          <Skeleton className="h-6 w-48" />
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex gap-4 border-t border-line pt-5">
              <Skeleton className="aspect-4/3 w-24 shrink-0 rounded-control" />
              <div className="flex flex-1 flex-col gap-3">
                <Skeleton className="h-5 w-2/3" />
                <Skeleton className="h-4 w-24" />
                <Skeleton className="h-11 w-36 rounded-control" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-80 rounded-card" />
      </div>
    </StillLoading>
  );
}
