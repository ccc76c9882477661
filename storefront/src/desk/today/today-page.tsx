import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { LogOutButton } from '../../directory/farmer-dashboard/log-out-button';
import { dashboardQuery } from '../../directory/farmer/farmer-queries';
import { isCode } from '../../lib/api/is-code';
import { PageHead } from '../../lib/page/page-head';
import { RoleNotAllowed } from '../../shared/business/role-not-allowed';
import { LoginForm } from '../../shared/sign-in/login-form';
import { returnToOfState } from '../../shared/sign-in/return-to';
import { useSession } from '../../shared/sign-in/session';
import { useGoOn } from '../../shared/sign-in/use-go-on';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { CheckingAuthentication } from '../../ui/states/checking-authentication';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { TodaySkeleton } from './today-skeleton';

const Today = lazy(() => import('./today').then((module) => ({ default: module.Today })));

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
      <Suspense fallback={<TodaySkeleton />}>
        <Today dashboard={data} />
      </Suspense>
    );
  }
  if (error) {
    if (isCode(error, 'BUSINESS_ROLE_NOT_ALLOWED')) return <RoleNotAllowed message={error.message} />;
    return <CouldNotLoad title="We couldn’t load your dashboard." error={error} onRetry={refetch} />;
  }
  return <TodaySkeleton />;
}

const NEW_FOR_MS = DAY_MS;

/** /farmer-dashboard: what farmers and vendors have to do now. Who is logged out logs in here. */
export function TodayPage() {
  const { status, me } = useSession();
  const name = me?.firstName ?? me?.username;
  // Who has just registered lands here, too.
  const isNew = me !== null && Date.now() - new Date(me.createdAt).getTime() < NEW_FOR_MS;
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Farmer Dashboard" noindex />
      <h1 className="text-2xl md:text-3xl">Farmer Dashboard</h1>
      <div className="mt-1 mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        {name && (
          <p className="min-w-0 text-soft wrap-anywhere">
            {isNew ? 'Welcome' : 'Welcome back'}, {name}.
          </p>
        )}
        {me && <LogOutButton />}
      </div>
      {status === 'checking' && <CheckingAuthentication />}
      {status === 'visitor' && <SignedOut />}
      {status === 'signed-in' && <SignedIn key={me.id} />}
    </div>
  );
}
