import type { FollowKey } from '../../contract/following/follow-kinds.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { AnnouncementDraft } from '../../platform/announcements/announcements.js';
import type { FarmNews } from '../tables/farm-news.entity.js';
import type { Farm } from '../tables/farm.entity.js';

/** A weekly digest still tells of it. */
const TOLD_FOR_MS = 8 * DAY_MS;
const MOST_LETTERS = 280;

export const newsKey = (id: number): string => `news-${id}`;

/** Not followed searches. @param placeIds places that it stands for, which have followers as well */
export const announcementOf = (
  farm: Pick<Farm, 'id' | 'name'>,
  placeIds: readonly number[],
  { id, text, userId, createdAt }: FarmNews,
): AnnouncementDraft => ({
  kind: 'news',
  key: newsKey(id),
  about: [`farm-${farm.id}`, ...placeIds.map((placeId): FollowKey => `place-${placeId}`)],
  title: `News from ${farm.name}`,
  text: text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS - 1)}…`,
  path: `${paths.farm(farm.id)}#news-${id}`,
  words: '',
  position: null,
  byUserId: userId,
  until: new Date(createdAt.getTime() + TOLD_FOR_MS),
});
