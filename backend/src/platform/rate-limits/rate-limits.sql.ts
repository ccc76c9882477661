import { statement } from '../database/statement.js';

/** This request included; the time left is in milliseconds. */
export interface Counted {
  current: number;
  ttl: number;
}

export const countRequest = statement<Counted, [key: string, timeWindow: number]>(
  `INSERT INTO rate_limits AS known (key, count, ends_at)
    VALUES ($1, 1, now() + $2::integer * interval '1 millisecond')
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN known.ends_at > now() THEN known.count + 1 ELSE 1 END,
      ends_at = CASE WHEN known.ends_at > now() THEN known.ends_at ELSE excluded.ends_at END
    RETURNING count AS current, ceil(extract(epoch FROM ends_at - now()) * 1000)::integer AS ttl`,
);

export const readCount = statement<Counted, [key: string]>(
  `SELECT count AS current, ceil(extract(epoch FROM ends_at - now()) * 1000)::integer AS ttl
    FROM rate_limits WHERE key = $1 AND ends_at > now()`,
);

export const deleteEnded = statement('DELETE FROM rate_limits WHERE ends_at < now()');
