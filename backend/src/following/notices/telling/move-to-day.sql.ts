import { statement } from '../../../platform/database/statement.js';

type Given = [ids: readonly number[], days: readonly string[]];

const moved = `SELECT notice.id, notice.follower_id, notice.subject, notice.announcement_id, given.day
  FROM unnest($1::integer[], $2::date[]) AS given (id, day) JOIN notices AS notice USING (id)`;

/** What was told to no one on those days makes room. */
export const leaveDroppedTwins = statement<object, Given>(`
  DELETE FROM notices AS twin USING (${moved}) AS moved
  WHERE (twin.follower_id, twin.subject, twin.day) = (moved.follower_id, moved.subject, moved.day)
    AND twin.status = 'dropped'`);

/** The first notice of a follower, subject and day moves, unless one is there; the others are dropped. */
export const moveNotices = statement<{ id: number }, Given>(`
  WITH moved AS (${moved}),
  days AS (
    SELECT follower_id, subject, day, min(moved.id) AS first_id, min(moved.announcement_id) AS since
    FROM moved GROUP BY follower_id, subject, day),
  kept AS (
    SELECT days.*, coalesce(twin.id, first_id) AS id, coalesce(twin.status, 'waiting') AS status,
      CASE WHEN twin.status = 'sent' THEN twin.announcement_id ELSE least(since, twin.announcement_id) END AS first
    FROM days LEFT JOIN notices AS twin USING (follower_id, subject, day)),
  dropped AS (
    UPDATE notices SET status = 'dropped' FROM moved
    WHERE notices.id = moved.id AND moved.id NOT IN (SELECT id FROM kept)),
  settled AS (
    UPDATE notices SET day = kept.day, announcement_id = kept.first FROM kept
    WHERE notices.id = kept.id AND kept.status = 'waiting'
    RETURNING notices.id)
  SELECT settled.id FROM settled JOIN moved USING (id)`);
