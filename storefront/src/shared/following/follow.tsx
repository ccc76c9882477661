import { Suspense, lazy } from 'react';
import { useIsBrowser } from '../../lib/page/visit';
import { Button } from '../../ui/button';
import type { FollowButtonProps } from './follow-button';

const FollowButton = lazy(() =>
  import('./follow-button').then((module) => ({ default: module.FollowButton })),
);

/** The follow button of a page, which comes without it, as it needs its script. Its room is kept. */
export function Follow(props: FollowButtonProps) {
  const isBrowser = useIsBrowser();
  const { isSoldOut, label, look = 'secondary', size, wide } = props;
  const room = (
    <Button
      aria-hidden
      tabIndex={-1}
      look={look}
      {...(size && { size })}
      {...(wide && { wide })}
      className="invisible"
    >
      <span className="pl-6.5">{isSoldOut ? 'Tell me when it’s back in stock' : (label ?? 'Follow')}</span>
    </Button>
  );
  if (!isBrowser) return room;
  return (
    <Suspense fallback={room}>
      <FollowButton {...props} />
    </Suspense>
  );
}
