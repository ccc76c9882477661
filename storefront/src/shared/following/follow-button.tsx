import { Bell, BellRing } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button';
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
export function FollowButton({ label, look, size, wide, ...of }: FollowButtonProps) {
  const { isFollowed, isPending, press, dialog } = useFollowPress(of);
  const Drawing = isFollowed ? BellRing : Bell;
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
        icon={<Drawing aria-hidden size={18} />}
        pendingLabel={isPending && 'Saving...'}
        onClick={press}
      >
        {isFollowed ? done : rest}
      </Button>
      {dialog}
    </>
  );
}
