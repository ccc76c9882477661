import { Skeleton } from '../../../ui/states/skeleton';
import { StillLoading } from '../../../ui/states/still-loading';
import { VisuallyHidden } from '../../../ui/visually-hidden';

/** The shape of a checkout whose cart is still on its way. */
export function CheckoutSkeleton() {
  return (
    <StillLoading>
      <div
        aria-busy
        className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_25rem]"
      >
        <VisuallyHidden>Loading your cart...</VisuallyHidden>
        <div className="flex flex-col gap-5">
          {['h-96', 'h-80', 'h-72'].map((height) => (
            <Skeleton key={height} className={`${height} rounded-card`} />
          ))}
        </div>
        <Skeleton className="h-96 rounded-card" />
      </div>
    </StillLoading>
  );
}
