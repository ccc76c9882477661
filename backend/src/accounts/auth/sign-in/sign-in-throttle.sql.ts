import { statement } from '../../../platform/database/statement.js';

export const lowerNames = statement<{ name: string }, [names: readonly string[]]>(
  'SELECT lower(name) AS name FROM unnest($1::text[]) AS given (name)',
);

/** No row while the wait is not over. Reads the clock behind the lock, so tries see each other. */
export const countFailure = statement<
  { failures: number },
  [subject: string, waits: readonly number[], forgottenAfterSeconds: number]
>(`INSERT INTO sign_in_failures AS known (subject, failures, last_failed_at) VALUES ($1, 1, clock_timestamp())
  ON CONFLICT (subject) DO UPDATE SET
    failures = CASE WHEN known.last_failed_at < clock_timestamp() - make_interval(secs => $3) THEN 1
      ELSE known.failures + 1 END,
    last_failed_at = clock_timestamp()
  WHERE known.last_failed_at + make_interval(secs => ($2::int[])[least(known.failures + 1, cardinality($2::int[]))])
    <= clock_timestamp()
  RETURNING failures`);

export const secondsToWait = statement<{ seconds: number }, [subject: string, waits: readonly number[]]>(
  `SELECT ceil(extract(epoch FROM last_failed_at
      + make_interval(secs => ($2::int[])[least(failures + 1, cardinality($2::int[]))]) - clock_timestamp()))::int AS seconds
  FROM sign_in_failures WHERE subject = $1`,
);

export const forgetFailures = statement<object, [subject: string, accountHash: string]>(
  `DELETE FROM sign_in_failures
  WHERE subject = $1 OR starts_with(subject, $1 || '@') OR (subject LIKE 'device:%' AND right(subject, length($2)) = $2)`,
);
