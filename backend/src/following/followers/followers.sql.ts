import { type Statement, statement } from '../../platform/database/statement.js';

export const followerOfEmail = statement<{ id: number }, [email: string]>(
  'SELECT id FROM followers WHERE lower(email) = lower($1) FOR NO KEY UPDATE',
);

export const followersOfAccount = statement<{ id: number; isGuest: boolean }, [userId: number]>(
  `SELECT id, false AS "isGuest" FROM followers WHERE user_id = $1
  UNION ALL
  SELECT follower.id, true FROM users
    JOIN followers AS follower ON lower(follower.email) = lower(users.email::text)
    WHERE users.id = $1 AND users.email_confirmed_at IS NOT NULL`,
);

/** A test checks this against the database's foreign keys. */
export const FOLLOWER_TABLES = ['follows', 'notices', 'follower_redirects', 'push_subscriptions'] as const;

type Move = Statement<object, [ownId: number, guestId: number]>;

export const leaveDoubles: readonly Move[] = [
  statement(`DELETE FROM follows AS follow USING follows AS twin
    WHERE follow.follower_id = $2 AND twin.follower_id = $1 AND (follow.key = twin.key
      OR (follow.words, follow.zip_code, follow.miles) = (twin.words, twin.zip_code, twin.miles))`),
  statement(`DELETE FROM notices AS notice USING notices AS twin
    WHERE notice.follower_id = $2 AND twin.follower_id = $1
      AND (notice.subject, notice.day) = (twin.subject, twin.day)`),
];

export const followerMoves: readonly Move[] = FOLLOWER_TABLES.map((table) =>
  statement(`UPDATE ${table} SET follower_id = $1 WHERE follower_id = $2`),
);

/** What a stopped follower followed does not come back by itself. */
export const leaveFollows = statement<object, [followerId: number]>(
  'DELETE FROM follows WHERE follower_id = $1',
);

export const withdrawMessages = statement<
  { at: string },
  [followerId: number, moments: readonly string[] | null, atLeast: number]
>(`
  DELETE FROM push_messages WHERE status = 'waiting' AND cardinality(announcement_ids) >= $3
    AND subscription_id IN (SELECT id FROM push_subscriptions WHERE follower_id = $1)
    AND ($2::text[] IS NULL OR created_at = ANY($2::text[]::timestamptz[]))
  RETURNING created_at::text AS at`);

export const waitingMessages = statement<{ at: string }>(
  `SELECT DISTINCT created_at::text AS at FROM push_messages WHERE status = 'waiting'`,
);

/** Notices have the moment of their transaction. Devices are not told twice. */
export const tellAgain = statement<object, [followerId: number, moments: readonly string[]]>(`
  UPDATE notices SET status = 'waiting', sent_at = NULL, told_id = NULL
  WHERE follower_id = $1 AND status IN ('sent', 'waiting') AND sent_at = ANY($2::text[]::timestamptz[])`);
