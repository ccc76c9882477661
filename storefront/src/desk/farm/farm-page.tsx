import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { dashboardQuery } from '../../directory/farmer/farmer-queries';
import { isCode } from '../../lib/api/is-code';
import { PageHead } from '../../lib/page/page-head';
import { RoleNotAllowed } from '../../shared/business/role-not-allowed';
import { useRequiredSession } from '../../shared/sign-in/use-required-session';
import { CheckingAuthentication } from '../../ui/states/checking-authentication';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { TodaySkeleton } from '../today/today-skeleton';

const OwnFarm = lazy(() => import('./own-farm').then((module) => ({ default: module.OwnFarm })));

function Content() {
  const { data, error, refetch } = useQuery(dashboardQuery());
  if (data)
    return (
      <Suspense fallback={<TodaySkeleton />}>
        <OwnFarm dashboard={data} />
      </Suspense>
    );
  if (!error) return <TodaySkeleton />;
  if (isCode(error, 'BUSINESS_ROLE_NOT_ALLOWED')) return <RoleNotAllowed message={error.message} />;
  return <CouldNotLoad title="We couldn’t load your farm." error={error} onRetry={refetch} />;
}

/** /farmer-dashboard/farm: what one has in the directory. */
export function OwnFarmPage() {
  const me = useRequiredSession(paths.ownFarm);
  return (
    <div className="page flex flex-col gap-6 py-8 md:gap-8 md:py-12">
      <PageHead title="Farm" noindex />
      <h1 className="text-2xl md:text-3xl">Farm</h1>
      {me ? <Content key={me.id} /> : <CheckingAuthentication />}
    </div>
  );
}
