import { statement } from '../database/statement.js';

/** `until` goes back to the start, as whoever tells of it may have a clock that is behind. */
const ended = (which: string) => `UPDATE announcements SET until = created_at
  WHERE ${which} AND until > created_at RETURNING id`;

export const endAnnouncements = statement<{ id: number }, [ids: readonly number[]]>(
  ended('id = ANY($1::integer[])'),
);

/** One that is over on its own has nothing to take back. */
export const endAnnouncementOfKey = statement<{ id: number }, [key: string]>(
  ended('key = $1 AND until > now()'),
);

export const endAnnouncementsAbout = statement<{ id: number }, [keys: readonly string[]]>(
  ended('about[1] = ANY($1::text[]) AND until > now()'),
);

export const forgetAnnouncements = statement<object, [days: number]>(`
  DELETE FROM announcements WHERE id IN (SELECT id FROM announcements
    WHERE created_at < now() - $1 * interval '1 day' ORDER BY created_at LIMIT 20)`);
