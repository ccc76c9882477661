import type { EntityManager } from 'typeorm';
import { paths } from '../../../contract/shared/site-paths.js';
import type { AnnouncementDraft, Announcements } from '../../../platform/announcements/announcements.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { ToldStatus } from '../../tables/market-day-news.entity.js';
import { dateText, dayText } from '../days/day-text.rules.js';
import { newsOf } from './day-news.rules.js';
import { announcedDay, lastChanger, type NewsDay } from './day-news.sql.js';
import { newsTitle } from './news-words.rules.js';

type Days = readonly [NewsDay, ...NewsDay[]];

/** @returns the days by what is new about them, without those about which nothing is */
export function byNews<Day>(
  days: readonly Day[],
  statusOf: (day: Day) => ToldStatus | null,
): { status: ToldStatus; days: readonly [Day, ...Day[]] }[] {
  return (['cancelled', 'moved', 'held'] as const).flatMap((status) => {
    const [first, ...more] = days.filter((day) => statusOf(day) === status);
    return first === undefined ? [] : { status, days: [first, ...more] as const };
  });
}

/** Once, and days of which the same is new at once; nothing where they know. */
export async function announceDays(
  tx: EntityManager,
  announcements: Announcements,
  days: readonly NewsDay[],
): Promise<void> {
  const news = new Map<number, ToldStatus | null>();
  for (const day of days) {
    const [told] = await fetchRows(tx, announcedDay, [day.placeId, day.id]);
    news.set(day.id, newsOf(day, told ?? null));
  }
  for (const { status, days: those } of byNews(days, ({ id }) => news.get(id) ?? null)) {
    const [changer] = await fetchRows(tx, lastChanger, [those[0].placeId, those[0].date]);
    await announcements.announce(tx, dayDraft(those, status, changer?.userId ?? null));
  }
}

export function dayDraft(days: Days, status: ToldStatus, byUserId: number | null): AnnouncementDraft {
  const [{ placeId, placeName, address, reason, movedTo }] = days;
  const joined = (of: (day: NewsDay) => number) => days.map(of).join('.');
  const key = `market-day-${joined(({ id }) => id)}-${joined(({ sequence }) => sequence)}-${status}`;
  const where = status === 'moved' && address ? [`Where: ${address}.`] : [];
  const why = status !== 'held' && reason ? [`Why: ${reason}`] : [];
  const when = days.length === 1 ? [`${dayText(days[0])}.`] : [`${days.map(dateText).join('; ')}.`];
  const instead = movedTo ? [`Instead: ${dateText({ date: movedTo })}.`] : [];
  return {
    ...{ kind: 'market-day', key, about: [`place-${placeId}`] },
    title: newsTitle(placeName, days, status),
    text: [...when, ...(days.length === 1 ? instead : []), ...where, ...why].join(' '),
    path: paths.place(placeId, placeName),
    words: placeName,
    position: null,
    byUserId,
    until: new Date(Math.max(...days.map(({ endsAt }) => Date.parse(endsAt)))),
  };
}
