import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { LinkButton } from '../../ui/button';
import { PageFailure } from '../../ui/states/page-failure';
import { Skeleton } from '../../ui/states/skeleton';

/** There is no page of that city or state, or it could not be had. */
export function LocationMissing() {
  return (
    <PageFailure title="Location Not Found" isGone hint="The location page you're looking for doesn't exist.">
      <LinkButton to={paths.farmersMarkets()}>Browse All Locations</LinkButton>
    </PageFailure>
  );
}

/** While the page of a city or state is on its way. */
export function LocationLoading() {
  return (
    <div className="page flex min-h-screen flex-col gap-6 py-10">
      <p role="status" className="text-soft">
        Loading location information...
      </p>
      <Skeleton className="h-12 w-4/5 max-w-xl" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </div>
  );
}
