import { statement } from '../../platform/database/statement.js';
import type { Timing } from './due.rules.js';
import { ANNOUNCED_WORDS, CAN_BE_TOLD, DID_NOT_DO, IN_REACH, SAYS_IT } from './follow-matches.sql.js';

export interface Reached extends Timing {
  id: number;
  isTold: boolean;
}

const reached = (batch: string, byUserId: string) => `
  WITH batch AS MATERIALIZED (${batch})
  SELECT follower.id, follower.rhythm, follower.quiet_from AS "quietFrom", follower.quiet_until AS "quietUntil",
    follower.time_zone AS "timeZone",
    ${CAN_BE_TOLD} AND (follower.by_email OR follower.by_push)
      AND ${DID_NOT_DO(byUserId)} AS "isTold"
  FROM batch JOIN followers AS follower ON follower.id = batch.id LEFT JOIN users AS account ON account.id = follower.user_id
  ORDER BY follower.id`;

/** Ordered by id; each key reads its index in order. */
export const followersByKey = statement<
  Reached,
  [about: readonly string[], after: number, limit: number, byUserId: number | null]
>(
  reached(
    `SELECT DISTINCT next.follower_id AS id FROM unnest($1::text[]) AS about (key), LATERAL (
      SELECT follow.follower_id FROM follows AS follow WHERE follow.key = about.key AND follow.follower_id > $2
      ORDER BY follow.follower_id LIMIT $3) AS next
    ORDER BY 1 LIMIT $3`,
    '$4::integer',
  ),
);

export const followersBySearch = statement<
  Reached,
  [announcementId: number, after: number, limit: number, byUserId: number | null]
>(
  reached(
    `SELECT DISTINCT follow.follower_id AS id
    FROM (SELECT announcement.latitude, announcement.longitude, ${ANNOUNCED_WORDS} AS said
      FROM announcements AS announcement WHERE announcement.id = $1) AS announced
    JOIN follows AS follow ON follow.words IS NOT NULL AND ${IN_REACH('announced')} AND ${SAYS_IT('announced.said')}
    WHERE follow.follower_id > $2 ORDER BY 1 LIMIT $3`,
    '$4::integer',
  ),
);

/** Of those whose follows are by key, each once. */
export const audienceOfKeys = statement<
  { count: number },
  [about: readonly string[], byUserId: number | null]
>(`
  SELECT count(DISTINCT follower.id)::int AS count
  FROM follows AS follow JOIN followers AS follower ON follower.id = follow.follower_id
  LEFT JOIN users AS account ON account.id = follower.user_id
  WHERE follow.key = ANY($1::text[]) AND ${CAN_BE_TOLD} AND (follower.by_email OR follower.by_push)
    AND ${DID_NOT_DO('$2::integer')}`);

/**
 * Notices that told no one; of urgent news also those that told something older. They keep what they told,
 * as that may be recalled. Leaves notices that are being written right now to those who write them.
 */
export const reviveNotices = statement<
  object,
  [
    announcementId: number,
    subject: string,
    followers: readonly number[],
    days: readonly string[],
    dueAt: readonly Date[],
    isUrgent: boolean,
  ]
>(`
  UPDATE notices SET announcement_id = CASE WHEN status = 'dropped' THEN $1 ELSE announcement_id END,
    status = 'waiting', due_at = known.due_at
  FROM (SELECT notice.id, told.due_at
    FROM unnest($3::integer[], $4::date[], $5::timestamptz[]) AS told (follower_id, day, due_at)
    JOIN notices AS notice USING (follower_id, day)
    WHERE notice.subject = $2 AND (notice.status = 'dropped' OR $6 AND notice.status = 'sent')
      AND coalesce(notice.told_id, notice.announcement_id) < $1
    ORDER BY notice.id FOR NO KEY UPDATE OF notice SKIP LOCKED) AS known
  WHERE notices.id = known.id`);

/** Nobody gets two notices of one subject and day. */
export const insertNotices = statement<
  object,
  [
    announcementId: number,
    subject: string,
    followers: readonly number[],
    days: readonly string[],
    dueAt: readonly Date[],
  ]
>(`
  INSERT INTO notices (announcement_id, subject, follower_id, day, due_at)
  SELECT $1, $2, told.follower_id, told.day, told.due_at
  FROM unnest($3::integer[], $4::date[], $5::timestamptz[]) AS told (follower_id, day, due_at)
  ORDER BY told.follower_id
  ON CONFLICT (follower_id, subject, day) DO NOTHING`);
