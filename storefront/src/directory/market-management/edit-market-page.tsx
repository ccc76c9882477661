import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/page-head';
import { useSession } from '../../shared/sign-in/session';
import { SignInGate } from '../../shared/sign-in/sign-in-gate';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { FormSkeleton } from '../farms/form-skeleton';
import { MarketFailure } from './market-failure';
import { marketRecordQuery } from './market-queries';

const EditMarketForm = lazy(() =>
  import('./record/edit-market-form').then((module) => ({ default: module.EditMarketForm })),
);

function Frame({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const crumbs = [
    { name: 'Home', to: paths.home },
    { name: 'Your markets', to: paths.myMarkets },
    { name: 'Manage', to: paths.manageMarket(id) },
    { name: 'Edit market' },
  ];
  return (
    <div className="page flex max-w-4xl flex-col gap-6 py-6 md:py-8">
      <PageHead title="Edit market" noindex />
      <Breadcrumbs crumbs={crumbs} />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{title}</h1>
        <p className="max-w-measure text-soft">
          What you save here stays, whatever the public directories say later.
        </p>
      </div>
      {children}
    </div>
  );
}

function EditMarket({ id, userId }: { id: string; userId: number }) {
  const { data, error, refetch } = useQuery(marketRecordQuery(id));
  if (data) {
    return (
      <Frame id={id} title={`Edit ${data.name}`}>
        <Suspense fallback={<FormSkeleton />}>
          <EditMarketForm marketId={id} userId={userId} record={data} />
        </Suspense>
      </Frame>
    );
  }
  if (error) return <MarketFailure error={error} onRetry={refetch} />;
  return (
    <Frame id={id} title="Edit market">
      <FormSkeleton />
    </Frame>
  );
}

/** /markets/manage/:id/edit */
export function EditMarketPage() {
  const { id = '' } = useParams();
  const { status, me } = useSession();
  if (me) return <EditMarket key={`${me.id}-${id}`} id={id} userId={me.id} />;
  return (
    <Frame id={id} title="Edit market">
      {status === 'visitor' ? (
        <SignInGate message="Please log in to edit your market" returnTo={paths.editMarket(id)} />
      ) : (
        <FormSkeleton />
      )}
    </Frame>
  );
}
