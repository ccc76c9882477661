import { statement } from '../../../platform/database/statement.js';

export interface Changed {
  title: string;
  text: string;
  path: string;
  /** It is not told after this; null for as long as it is news. */
  until: Date | null;
  isOver: boolean;
}

/** Waits for those who tell of it right now; later ones find what it has become. */
export const lockAnnouncement = statement<Changed, [id: number]>(
  `SELECT title, text, path, until, until <= clock_timestamp() AS "isOver" FROM announcements WHERE id = $1 FOR UPDATE`,
);

export const reviseMessages = statement<
  object,
  [tag: string, title: string, text: string, until: Date | null]
>(
  `UPDATE push_messages SET title = $2, text = $3, send_before = least(send_before, $4)
  WHERE status = 'waiting' AND tag = $1`,
);

export interface Recalled {
  id: number;
  moments: string[];
}

/** Those told since it was announced, by id, also where more is to be told by now. */
export const toldFollowers = statement<
  Recalled,
  [announcementId: number, moments: readonly string[], after: number, limit: number]
>(`
  SELECT notice.follower_id AS id, array_agg(DISTINCT notice.sent_at::text) AS moments
  FROM announcements AS announcement
  JOIN announcements AS first ON first.about[1] = announcement.about[1] AND first.id <= announcement.id
  JOIN LATERAL (
    SELECT follower_id, sent_at FROM notices WHERE announcement_id = first.id AND status = 'sent'
    UNION ALL
    SELECT follower_id, sent_at FROM notices
    WHERE announcement_id = first.id AND status = 'waiting' AND sent_at IS NOT NULL) AS notice ON true
  WHERE announcement.id = $1 AND notice.sent_at >= announcement.created_at
    AND notice.sent_at IN (SELECT moment::timestamptz FROM unnest($2::text[]) AS given (moment))
    AND notice.follower_id > $3
  GROUP BY notice.follower_id ORDER BY notice.follower_id LIMIT $4`);
