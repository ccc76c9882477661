import { followPaths } from '@farmgate/backend/contract/following/follow-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { SlidersHorizontal } from 'lucide-react';
import { PageHead } from '../../lib/page/page-head';
import { useFollows } from '../../shared/following/use-follows';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/navigation/link';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { Skeleton } from '../../ui/states/skeleton';
import { FollowSearchForm } from './follow-search-form';
import { Followed } from './followed';
import { MyPickups } from './my-pickups';
import { NearToday } from './near-today';

function Nothing({ isVisitor }: { isVisitor: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      <EmptyState
        picture={<EmptyArt scene="nothing-near" />}
        title="Nothing followed yet"
        heading="h2"
        hint="Tap the bell on a farm, market or product, or follow a search below. We’ll email you when there’s news."
        action={<LinkButton to={paths.browse()}>Browse Local Farms</LinkButton>}
      />
      {isVisitor && (
        <p className="text-center text-sm text-soft">
          Already following?{' '}
          <Link to={paths.login({ returnTo: followPaths.myFood })} className="link">
            Log in
          </Link>
          , or open the link in one of our emails on this device.
        </p>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading what you follow" className="flex flex-col gap-4 noscript:hidden">
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} className="h-28 rounded-card" />
      ))}
    </div>
  );
}

function WhatYouFollow() {
  const { who, list, error, retry } = useFollows();
  if (who === 'visitor') return <Nothing isVisitor />;
  if (list)
    return list.follows.length > 0 ? <Followed follows={list.follows} /> : <Nothing isVisitor={false} />;
  if (error) return <CouldNotLoad title="We couldn’t load what you follow." error={error} onRetry={retry} />;
  return <Waiting />;
}

/** /my-food: what is on near one today, one's next pickups, and what one follows. */
export function MyFoodPage() {
  const { who, list } = useFollows();
  return (
    <div className="page flex flex-col gap-10 py-8 md:py-10">
      <PageHead title="My food" noindex />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl lg:text-3xl">My food</h1>
        {list && (
          <LinkButton
            look="secondary"
            to={followPaths.notices}
            icon={<SlidersHorizontal aria-hidden size={18} />}
          >
            Notifications
          </LinkButton>
        )}
      </div>
      <noscript>
        <p className="rounded-control bg-sunk px-3.5 py-3 text-sm">
          Please turn on JavaScript to see what you follow.
        </p>
      </noscript>
      {list?.preferences.isStopped && (
        <p className="rounded-control bg-sun px-4 py-3 text-sm text-on-sun">
          Notifications are off.{' '}
          <Link to={followPaths.notices} className="underline">
            Turn them on
          </Link>{' '}
          to hear from what you follow.
        </p>
      )}
      <NearToday />
      {who === 'account' && <MyPickups />}
      <WhatYouFollow />
      <FollowSearchForm />
    </div>
  );
}
