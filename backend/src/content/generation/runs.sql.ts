import type { GenerationRunDetail } from '../../contract/content/generation.js';
import type { RunStarter, RunStatus } from '../../contract/content/page-status.js';
import { statement } from '../../platform/database/statement.js';
import type { RunRow } from './run.view.js';

const open = `status IN ('waiting', 'running', 'stopping')`;

const runs = `SELECT generation_runs.id, started_by AS "startedBy", user_id AS "userId", username, batch_size AS "batchSize",
    delay_ms AS "delayMs", status, planned, done, unchanged, failed, current_city AS "currentCity", reason,
    generation_runs.created_at AS "createdAt", started_at AS "startedAt", heartbeat_at AS "heartbeatAt",
    finished_at AS "finishedAt"
  FROM generation_runs LEFT JOIN account_names ON account_names.id = user_id`;

export const runById = statement<RunRow, [runId: number]>(`${runs} WHERE generation_runs.id = $1`);

export const newestRuns = statement<RunRow, [limit: number, offset: number]>(
  `${runs} ORDER BY generation_runs.id DESC LIMIT $1 OFFSET $2`,
);

export const failures = statement<GenerationRunDetail['failures'][number], [runId: number]>(
  `SELECT city, state_code AS "stateCode", coalesce(reason, '') AS reason
  FROM generation_items JOIN target_locations ON target_locations.id = target_id
  WHERE run_id = $1 AND status = 'failed' ORDER BY position`,
);

export interface Progress {
  status: RunStatus;
  planned: number;
  done: number;
  unchanged: number;
  failed: number;
  currentCity: string | null;
  reason: string | null;
}

export const progressOf = statement<Progress, [runId: number]>(
  `SELECT status, planned, done, unchanged, failed, current_city AS "currentCity", reason FROM generation_runs WHERE id = $1`,
);

interface AddedRun {
  id: number;
  runsAhead: number;
}

export const insertRun = statement<
  AddedRun,
  [startedBy: RunStarter, userId: number | null, batchSize: number, delayMs: number]
>(
  `INSERT INTO generation_runs (started_by, user_id, batch_size, delay_ms) VALUES ($1, $2, $3, $4)
  RETURNING id, (SELECT count(*)::int FROM generation_runs WHERE ${open}) AS "runsAhead"`,
);

export interface OpenRun {
  id: number;
  startedBy: RunStarter;
  status: RunStatus;
  batchSize: number;
  delayMs: number;
}

export const openRun = statement<OpenRun>(
  `SELECT id, started_by AS "startedBy", status, batch_size AS "batchSize", delay_ms AS "delayMs" FROM generation_runs
  WHERE ${open} ORDER BY status = 'waiting', id LIMIT 1`,
);

export const lockWaitingRun = statement<object, [runId: number]>(
  `SELECT 1 FROM generation_runs WHERE id = $1 AND status = 'waiting' FOR UPDATE`,
);

export const startRun = statement<object, [runId: number, planned: number]>(
  `UPDATE generation_runs SET status = 'running', planned = $2, started_at = now(), heartbeat_at = now() WHERE id = $1`,
);

export const noteCity = statement<object, [runId: number, city: string]>(
  'UPDATE generation_runs SET current_city = $2, heartbeat_at = now() WHERE id = $1',
);

export const noteLife = statement<{ status: RunStatus }, [runId: number]>(
  'UPDATE generation_runs SET heartbeat_at = now() WHERE id = $1 RETURNING status',
);

export const countDone = statement<object, [runId: number, outcomes: readonly string[]]>(
  `UPDATE generation_runs SET done = done + cardinality($2::text[]),
    unchanged = unchanged + cardinality(array_positions($2, 'unchanged')),
    failed = failed + cardinality(array_positions($2, 'failed')), heartbeat_at = now() WHERE id = $1`,
);

export const stopRun = statement<{ id: number }, [runId: number]>(`UPDATE generation_runs
  SET status = CASE status WHEN 'waiting' THEN 'stopped' ELSE 'stopping' END,
    finished_at = CASE status WHEN 'waiting' THEN now() END
  WHERE id = $1 AND ${open} RETURNING id`);

export const stopAllRuns = statement<{ id: number; status: RunStatus }>(`UPDATE generation_runs
  SET status = CASE status WHEN 'waiting' THEN 'stopped' ELSE 'stopping' END,
    finished_at = CASE status WHEN 'waiting' THEN now() END
  WHERE status IN ('waiting', 'running') RETURNING id, status`);

export const endRun = statement<object, [runId: number, failure: string | null]>(
  `UPDATE generation_runs SET current_city = NULL, finished_at = now(), reason = $2,
    status = CASE WHEN $2::text IS NOT NULL THEN 'failed' WHEN status = 'stopping' THEN 'stopped' ELSE 'done' END
  WHERE id = $1 AND ${open}`,
);

export const lostRuns = statement<object, [seconds: number]>(`SELECT 1 FROM generation_runs WHERE ${open}
    AND coalesce(heartbeat_at, created_at) <= now() - make_interval(secs => $1) LIMIT 1`);
