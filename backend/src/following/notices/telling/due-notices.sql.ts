import { statement } from '../../../platform/database/statement.js';
import { ANNOUNCED_WORDS, CAN_BE_TOLD, DID_NOT_DO, IN_REACH, SAYS_IT } from '../follow-matches.sql.js';
import type { News } from '../news.rules.js';
import type { ToldFollower } from '../notice-channels.js';

/** Others skip locked followers. New notices for them do not wait for this lock. */
export const lockDueFollowers = statement<{ id: number }, [limit: number]>(`
  SELECT follower.id FROM followers AS follower
  WHERE follower.id IN (SELECT follower_id FROM notices WHERE status = 'waiting' AND due_at <= now()
    ORDER BY due_at, id LIMIT $1)
  ORDER BY follower.id
  FOR NO KEY UPDATE SKIP LOCKED`);

export interface DueFollower extends ToldFollower {
  canBeTold: boolean;
}

export const dueFollowers = statement<DueFollower, [ids: readonly number[]]>(`
  SELECT follower.id, follower.user_id AS "userId", follower.rhythm, follower.quiet_from AS "quietFrom",
    follower.quiet_until AS "quietUntil", follower.time_zone AS "timeZone", follower.by_email AS "byEmail",
    follower.by_push AS "byPush", ${CAN_BE_TOLD} AS "canBeTold",
    CASE WHEN follower.user_id IS NULL THEN follower.email
      WHEN account.email_confirmed_at IS NOT NULL THEN account.email::text END AS email
  FROM followers AS follower LEFT JOIN users AS account ON account.id = follower.user_id
  WHERE follower.id = ANY($1) ORDER BY follower.id`);

export interface DueNotice {
  id: number;
  followerId: number;
  announcementId: number;
  subject: string;
  day: string;
}

export const dueNotices = statement<DueNotice, [followers: readonly number[]]>(
  `SELECT id, follower_id AS "followerId", announcement_id AS "announcementId", subject, day::text AS day
  FROM notices WHERE follower_id = ANY($1) AND status = 'waiting' AND due_at <= now() ORDER BY id`,
);

const ANNOUNCED_SINCE = `notices AS notice
  JOIN followers AS follower ON follower.id = notice.follower_id
  JOIN announcements AS announcement
    ON announcement.about[1] = notice.subject AND announcement.id >= notice.announcement_id
    AND (notice.told_id IS NULL OR announcement.id > notice.told_id)
    AND announcement.until > clock_timestamp()
    AND ${DID_NOT_DO('announcement.by_user_id')}`;

export const dueAnnouncements = statement<{ id: number; about: string[] }, [notices: readonly number[]]>(
  `SELECT DISTINCT announcement.id, announcement.about FROM ${ANNOUNCED_SINCE} WHERE notice.id = ANY($1)`,
);

export interface DueNews extends Omit<News, 'follow'> {
  noticeId: number;
  followerId: number;
  followId: number;
  followName: string;
}

/** The oldest first, without what is over. Whoever recalls one waits for the transaction's end. */
export const dueNews = statement<
  DueNews,
  [notices: readonly number[], announcements: readonly number[], keys: readonly string[]]
>(`
  SELECT notice.id AS "noticeId", follower.id AS "followerId", announcement.id AS "announcementId",
    announcement.kind, announcement.key, announcement.title, announcement.text, announcement.path,
    announcement.words, announcement.until, followed.id AS "followId", followed.name AS "followName"
  FROM ${ANNOUNCED_SINCE}
  JOIN LATERAL (
    SELECT follow.id, follow.name FROM follows AS follow
    WHERE follow.follower_id = follower.id AND CASE
      WHEN follow.key IS NOT NULL THEN (announcement.id, follow.key) IN (SELECT * FROM unnest($2::integer[], $3::text[]))
      ELSE ${IN_REACH('announcement')} AND ${SAYS_IT(ANNOUNCED_WORDS)} END
    ORDER BY follow.key IS NULL, follow.id LIMIT 1) AS followed ON true
  WHERE notice.id = ANY($1)
  ORDER BY announcement.id
  FOR KEY SHARE OF announcement`);

/** What told something before stays as it was where nothing else is to be told. */
export const settleNotices = statement<
  object,
  [notices: readonly number[], sent: readonly number[], told: readonly number[]]
>(`
  UPDATE notices SET told_id = coalesce(now.told_id, notices.told_id),
    status = CASE WHEN now.told_id IS NULL AND sent_at IS NULL THEN 'dropped' ELSE 'sent' END,
    sent_at = CASE WHEN now.told_id IS NULL THEN sent_at ELSE now() END
  FROM unnest($1::integer[]) AS settled (id) LEFT JOIN (
    SELECT id, max(told) AS told_id FROM unnest($2::integer[], $3::integer[]) AS given (id, told) GROUP BY id) AS now
    USING (id)
  WHERE notices.id = settled.id`);

export const delayNotices = statement<object, [notices: readonly number[], until: Date]>(
  'UPDATE notices SET due_at = $2 WHERE id = ANY($1)',
);
