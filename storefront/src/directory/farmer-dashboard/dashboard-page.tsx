import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { isCode } from '../../lib/api/is-code';
import { PageHead } from '../../lib/page/page-head';
import { RoleNotAllowed } from '../../shared/business/role-not-allowed';
import { useShopLink } from '../../shared/business/use-shop-link';
import { LoginForm } from '../../shared/sign-in/login-form';
import { returnToOfState } from '../../shared/sign-in/return-to';
import { useSession } from '../../shared/sign-in/session';
import { useGoOn } from '../../shared/sign-in/use-go-on';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { CheckingAuthentication } from '../../ui/states/checking-authentication';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { dashboardQuery } from '../farmer/farmer-queries';
import { DashboardSkeleton } from './dashboard-skeleton';
import { LogOutButton } from './log-out-button';

const Dashboard = lazy(() => import('./dashboard').then((module) => ({ default: module.Dashboard })));

function SignedOut() {
  const { state } = useLocation() as { state: unknown };
  const goOn = useGoOn();
  const returnTo = returnToOfState(state);
  return (
    <Card className="max-w-md p-6 sm:p-8">
      <h2 className="mb-1 text-xl">Log in</h2>
      <p className="mb-6 text-sm text-soft">Manage your farms and listings.</p>
      <LoginForm onSignedIn={() => returnTo && goOn(returnTo)} />
      <p className="mt-6 border-t border-line pt-5 text-sm">
        New here?{' '}
        <Link to={paths.register()} className="link">
          Register as a farmer
        </Link>
      </p>
    </Card>
  );
}

function SignedIn() {
  const { data, error, refetch } = useQuery(dashboardQuery());
  if (data) {
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <Dashboard dashboard={data} />
      </Suspense>
    );
  }
  if (error) {
    if (isCode(error, 'BUSINESS_ROLE_NOT_ALLOWED')) return <RoleNotAllowed message={error.message} />;
    return <CouldNotLoad title="We couldn’t load your dashboard." error={error} onRetry={refetch} />;
  }
  return <DashboardSkeleton />;
}

function ShopButton() {
  const shop = useShopLink();
  return (
    shop && (
      <LinkButton look="secondary" to={shop.to} icon={<Store aria-hidden size={18} />}>
        {shop.label}
      </LinkButton>
    )
  );
}

const NEW_FOR_MS = DAY_MS;

/** Where farmers manage what they have in the directory; who is signed out signs in here. */
export function DashboardPage() {
  const { status, me } = useSession();
  const name = me?.firstName ?? me?.username;
  // Who has just registered lands here, too.
  const isNew = me !== null && Date.now() - new Date(me.createdAt).getTime() < NEW_FOR_MS;
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Farmer Dashboard" noindex />
      <div className="mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">Farmer Dashboard</h1>
          {name && (
            <p className="mt-2 text-soft wrap-anywhere">
              {isNew ? 'Welcome' : 'Welcome back'}, {name}.
            </p>
          )}
        </div>
        {me && (
          <div className="flex flex-wrap gap-3">
            <ShopButton />
            <LogOutButton />
          </div>
        )}
      </div>
      {status === 'checking' && <CheckingAuthentication />}
      {status === 'visitor' && <SignedOut />}
      {status === 'signed-in' && <SignedIn key={me.id} />}
    </div>
  );
}
