import type { AnnouncementKind } from '../../contract/following/follow-kinds.js';

export interface News {
  announcementId: number;
  kind: AnnouncementKind;
  key: string;
  title: string;
  text: string;
  path: string;
  words: string;
  until: Date;
  follow: { id: number; name: string };
}

/** Whoever announces market days ends what they announced of the same days before. */
const topicOf = ({ kind, key, path, words }: News): string =>
  kind === 'market-day' ? key : [kind, path, words].join('|');

/** @param news the oldest first @returns the newest first, each announcement once */
export function latestNews(news: readonly News[]): News[] {
  return [...new Map(news.map((one) => [topicOf(one), one])).values()].sort(
    (a, b) => b.announcementId - a.announcementId,
  );
}

/** Stays the same where the news comes to say something else. */
export const newsTag = (announcementId: number): string => `announcement-${announcementId}`;

export const newsSubject = (news: readonly [News, ...News[]]): string =>
  news.length === 1 ? news[0].title : `${news[0].title}, and ${news.length - 1} more`;

/** @returns when the last is over, or cannot be told anymore, whichever is first */
export function sendBefore(news: readonly News[], tellableUntil: Date): Date {
  const over = Math.max(...news.map(({ until }) => until.getTime()));
  return new Date(Math.min(over, tellableUntil.getTime()));
}
