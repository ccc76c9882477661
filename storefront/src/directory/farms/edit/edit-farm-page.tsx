import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/page-head';
import { type Session, useSession } from '../../../shared/sign-in/session';
import { SignInGate } from '../../../shared/sign-in/sign-in-gate';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs';
import { FarmFailure } from '../farm-failure';
import { ownFarmsQuery } from '../farm-queries';
import { FormSkeleton } from '../form-skeleton';

const EditForm = lazy(() => import('./edit-form').then((module) => ({ default: module.EditForm })));

const CRUMBS = [
  { name: 'Home', to: paths.home },
  { name: 'Dashboard', to: paths.farmerDashboard },
  { name: 'Edit farm' },
];

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page flex max-w-4xl flex-col gap-6 py-6 md:py-8">
      <PageHead title="Edit Farm" noindex />
      <Breadcrumbs crumbs={CRUMBS} />
      <h1 className="text-2xl wrap-anywhere md:text-3xl">{title}</h1>
      {children}
    </div>
  );
}

/** A farm that is not one's own is treated as one that is not there, as the server does. */
function OwnFarm({ id, session, me }: { id: string; session: Session; me: MeView }) {
  const { data, error, refetch } = useQuery(ownFarmsQuery(session));
  const farm = data?.farms.find((one) => String(one.id) === id);
  if (!data && !error) {
    return (
      <Frame title="Edit farm">
        <FormSkeleton />
      </Frame>
    );
  }
  if (!farm) {
    return (
      <FarmFailure
        error={error}
        isMissing={Boolean(data)}
        onRetry={() => void refetch()}
        otherwise={paths.farmerDashboard}
      />
    );
  }
  const listings = data?.listings.filter(({ farmId }) => farmId === farm.id).length ?? 0;
  return (
    <Frame title={`Edit ${farm.name}`}>
      <Suspense fallback={<FormSkeleton />}>
        <EditForm key={farm.id} me={me} farm={farm} listings={listings} />
      </Suspense>
    </Frame>
  );
}

/** /farms/:id/edit */
export function EditFarmPage() {
  const { id = '' } = useParams();
  const session = useSession();
  if (session.status === 'signed-in') return <OwnFarm id={id} session={session} me={session.me} />;
  return (
    <Frame title="Edit farm">
      {session.status === 'visitor' ? (
        <SignInGate message="Please log in to edit your farm" returnTo={paths.editFarm(id)} />
      ) : (
        <FormSkeleton />
      )}
    </Frame>
  );
}
