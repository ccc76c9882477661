import type { AdminNotice } from '@farmgate/backend/contract/following/announcements.admin';
import type { Tone } from '../../kit/cells';

export const NOTICE_TONES: Readonly<Record<string, Tone>> = {
  sent: 'good',
  waiting: 'waiting',
  dropped: 'plain',
  failed: 'bad',
};

/** Who is told: an account, or an address that is cut short. */
export const followerText = ({
  username,
  email,
  followerId,
}: Pick<AdminNotice, 'username' | 'email' | 'followerId'>): string =>
  username ?? email ?? `Follower ${followerId}`;
