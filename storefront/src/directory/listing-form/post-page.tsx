import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { PageHead } from '../../lib/page-head';
import { useSession } from '../../lib/session';
import { AuthenticationRequired } from '../farmer/authentication-required';
import { CheckingAuthentication } from '../../ui/checking-authentication';
import { CouldNotLoad } from '../../ui/could-not-load';
import { dashboardQuery } from '../farmer/farmer-queries';
import { ListingFormSkeleton } from './listing-form-skeleton';

const NewListing = lazy(() => import('./new-listing').then((module) => ({ default: module.NewListing })));

function ForFarmer({ me }: { me: MeView }) {
  const { data, error, refetch } = useQuery(dashboardQuery());
  if (data) {
    return (
      <Suspense fallback={<ListingFormSkeleton />}>
        <NewListing key={me.id} userId={me.id} farms={data.farms} />
      </Suspense>
    );
  }
  if (error) return <CouldNotLoad title="Your farms could not be loaded." error={error} onRetry={refetch} />;
  return <ListingFormSkeleton />;
}

function Content() {
  const { status, me } = useSession();
  if (status === 'checking') return <CheckingAuthentication />;
  if (me?.role === 'farmer') return <ForFarmer me={me} />;
  return (
    <AuthenticationRequired me={me} loginTo={paths.farmerDashboard}>
      Only registered farmers can post produce listings
    </AuthenticationRequired>
  );
}

/** Where a farmer offers produce. */
export function PostPage() {
  return (
    <>
      <PageHead
        title="Post Your Produce Listing"
        description="Offer what your farm grows to people nearby. Posting a listing is free and takes a minute."
        canonical={paths.post()}
      />
      <div className="page py-8 md:py-12">
        <h1 className="text-2xl md:text-3xl">Post Your Produce Listing</h1>
        <p className="mt-3 mb-8 max-w-measure text-soft">
          It&apos;s free and takes a minute. People nearby find your produce and write or call you directly.
        </p>
        <Content />
      </div>
    </>
  );
}
