/** $1 user names of farmers, $2 how many farms. Each has a spot of its own. */
export const makeFarms = `
  INSERT INTO farms (user_id, name, description, address, city, state, zip_code, latitude, longitude, time_zone,
    is_claimed, is_verified)
  SELECT users.id, 'Morning Farm ' || n, 'Berries to pick.', n || ' Load Road', 'Fort Myers', 'FL', '33901',
    26.6 + n * 0.001, -81.8, 'America/New_York', true, true
  FROM generate_series(1, $2::int) AS n
  JOIN users ON users.username = ($1::text[])[1 + n % cardinality($1::text[])]
  RETURNING id, (SELECT username::text FROM users WHERE users.id = user_id) AS username`;

/** $1 farms, $2 followers of each, without quiet hours, told at once by email. */
export const makeFollowers = `
  WITH wanted AS (
    SELECT farm, 'morning-' || farm || '-' || n || '@load.farmgate.example' AS email
    FROM unnest($1::int[]) AS farm CROSS JOIN generate_series(1, $2::int) AS n
  ), made AS (
    INSERT INTO followers (email, confirmed_at, quiet_from, quiet_until)
    SELECT email, now(), 0, 0 FROM wanted RETURNING id, email
  )
  INSERT INTO follows (follower_id, key, name)
  SELECT made.id, 'farm-' || wanted.farm, 'Morning Farm' FROM made JOIN wanted USING (email)`;

/** Notices about farms ($1 their keys) whose email has left. */
export const countTold = `
  SELECT count(*)::int AS count FROM notices AS notice JOIN followers AS follower ON follower.id = notice.follower_id
  JOIN mails AS mail ON mail.recipient = follower.email AND mail.status = 'sent'
  WHERE notice.subject = ANY($1) AND notice.status = 'sent'`;

/** Followers of farms ($1 their keys) who do not have one notice that was sent, and one email. */
export const wronglyTold = `
  SELECT follower.email, count(DISTINCT notice.id)::int AS notices, count(DISTINCT mail.id)::int AS emails
  FROM follows JOIN followers AS follower ON follower.id = follows.follower_id
  LEFT JOIN notices AS notice ON notice.follower_id = follower.id AND notice.status = 'sent'
  LEFT JOIN mails AS mail ON mail.recipient = follower.email AND mail.status = 'sent'
  WHERE follows.key = ANY($1) GROUP BY follower.id
  HAVING count(DISTINCT notice.id) <> 1 OR count(DISTINCT mail.id) <> 1
  ORDER BY follower.email LIMIT 100`;
