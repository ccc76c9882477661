import { followPaths } from '@farmgate/backend/contract/following/follow-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../lib/api/api';
import { keepFollowLink } from '../../shared/following/follow-link';
import { type Follower, useFollower, useFollows } from '../../shared/following/use-follows';
import { useSession } from '../../shared/sign-in/session';
import { useLinkToken } from '../../shared/sign-in/use-link-token';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { LinkFailure } from '../../ui/states/link-failure';
import { Skeleton } from '../../ui/states/skeleton';
import { DeviceSwitch } from './device-switch';
import { FollowedRows } from './followed-rows';
import { Leaving } from './leaving';

const NoticesForm = lazy(() => import('./notices-form').then((module) => ({ default: module.NoticesForm })));

function Nobody() {
  return (
    <EmptyState
      picture={<EmptyArt scene="not-found" />}
      title="No notifications on this device"
      heading="h2"
      hint="Log in, or open the link in one of our emails, and choose here how often we email you."
      action={<LinkButton to={paths.login({ returnTo: followPaths.alerts })}>Log In</LinkButton>}
    />
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading your choices" className="noscript:hidden">
      <Skeleton className="h-96 max-w-2xl rounded-card" />
    </div>
  );
}

/** Only farmers text what changed; everyone else has nothing to choose there. */
function TextUpdates() {
  const { me } = useSession();
  if (me?.role !== 'farmer' && me?.role !== 'vendor') return null;
  return (
    <section aria-labelledby="text-updates" className="flex flex-col items-start gap-3">
      <h2 id="text-updates" className="text-lg">
        Text updates
      </h2>
      <p className="text-sm text-soft">
        Text one line when a field is picked out or the eggs are back, and your pages change.
      </p>
      <LinkButton look="secondary" to={paths.texts}>
        Text updates
      </LinkButton>
    </section>
  );
}

function Choices({ follower, isLink }: { follower: Follower; isLink: boolean }) {
  const isLeaving = useSearchParams()[0].has('stop');
  const { list, error, retry } = useFollows(follower);
  if (follower.who === 'visitor') return <Nobody />;
  if (!list) {
    if (isLink && error instanceof ApiError && error.status < 500) {
      return (
        <LinkFailure
          error={error}
          refused="This link doesn’t work anymore"
          failed="We couldn’t open this link"
          hint="Nothing is followed with it, or it wasn’t copied as a whole."
          instead={{ label: 'Go to saved', to: paths.saved }}
          onRetry={retry}
        />
      );
    }
    if (error) return <CouldNotLoad title="We couldn’t load your choices." error={error} onRetry={retry} />;
    return <Waiting />;
  }
  return (
    <div className="grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-10">
        <Suspense fallback={<Waiting />}>
          <NoticesForm
            key={follower.token}
            preferences={list.preferences}
            follower={follower}
            isLeaving={isLeaving}
          />
        </Suspense>
        <DeviceSwitch token={follower.token} />
        {follower.who === 'account' && <TextUpdates />}
      </div>
      <div className="flex flex-col gap-10">
        <FollowedRows follows={list.follows} follower={follower} />
        <Leaving follower={follower} />
      </div>
    </div>
  );
}

/** How and when one is told: of an account, or of whom the link of an email stands for. */
export function Alerts() {
  const token = useLinkToken();
  const { status } = useSession();
  const here = useFollower();
  useEffect(() => {
    if (token && status === 'visitor') keepFollowLink(token);
  }, [token, status]);
  const follower: Follower = token ? { who: 'link', token } : here;
  const isChecking = token === undefined || follower.who === 'checking';
  return (
    <div className="flex flex-col gap-8">
      <p className="text-soft">How and when we tell you about what you follow.</p>
      {isChecking ? <Waiting /> : <Choices follower={follower} isLink={Boolean(token)} />}
    </div>
  );
}
