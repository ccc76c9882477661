import { Skeleton } from '../../ui/states/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** The shape of a form that is still on its way. Browsers without scripts are told that it will not come. */
export function FormSkeleton() {
  return (
    <>
      <div aria-busy className="flex flex-col gap-6 noscript:hidden">
        <VisuallyHidden>Loading the form...</VisuallyHidden>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="flex flex-col gap-2">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-11 w-full rounded-control" />
          </div>
        ))}
        <Skeleton className="h-32 w-full rounded-control" />
      </div>
      <p className="hidden rounded-card border border-line bg-card p-5 noscript:block">
        Please turn on JavaScript to use this form.
      </p>
    </>
  );
}
