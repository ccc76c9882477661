export const CAN_BE_TOLD = `follower.stopped_at IS NULL
  AND CASE WHEN follower.user_id IS NULL THEN follower.confirmed_at IS NOT NULL ELSE account.locked_at IS NULL END`;

/** Also as a follower by the address of their account. */
export const DID_NOT_DO = (userId: string): string => `(${userId} IS NULL OR CASE
    WHEN follower.user_id IS NOT NULL THEN follower.user_id <> ${userId}
    ELSE NOT EXISTS (SELECT FROM users AS doer WHERE doer.id = ${userId} AND lower(doer.email::text) = lower(follower.email))
    END)`;

export const ANNOUNCED_WORDS = `to_tsvector('farmgate', announcement.words)`;

export const SAYS_IT = (said: string): string => `${said} @@ plainto_tsquery('farmgate', follow.words)`;

/** In miles, and a bit more; a degree of latitude has 69 miles. */
const WIDEST_DEGREES = 1.5;
const MILES_RADIUS = 3958.7613;

export const IN_REACH = (at: string): string => `
  follow.latitude BETWEEN ${at}.latitude - ${WIDEST_DEGREES} AND ${at}.latitude + ${WIDEST_DEGREES}
  AND 2 * ${MILES_RADIUS} * asin(least(1, sqrt(
    sin(radians(follow.latitude - ${at}.latitude) / 2) ^ 2
    + cos(radians(follow.latitude)) * cos(radians(${at}.latitude)) * sin(radians(follow.longitude - ${at}.longitude) / 2) ^ 2
  ))) <= follow.miles`;
