import type { AdminNotice } from '@farmgate/backend/contract/following/announcements.admin';
import type { Tone } from '../../kit/cells';

export const NOTICE_TONES: Readonly<Record<string, Tone>> = {
  sent: 'good',
  waiting: 'waiting',
  dropped: 'plain',
};

/** Who is told: an account, or an address that is cut short. */
export const followerText = ({ username, email, followerId }: AdminNotice): string =>
  username ?? email ?? `Follower ${followerId}`;
