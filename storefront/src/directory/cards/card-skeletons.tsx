import { LOADING_PLACEHOLDERS } from '@farmgate/backend/contract/shared/limits';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/states/skeleton';

function ListingSkeleton() {
  return (
    <Card className="flex h-full gap-4 overflow-hidden p-3 sm:flex-col sm:gap-0 sm:p-0">
      <Skeleton className="aspect-4/3 w-28 shrink-0 max-[24rem]:w-20 self-start sm:w-full sm:rounded-none" />
      <div className="flex flex-1 flex-col gap-3 sm:p-4">
        <Skeleton className="h-5 w-20 rounded-full" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-3 h-5 w-24" />
      </div>
    </Card>
  );
}

function PlaceSkeleton() {
  return (
    <div className="@container h-full">
      <Card className="place-card">
        <Skeleton className="aspect-4/3 w-full rounded-control @xl:row-span-2" />
        <div className="flex flex-col gap-3">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
        <div className="col-span-2 flex flex-col gap-3 sm:col-span-1">
          <Skeleton className="h-4 w-2/5" />
          <div className="flex gap-2">
            <Skeleton className="h-6 w-24 rounded-full" />
            <Skeleton className="h-6 w-20 rounded-full" />
          </div>
          <Skeleton className="mt-6 h-5 w-3/5" />
        </div>
      </Card>
    </div>
  );
}

/** Placeholders for the items of a list of cards. */
export function CardSkeletons({
  of,
  count = LOADING_PLACEHOLDERS,
}: {
  of: 'listings' | 'places';
  count?: number;
}) {
  const Placeholder = of === 'listings' ? ListingSkeleton : PlaceSkeleton;
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden data-testid="skeleton">
      <Placeholder />
    </li>
  ));
}
