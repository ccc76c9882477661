import { type ReactNode, Suspense, lazy, useState } from 'react';
import { useEarlyPress } from '../early-press';
import type { FollowProps } from './follow-props';
import { followOf, useFollowChange, useFollows } from './use-follows';

const FollowDialog = lazy(() =>
  import('./follow-dialog').then((module) => ({ default: module.FollowDialog })),
);

/**
 * What pressing a follow button does. Visitors are asked for their email address. `isPressed`: it was pressed
 * before its code was there.
 */
export function useFollowPress(of: FollowProps & { isPressed: boolean }) {
  const { subject, name, isSoldOut = false, isPressed } = of;
  const { who, list } = useFollows();
  const { follow, unfollow } = useFollowChange();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const followed = followOf(list, subject);
  const isKnown = who === 'visitor' || list !== undefined;

  const press = () => {
    if (isPending) return;
    if (who === 'visitor') return setAsking(true);
    setPending(true);
    void (followed ? unfollow(followed) : follow(subject)).finally(() => setPending(false));
  };
  useEarlyPress(isPressed, isKnown ? !followed && press : undefined);
  const dialog: ReactNode = isAsking && (
    <Suspense>
      <FollowDialog subject={subject} name={name} isSoldOut={isSoldOut} onClose={() => setAsking(false)} />
    </Suspense>
  );
  return { isFollowed: followed !== undefined, isKnown, isPending, press, dialog };
}
