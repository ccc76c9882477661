import type { FollowView } from '@farmgate/backend/contract/following/follows';
import { useRef } from 'react';
import { type Follower, useFollowChange } from '../../shared/following/use-follows';
import { Button } from '../../ui/button';
import { Link } from '../../ui/navigation/link';

/** What is followed, in short, each with its way out. */
export function FollowedRows({ follows, follower }: { follows: readonly FollowView[]; follower: Follower }) {
  const { unfollow } = useFollowChange(follower);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (follow: FollowView) => {
    // The button that had the focus goes.
    heading.current?.focus();
    void unfollow(follow);
  };
  return (
    <section aria-labelledby="followed" className="flex flex-col gap-3">
      <h2 ref={heading} id="followed" tabIndex={-1} className="text-lg outline-none">
        What you follow <span className="text-base text-soft tabular-nums">{follows.length}</span>
      </h2>
      {follows.length === 0 && <p className="text-soft">Nothing right now.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {follows.map((follow) => (
          <li key={follow.id} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {follow.path === null ? (
                follow.name
              ) : (
                <Link to={follow.path} className="link">
                  {follow.name}
                </Link>
              )}
              {follow.search && (
                <span className="block text-sm text-soft">
                  Within {follow.search.miles} miles of {follow.search.zipCode}
                </span>
              )}
            </span>
            <Button
              look="quiet"
              size="sm"
              aria-label={`Unfollow ${follow.name}`}
              onClick={() => remove(follow)}
            >
              Unfollow
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
