import { BellRing } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { FollowProps } from './follow-props';
import { useFollowPress } from './use-follow-press';

export interface FollowButtonProps extends FollowProps {
  /** What it reads while it is not followed. */
  label?: string | undefined;
  look?: ButtonProps['look'];
  size?: ButtonProps['size'];
  wide?: boolean | undefined;
}

/** The follow button of a page. */
export function FollowButton({ label, look, size, wide, ...of }: FollowButtonProps & { isPressed: boolean }) {
  const { isFollowed, isPending, press, dialog } = useFollowPress(of);
  const rest = of.isSoldOut ? 'Tell me when it’s back in stock' : (label ?? 'Follow');
  const done = of.isSoldOut ? 'We’ll tell you when it’s back' : 'Following';
  return (
    <>
      <Button
        look={look ?? 'secondary'}
        {...(size && { size })}
        {...(wide && { wide })}
        aria-pressed={isFollowed}
        aria-label={of.isSoldOut ? undefined : `Follow ${of.name}`}
        title={isFollowed ? 'Unfollow' : undefined}
        icon={isFollowed ? <BellRing aria-hidden size={18} /> : <Icon name="bell" className="size-4.5" />}
        pendingLabel={isPending && 'Saving...'}
        onClick={press}
      >
        {isFollowed ? done : rest}
      </Button>
      {dialog}
    </>
  );
}
