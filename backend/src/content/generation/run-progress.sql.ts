import type { RunStatus } from '../../contract/content/page-status.js';
import { statement } from '../../platform/database/statement.js';

/** How far a run is. */
export interface RunProgress {
  status: RunStatus;
  planned: number;
  done: number;
  unchanged: number;
  failed: number;
  currentCity: string | null;
  reason: string | null;
}

export const progressOfRun = statement<RunProgress, [runId: number]>(
  `SELECT status, planned, done, unchanged, failed, current_city AS "currentCity", reason
   FROM generation_runs WHERE id = $1`,
);
