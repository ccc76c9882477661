import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api/api';
import { PageHead } from '../../lib/page/page-head';
import { useSession } from '../../shared/sign-in/session';
import { SignInGate } from '../../shared/sign-in/sign-in-gate';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/navigation/link';
import { CheckingAuthentication } from '../../ui/states/checking-authentication';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { dashboardQuery, ownListingQuery } from '../farmer/farmer-queries';
import { ListingFormSkeleton } from './listing-form-skeleton';

const EditListing = lazy(() => import('./edit-listing').then((module) => ({ default: module.EditListing })));

function NotThere() {
  return (
    <EmptyState
      isError
      picture={<EmptyArt scene="not-found" />}
      title="The listing could not be found."
      hint="It may have been deleted, or it belongs to another farmer."
      action={<LinkButton to={paths.farmerDashboard}>Go to your dashboard</LinkButton>}
    />
  );
}

function ForOwner({ id, me }: { id: string; me: MeView }) {
  const listing = useQuery(ownListingQuery(id));
  const dashboard = useQuery(dashboardQuery());
  if (listing.error instanceof ApiError && [400, 404].includes(listing.error.status)) return <NotThere />;
  if (listing.data && dashboard.data) {
    return (
      <Suspense fallback={<ListingFormSkeleton />}>
        <EditListing
          key={`${me.id}-${id}`}
          userId={me.id}
          listing={listing.data}
          farms={dashboard.data.farms.filter(({ isUnderReview }) => !isUnderReview)}
        />
      </Suspense>
    );
  }
  const error = listing.error ?? dashboard.error;
  if (!error) return <ListingFormSkeleton />;
  const retry = () => Promise.all([listing.refetch(), dashboard.refetch()]);
  return <CouldNotLoad title="We couldn’t load this listing." error={error} onRetry={retry} />;
}

function Content({ id }: { id: string }) {
  const { status, me } = useSession();
  if (status === 'checking') return <CheckingAuthentication />;
  if (status === 'signed-in') return <ForOwner id={id} me={me} />;
  return <SignInGate message="Please log in to edit your listing" returnTo={paths.editListing(id)} />;
}

/** Where a farmer changes a listing, or takes it away. */
export function EditListingPage() {
  const { id = '' } = useParams();
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Edit your listing" noindex />
      <Link
        to={paths.farmerDashboard}
        className="hit inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline"
      >
        <ArrowLeft aria-hidden size={18} />
        Dashboard
      </Link>
      <h1 className="mt-4 mb-8 text-2xl md:text-3xl">Edit your listing</h1>
      <Content id={id} />
    </div>
  );
}
