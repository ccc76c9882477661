import type { FollowProps } from './follow-props';
import { useFollowPress } from './use-follow-press';

/** Follows something as soon as it is there: an alert was asked for elsewhere. Asks visitors for an email. */
export function FollowNow(of: FollowProps) {
  return useFollowPress({ ...of, isPressed: true }).dialog;
}
