import type { AnnouncementKind } from '../../contract/following/follow-kinds.js';

/** An announcement as a follower is told of it. */
export interface News {
  announcementId: number;
  kind: AnnouncementKind;
  key: string;
  title: string;
  text: string;
  path: string;
  words: string;
  until: Date;
  /** What they follow that it is about: a name, or words near a ZIP code. */
  follow: { id: number; name: string };
}

/**
 * What a market day was, or a field, is no news once something newer is said of it.
 * @param key of an announcement: of a market day "market-day-55-3-moved", with the day and how often
 * it changed
 */
const topicOf = ({ kind, key, path, words }: News): string =>
  kind === 'market-day' ? key.split('-').slice(0, 3).join('-') : [kind, path, words].join('|');

/**
 * @param news the oldest first @returns what is still true of it, each announcement once, the newest
 * first
 */
export function latestNews(news: readonly News[]): News[] {
  return [...new Map(news.map((one) => [topicOf(one), one])).values()].sort(
    (a, b) => b.announcementId - a.announcementId,
  );
}

/** @returns by what a device knows one news, also where it has come to say something else */
export const newsTag = (announcementId: number): string => `announcement-${announcementId}`;

/** @returns the news in one line */
export const newsSubject = (news: readonly [News, ...News[]]): string =>
  news.length === 1 ? news[0].title : `${news[0].title}, and ${news.length - 1} more`;

/** @returns when the last of it is over, or it cannot be told anymore, whichever comes first */
export function sendBefore(news: readonly News[], tellableUntil: Date): Date {
  const over = Math.max(...news.map(({ until }) => until.getTime()));
  return new Date(Math.min(over, tellableUntil.getTime()));
}
