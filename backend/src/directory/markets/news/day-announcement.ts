import type { EntityManager } from 'typeorm';
import { paths } from '../../../contract/shared/site-paths.js';
import type { AnnouncementDraft, Announcements } from '../../../platform/announcements/announcements.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { ToldStatus } from '../../tables/market-day-news.entity.js';
import { dateText, dayText } from '../days/day-text.rules.js';
import { newsOf } from './day-news.rules.js';
import { announcedDay, lastChanger, type NewsDay } from './day-news.sql.js';

const TITLES: Record<ToldStatus, (market: string, date: string) => string> = {
  cancelled: (market, date) => `${market} is canceled on ${date}`,
  moved: (market, date) => `${market} is somewhere else on ${date}`,
  held: (market, date) => `${market} takes place on ${date} after all`,
};

/** Once; nothing where they know. */
export async function announceDay(
  tx: EntityManager,
  announcements: Announcements,
  day: NewsDay,
): Promise<void> {
  const [told] = await fetchRows(tx, announcedDay, [day.placeId, day.id]);
  const status = newsOf(day, told ?? null);
  if (status === null) return;
  const [changer] = await fetchRows(tx, lastChanger, [day.placeId, day.date]);
  await announcements.announce(tx, dayDraft(day, status, changer?.userId ?? null));
}

export function dayDraft(day: NewsDay, status: ToldStatus, byUserId: number | null): AnnouncementDraft {
  const { id, placeId, placeName, sequence, address, reason } = day;
  const where = status === 'moved' && address ? [`Where: ${address}.`] : [];
  const why = status !== 'held' && reason ? [`Why: ${reason}`] : [];
  return {
    ...{ kind: 'market-day', key: `market-day-${id}-${sequence}-${status}`, about: [`place-${placeId}`] },
    title: TITLES[status](placeName, dateText(day)),
    text: [`${dayText(day)}.`, ...where, ...why].join(' '),
    path: paths.place(placeId, placeName),
    words: placeName,
    position: null,
    byUserId,
    until: new Date(day.endsAt),
  };
}
