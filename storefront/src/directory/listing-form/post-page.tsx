import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../lib/page/page-head';
import { GuideLink } from '../../shared/selling-guide/guide-link';
import { useSession } from '../../shared/sign-in/session';
import { SignInGate } from '../../shared/sign-in/sign-in-gate';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { Link } from '../../ui/navigation/link';
import { CheckingAuthentication } from '../../ui/states/checking-authentication';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { dashboardQuery } from '../farmer/farmer-queries';
import { ListingFormSkeleton } from './listing-form-skeleton';

export const POST_CRUMBS = [{ name: 'Home', to: paths.home }, { name: 'Post a Listing' }];

const NewListing = lazy(() => import('./new-listing').then((module) => ({ default: module.NewListing })));

function ForFarmer({ me }: { me: MeView }) {
  const { data, error, refetch } = useQuery(dashboardQuery());
  if (data) {
    return (
      <Suspense fallback={<ListingFormSkeleton />}>
        <NewListing
          key={me.id}
          userId={me.id}
          farms={data.farms.filter(({ isUnderReview }) => !isUnderReview)}
        />
      </Suspense>
    );
  }
  if (error) return <CouldNotLoad title="We couldn’t load your farms." error={error} onRetry={refetch} />;
  return <ListingFormSkeleton />;
}

function NoFarmerYet({ username }: { username: string }) {
  return (
    <p className="text-sm text-soft wrap-anywhere">
      You’re logged in as {username} with a customer account. Log in with the account of your farm, or{' '}
      <Link to={paths.newFarm} className="link">
        register your farm
      </Link>{' '}
      or{' '}
      <Link to={paths.claimFarm()} className="link">
        claim it
      </Link>{' '}
      with this one, which makes it a farmer account.
    </p>
  );
}

function Content() {
  const { status, me } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'checking') return <CheckingAuthentication />;
  if (me?.role === 'farmer')
    return (
      <>
        <GuideLink />
        <ForFarmer me={me} />
      </>
    );
  return (
    <SignInGate
      message="Only registered farmers can post produce listings"
      returnTo={pathname + search}
      logInTo={paths.farmerDashboard}
      register={{ label: 'Register as a Farmer', to: paths.register() }}
    >
      {me?.role === 'user' && <NoFarmerYet username={me.username} />}
    </SignInGate>
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
      <div className="page py-6 md:py-8">
        <Breadcrumbs crumbs={POST_CRUMBS} />
        <h1 className="mt-6 text-2xl md:text-3xl">Post Your Produce Listing</h1>
        <p className="mt-3 mb-8 max-w-measure text-soft">
          It&apos;s free and takes a minute. People nearby find your produce and email or call you.
        </p>
        <Content />
      </div>
    </>
  );
}
