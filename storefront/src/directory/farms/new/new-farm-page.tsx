import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/page-head';
import { useSession } from '../../../shared/sign-in/session';
import { SignInGate } from '../../../shared/sign-in/sign-in-gate';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs';
import { FormSkeleton } from '../form-skeleton';
import { SidePanel } from './side-panel';

const RegisterForm = lazy(() =>
  import('./register-form').then((module) => ({ default: module.RegisterForm })),
);

const StartForm = lazy(() => import('../steps/start-form').then((module) => ({ default: module.StartForm })));

const CRUMBS = [
  { name: 'Home', to: paths.home },
  { name: 'Dashboard', to: paths.farmerDashboard },
  { name: 'Register a farm' },
];

function Body() {
  const { status, me } = useSession();
  const isWhole = useSearchParams()[0].get('form') === 'all';
  if (status === 'visitor')
    return <SignInGate message="Please log in to create a farm" returnTo={paths.newFarm} />;
  if (status === 'checking') return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      {isWhole ? <RegisterForm key={me.id} me={me} /> : <StartForm key={me.id} me={me} />}
    </Suspense>
  );
}

/** /farms/new */
export function NewFarmPage() {
  return (
    <div className="page flex flex-col gap-6 py-6 md:py-8">
      <PageHead
        title="Register a Farm"
        description="Add your farm to the directory: where it is, what you grow and when you’re open."
        canonical={paths.newFarm}
        noindex
      />
      <Breadcrumbs crumbs={CRUMBS} />
      <h1 className="text-2xl md:text-3xl">Register a farm</h1>
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Body />
        <SidePanel />
      </div>
    </div>
  );
}
