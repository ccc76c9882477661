import { Suspense, lazy, useState } from 'react';
import { useIsBrowser } from '../../lib/page/visit';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { FollowButtonProps } from './follow-button';

const FollowButton = lazy(() =>
  import('./follow-button').then((module) => ({ default: module.FollowButton })),
);

/** The follow button of a page. Its code comes later: what is pressed before is done then. */
export function Follow(props: FollowButtonProps) {
  const isBrowser = useIsBrowser();
  const [isPressed, setPressed] = useState(false);
  const { isSoldOut, label, look = 'secondary', size, wide } = props;
  const early = (
    <Button
      look={look}
      {...(size && { size })}
      {...(wide && { wide })}
      aria-label={isSoldOut ? undefined : `Follow ${props.name}`}
      className="noscript:invisible"
      icon={<Icon name="bell" className="size-4.5" />}
      onClick={() => setPressed(true)}
    >
      {isSoldOut ? 'Tell me when it’s back in stock' : (label ?? 'Follow')}
    </Button>
  );
  if (!isBrowser) return early;
  return (
    <Suspense fallback={early}>
      <FollowButton {...props} isPressed={isPressed} />
    </Suspense>
  );
}
