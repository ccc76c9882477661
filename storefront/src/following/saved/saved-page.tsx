import { followPaths } from '@farmgate/backend/contract/following/follow-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../lib/page/page-head';
import { useIsBrowser } from '../../lib/page/visit';
import { useFollows } from '../../shared/following/use-follows';
import { Link } from '../../ui/navigation/link';
import { LinkTabs } from '../../ui/navigation/link-tabs';
import { Skeleton } from '../../ui/states/skeleton';
import { FollowSearchForm } from './follow-search-form';
import { MyPickups } from './my-pickups';
import { SavedList } from './saved-list';

const NearToday = lazy(() => import('./near-today').then((module) => ({ default: module.NearToday })));
const Alerts = lazy(() => import('../alerts/alerts').then((module) => ({ default: module.Alerts })));

const TABS = [
  { value: 'saved', label: 'Saved', to: paths.saved },
  { value: 'today', label: 'Near you today', to: followPaths.today },
  { value: 'alerts', label: 'Alerts', to: followPaths.alerts },
] as const;

/** Each view has its address; links from before lead to the same ones. */
const VIEWS: Readonly<Record<string, (typeof TABS)[number]['value']>> = {
  [followPaths.today]: 'today',
  [followPaths.alerts]: 'alerts',
  '/my-food/notices': 'alerts',
};

function Saved() {
  const { who, list } = useFollows();
  return (
    <div className="flex flex-col gap-10">
      {list?.preferences.isStopped && (
        <p className="rounded-control bg-sun px-4 py-3 text-sm text-on-sun">
          Notifications are off.{' '}
          <Link to={followPaths.alerts} className="underline">
            Turn them on
          </Link>{' '}
          to hear from what you follow.
        </p>
      )}
      {who === 'account' && <MyPickups />}
      <SavedList />
      <FollowSearchForm />
    </div>
  );
}

function Waiting() {
  return (
    <>
      <noscript>
        <p className="rounded-control bg-sunk px-3.5 py-3 text-sm">
          Please turn on JavaScript to see this page.
        </p>
      </noscript>
      <Skeleton className="h-96 rounded-card noscript:hidden" />
    </>
  );
}

/** /saved: what one keeps, what is on near one today, and what one is told about. */
export function SavedPage() {
  const view = VIEWS[useLocation().pathname] ?? 'saved';
  const isBrowser = useIsBrowser();
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-10">
      <PageHead title="Saved" noindex />
      <h1 className="text-2xl lg:text-3xl">Saved</h1>
      <LinkTabs label="What you saved" value={view} tabs={TABS}>
        <div className="pt-2">
          {view === 'saved' && <Saved />}
          {view !== 'saved' && !isBrowser && <Waiting />}
          {view !== 'saved' && isBrowser && (
            <Suspense fallback={<Waiting />}>{view === 'today' ? <NearToday /> : <Alerts />}</Suspense>
          )}
        </div>
      </LinkTabs>
    </div>
  );
}
