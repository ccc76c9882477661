import { Skeleton } from '../../ui/states/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** The shape of what is still on its way. */
export function TodaySkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-8">
      <VisuallyHidden>Loading your dashboard...</VisuallyHidden>
      <Skeleton className="h-11 w-full max-w-md rounded-control" />
      {[0, 1, 2].map((block) => (
        <Skeleton key={block} className="h-28 w-full rounded-card" />
      ))}
    </div>
  );
}
