import { Skeleton } from '../../ui/states/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** The shape of a form that is still on its way. */
export function FormSkeleton() {
  return (
    <div aria-busy className="flex max-w-2xl flex-col gap-6">
      <VisuallyHidden>Loading the form...</VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-11 w-full rounded-control" />
        </div>
      ))}
      <Skeleton className="h-28 w-full rounded-control" />
      <Skeleton className="h-36 w-full rounded-card" />
    </div>
  );
}
