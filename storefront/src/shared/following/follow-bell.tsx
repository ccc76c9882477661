import { clsx } from 'clsx';
import { Bell, BellRing } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { useFollowPress } from './use-follow-press';

export interface FollowBellProps {
  /** "farm-7" */
  itemKey: string;
  name: string;
  look: string;
}

/** The follow button of a card: a bell that rings for what is followed. */
export function FollowBell({ itemKey, name, look }: FollowBellProps) {
  const { isFollowed, isPending, press, dialog } = useFollowPress({ subject: { key: itemKey }, name });
  const Drawing = isFollowed ? BellRing : Bell;
  return (
    <>
      <IconButton
        label={`Follow: ${name}`}
        title={isFollowed ? 'Unfollow' : 'Follow'}
        aria-pressed={isFollowed}
        aria-disabled={isPending}
        className={look}
        icon={<Drawing aria-hidden size={20} className={clsx(isFollowed && 'fill-current text-leaf')} />}
        onClick={press}
      />
      {dialog}
    </>
  );
}
