import { BellRing } from 'lucide-react';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { useFollowPress } from './use-follow-press';

export interface FollowBellProps {
  /** "farm-7" */
  itemKey: string;
  name: string;
  look: string;
  /** It was pressed before its code was there. */
  isPressed: boolean;
}

/** The follow button of a card: a bell that rings for what is followed. */
export function FollowBell({ itemKey, name, look, isPressed }: FollowBellProps) {
  const { isFollowed, isPending, press, dialog } = useFollowPress({
    subject: { key: itemKey },
    name,
    isPressed,
  });
  return (
    <>
      <IconButton
        label={`Follow: ${name}`}
        title={isFollowed ? 'Unfollow' : 'Follow'}
        aria-pressed={isFollowed}
        aria-disabled={isPending}
        className={look}
        icon={
          isFollowed ? (
            <BellRing aria-hidden size={20} className="fill-current text-leaf" />
          ) : (
            <Icon name="bell" className="size-5" />
          )
        }
        onClick={press}
      />
      {dialog}
    </>
  );
}
