import type { EntityManager } from 'typeorm';
import type { RunStarter, RunStatus } from '../../contract/content/page-status.js';
import type { PageDraft, PageTarget } from '../location-pages/make-page.js';
import { savePage } from '../location-pages/make-page.js';
import { selectTargets } from './choose-targets.js';

/** The steps of a run's life. Each writes in the transaction that it is given, so that a run that is cut off anywhere goes on from there. */

/** Runs that are not over. */
const OPEN = `status IN ('waiting', 'running', 'stopping')`;
const LONGEST_REASON = 300;

export interface OpenRun {
  id: number;
  startedBy: RunStarter;
  status: RunStatus;
  batchSize: number;
  delayMs: number;
}

export interface RunItem {
  position: number;
  target: PageTarget;
}

/** Adds a run behind those that wait already. @returns its id, and how many are worked before it */
export async function addRun(
  tx: EntityManager,
  run: { startedBy: RunStarter; userId: number | null; batchSize: number; delayMs: number },
): Promise<{ id: number; runsAhead: number }> {
  const [row] = await tx.query<{ id: number; runsAhead: number }[]>(
    `INSERT INTO generation_runs (started_by, user_id, batch_size, delay_ms) VALUES ($1, $2, $3, $4)
     RETURNING id, (SELECT count(*)::int FROM generation_runs WHERE ${OPEN}) AS "runsAhead"`,
    [run.startedBy, run.userId, run.batchSize, run.delayMs],
  );
  if (!row) throw new Error('The run was not stored.');
  return row;
}

/** The run that is at work, else the one that waits longest; null where there is nothing to do. */
export async function openRun(tx: EntityManager): Promise<OpenRun | null> {
  const [run] = await tx.query<OpenRun[]>(
    `SELECT id, started_by AS "startedBy", status, batch_size AS "batchSize", delay_ms AS "delayMs" FROM generation_runs
     WHERE ${OPEN} ORDER BY status = 'waiting', id LIMIT 1`,
  );
  return run ?? null;
}

/** Chooses the cities of a run that waits, and sets it to work. Nothing happens where it waits no more. */
export async function beginRun(tx: EntityManager, { id, batchSize }: OpenRun, now: Date): Promise<void> {
  const waiting = await tx.query<unknown[]>(
    `SELECT 1 FROM generation_runs WHERE id = $1 AND status = 'waiting' FOR UPDATE`,
    [id],
  );
  if (waiting.length === 0) return;
  const targets = await selectTargets(tx, batchSize, now);
  await tx.query(
    `INSERT INTO generation_items (run_id, position, target_id)
     SELECT $1, position, target_id FROM unnest($2::int[]) WITH ORDINALITY AS chosen (target_id, position)`,
    [id, targets],
  );
  await tx.query(
    `UPDATE generation_runs SET status = 'running', planned = $2, started_at = now(), heartbeat_at = now() WHERE id = $1`,
    [id, targets.length],
  );
}

/** The next city of a run, which is noted as being made; null when all are. */
export async function nextItem(tx: EntityManager, runId: number): Promise<RunItem | null> {
  const [row] = await tx.query<({ position: number } & PageTarget)[]>(
    `SELECT position, target_id AS id, city, state, state_code AS "stateCode", zip_code AS "zipCode", latitude, longitude,
       population
     FROM generation_items JOIN target_locations ON target_locations.id = target_id
     WHERE run_id = $1 AND generation_items.status = 'waiting' ORDER BY position LIMIT 1`,
    [runId],
  );
  if (!row) return null;
  const { position, ...target } = row;
  await tx.query('UPDATE generation_runs SET current_city = $2, heartbeat_at = now() WHERE id = $1', [
    runId,
    `${target.city}, ${target.stateCode}`,
  ]);
  return { position, target };
}

/** Stores the page of an item with the item's own end, so that no page is made twice. Nothing happens where somebody else was faster. */
export async function endItem(
  tx: EntityManager,
  runId: number,
  { position }: RunItem,
  draft: PageDraft,
): Promise<void> {
  if (!(await lockItem(tx, runId, position))) return;
  const isMade = await savePage(tx, draft);
  await noteItem(tx, runId, position, isMade ? 'made' : 'unchanged', null);
}

/** Notes that a city's page could not be made; the run goes on. */
export async function failItem(
  tx: EntityManager,
  runId: number,
  { position }: RunItem,
  reason: string,
): Promise<void> {
  if (!(await lockItem(tx, runId, position))) return;
  await noteItem(tx, runId, position, 'failed', reason.slice(0, LONGEST_REASON));
}

/** A sign of life; @returns whether the run shall go on */
export async function isGoingOn(tx: EntityManager, runId: number): Promise<boolean> {
  const [rows] = await tx.query<[{ status: RunStatus }[], number]>(
    'UPDATE generation_runs SET heartbeat_at = now() WHERE id = $1 RETURNING status',
    [runId],
  );
  return rows[0]?.status === 'running';
}

/** Two letters of the states whose pages a run has made. */
export async function touchedStates(tx: EntityManager, runId: number): Promise<string[]> {
  const rows = await tx.query<{ stateCode: string }[]>(
    `SELECT DISTINCT state_code AS "stateCode" FROM generation_items JOIN target_locations ON target_locations.id = target_id
     WHERE run_id = $1 AND status = 'made' ORDER BY 1`,
    [runId],
  );
  return rows.map(({ stateCode }) => stateCode);
}

/** Ends a run: done, stopped where it was asked to stop, or failed for a reason. */
export async function endRun(tx: EntityManager, runId: number, failure: string | null = null): Promise<void> {
  await tx.query(
    `UPDATE generation_runs SET current_city = NULL, finished_at = now(), reason = $2,
       status = CASE WHEN $2::text IS NOT NULL THEN 'failed' WHEN status = 'stopping' THEN 'stopped' ELSE 'done' END
     WHERE id = $1 AND ${OPEN}`,
    [runId, failure?.slice(0, LONGEST_REASON) ?? null],
  );
}

async function lockItem(tx: EntityManager, runId: number, position: number): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `SELECT 1 FROM generation_items WHERE run_id = $1 AND position = $2 AND status = 'waiting' FOR UPDATE`,
    [runId, position],
  );
  return rows.length > 0;
}

async function noteItem(
  tx: EntityManager,
  runId: number,
  position: number,
  status: 'made' | 'unchanged' | 'failed',
  reason: string | null,
): Promise<void> {
  await tx.query(
    `UPDATE generation_items SET status = $3, reason = $4, done_at = now() WHERE run_id = $1 AND position = $2`,
    [runId, position, status, reason],
  );
  await tx.query(
    `UPDATE generation_runs SET done = done + 1, unchanged = unchanged + ($2 = 'unchanged')::int,
       failed = failed + ($2 = 'failed')::int, heartbeat_at = now() WHERE id = $1`,
    [runId, status],
  );
}
