import type { EntityManager } from 'typeorm';
import { paths } from '../../../contract/shared/site-paths.js';
import type { AnnouncementDraft, Announcements } from '../../../platform/announcements/announcements.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { ToldStatus } from '../../tables/market-day-news.entity.js';
import { dateText, dayText } from '../days/day-text.rules.js';
import { type DayKey, dayKey, readDayKey } from './day-key.rules.js';
import { newsOf } from './day-news.rules.js';
import { announcedDays, type AnnouncedDays, lastChanger, type NewsDay, newsDays } from './day-news.sql.js';
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

/**
 * Once, and days of which the same is new at once; nothing where they know. What was announced of these days
 * before, and isn't told yet, is not told anymore.
 */
export async function announceDays(
  tx: EntityManager,
  announcements: Announcements,
  days: readonly NewsDay[],
): Promise<void> {
  const [first] = days;
  if (!first) return;
  const ids = days.map(({ id }) => id);
  const before = (await fetchRows(tx, announcedDays, [first.placeId, ids])).map((row) => ({
    ...row,
    ...readDayKey(row.key),
  }));
  const news = byNews(days, (day) => {
    const told = before.findLast((one) => one.days.has(day.id));
    const sequence = told?.days.get(day.id);
    return newsOf(day, told && sequence !== undefined ? { status: told.status, sequence } : null);
  });
  const isNew = new Set(news.flatMap(({ days: those }) => those.map(({ id }) => id)));
  const outdated = before.filter((one) => !one.isOver && [...one.days.keys()].some((id) => isNew.has(id)));
  await leaveOut(tx, announcements, outdated, isNew);
  for (const { status, days: those } of news) {
    const [changer] = await fetchRows(tx, lastChanger, [those[0].placeId, those[0].date]);
    await announcements.announce(tx, dayDraft(those, status, changer?.userId ?? null));
  }
}

/** Ends what is announced of the days alone; what is announced of others, too, goes on without them. */
async function leaveOut(
  tx: EntityManager,
  announcements: Announcements,
  outdated: readonly (AnnouncedDays & DayKey)[],
  isNew: ReadonlySet<number>,
): Promise<void> {
  const rest = outdated.map(({ days, ...one }) => ({
    ...one,
    days: new Map([...days].filter(([id]) => !isNew.has(id))),
  }));
  const left = await fetchRows(tx, newsDays, [rest.flatMap(({ days }) => [...days.keys()])]);
  for (const { id, key, status, days } of rest) {
    const [first, ...more] = left.filter((day) => days.has(day.id));
    if (!first) await announcements.end(tx, [id]);
    else
      await announcements.revise(tx, key, {
        ...dayDraft([first, ...more], status, null),
        key: dayKey({ status, days }),
      });
  }
}

export function dayDraft(days: Days, status: ToldStatus, byUserId: number | null): AnnouncementDraft {
  const [{ placeId, placeName, address, reason, movedTo }] = days;
  const key = dayKey({ status, days: new Map(days.map(({ id, sequence }) => [id, sequence])) });
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
