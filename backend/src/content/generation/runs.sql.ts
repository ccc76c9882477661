/** Statements about runs as a whole. The name of an account is read, never its row. */

export const runs = `SELECT generation_runs.id, started_by AS "startedBy", user_id AS "userId", username, batch_size AS "batchSize",
    delay_ms AS "delayMs", status, planned, done, unchanged, failed, current_city AS "currentCity", reason,
    generation_runs.created_at AS "createdAt", started_at AS "startedAt", heartbeat_at AS "heartbeatAt",
    finished_at AS "finishedAt"
  FROM generation_runs LEFT JOIN users ON users.id = user_id`;

/** $1 the run. */
export const failures = `SELECT city, state_code AS "stateCode", coalesce(reason, '') AS reason
  FROM generation_items JOIN target_locations ON target_locations.id = target_id
  WHERE run_id = $1 AND status = 'failed' ORDER BY position`;

/** $1 the run. */
export const stopRun = `UPDATE generation_runs
  SET status = CASE status WHEN 'waiting' THEN 'stopped' ELSE 'stopping' END,
    finished_at = CASE status WHEN 'waiting' THEN now() END
  WHERE id = $1 AND status IN ('waiting', 'running', 'stopping') RETURNING id`;

/** Open runs of which nothing has been heard for $1 seconds. */
export const lostRuns = `SELECT 1 FROM generation_runs WHERE status IN ('waiting', 'running', 'stopping')
    AND coalesce(heartbeat_at, created_at) <= now() - make_interval(secs => $1) LIMIT 1`;
