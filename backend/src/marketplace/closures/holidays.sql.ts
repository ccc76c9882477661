import { isUnderReview } from '../../directory/tables/whose-farm.sql.js';
import { FIRST_TODAY, givenDay } from '../../platform/database/days.sql.js';
import { statement } from '../../platform/database/statement.js';

/** Keeps when they were asked. */
export const writeAnswers = statement<
  { day: string },
  [userId: number, days: readonly string[], answer: 'open' | 'closed']
>(`
  INSERT INTO holiday_answers AS known (user_id, day, answer, answered_at)
  SELECT $1, ${givenDay('given.day')}, $3, now() FROM unnest($2::text[]) AS given (day)
  ON CONFLICT (user_id, day) DO UPDATE SET answer = excluded.answer, answered_at = now()
  RETURNING day::text AS day`);

/** Whoever gets rows back sends the email. */
export const markAsked = statement<{ day: string }, [userId: number, days: readonly string[]]>(`
  INSERT INTO holiday_answers (user_id, day, asked_at) SELECT $1, ${givenDay('given.day')}, now() FROM unnest($2::text[]) AS given (day)
  ON CONFLICT (user_id, day) DO NOTHING RETURNING day::text AS day`);

/** Who has something on one of these days, and was never asked about it. */
export const usersToAsk = statement<
  { userId: number },
  [after: number, days: readonly string[], limit: number]
>(`
  SELECT DISTINCT found.user_id AS "userId" FROM (
    SELECT vendors.user_id, own.date FROM pickup_windows AS own JOIN vendors ON vendors.id = own.vendor_id
    WHERE own.date = ANY($2::date[]) AND own.status = 'open' AND own.ends_at > now() AND vendors.is_active AND NOT vendors.is_demonstration
    UNION ALL SELECT coalesce(vendors.user_id, farms.user_id), held.date
    FROM market_days AS held JOIN places ON places.id = held.place_id JOIN market_members AS member ON member.place_id = held.place_id
    LEFT JOIN vendors ON vendors.id = member.vendor_id
    LEFT JOIN farms ON farms.id = member.farm_id AND NOT ${isUnderReview('farms')}
    WHERE held.date = ANY($2::date[]) AND held.ends_at > now() AND held.status <> 'cancelled' AND member.status = 'member'
      AND places.hidden_at IS NULL AND places.source <> 'demo') AS found
  WHERE found.user_id > $1
    AND NOT EXISTS (SELECT FROM holiday_answers AS known WHERE known.user_id = found.user_id AND known.day = found.date)
  ORDER BY 1 LIMIT $3::int`);

/** Who is closed on some day to come. */
export const usersWithClosures = statement<{ userId: number }, [after: number, limit: number]>(`
  SELECT DISTINCT user_id AS "userId" FROM closures WHERE user_id > $1 AND "to" >= ${FIRST_TODAY} ORDER BY 1 LIMIT $2::int`);
