import type { EntityManager } from 'typeorm';
import type { RunStarter } from '../../contract/content/page-status.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import type { PageDraft, PageTarget } from '../location-pages/make-page.js';
import { savePage } from '../location-pages/make-page.js';
import type { ItemStatus } from './generation-item.entity.js';
import * as items from './run-items.sql.js';
import * as runs from './runs.sql.js';
import type { OpenRun } from './runs.sql.js';
import { selectTargets } from './targets/choose-targets.js';

/** Each writes in the given transaction, so that a run cut off anywhere goes on from there. */

const LONGEST_REASON = 300;

export interface RunItem {
  position: number;
  target: PageTarget;
}

export async function addRun(
  tx: EntityManager,
  run: { startedBy: RunStarter; userId: number | null; batchSize: number; delayMs: number },
): Promise<{ id: number; runsAhead: number }> {
  const { startedBy, userId, batchSize, delayMs } = run;
  const [row] = await fetchRows(tx, runs.insertRun, [startedBy, userId, batchSize, delayMs]);
  if (!row) throw new Error('The run was not stored.');
  return row;
}

export async function openRun(tx: EntityManager): Promise<OpenRun | null> {
  const [run] = await fetchRows(tx, runs.openRun, []);
  return run ?? null;
}

/** Does nothing where the run no longer waits. */
export async function beginRun(tx: EntityManager, { id, batchSize }: OpenRun, now: Date): Promise<void> {
  const waiting = await fetchRows(tx, runs.lockWaitingRun, [id]);
  if (waiting.length === 0) return;
  const targets = await selectTargets(tx, batchSize, now);
  await changeRows(tx, items.insertItems, [id, targets]);
  await changeRows(tx, runs.startRun, [id, targets.length]);
}

export async function nextItem(tx: EntityManager, runId: number): Promise<RunItem | null> {
  const [row] = await fetchRows(tx, items.nextItem, [runId]);
  if (!row) return null;
  const { position, ...target } = row;
  await changeRows(tx, runs.noteCity, [runId, `${target.city}, ${target.stateCode}`]);
  return { position, target };
}

/** Stores the page with its item's end, so that no page is made twice. */
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

export async function failItem(
  tx: EntityManager,
  runId: number,
  { position }: RunItem,
  reason: string,
): Promise<void> {
  if (!(await lockItem(tx, runId, position))) return;
  await noteItem(tx, runId, position, 'failed', reason.slice(0, LONGEST_REASON));
}

export async function isGoingOn(tx: EntityManager, runId: number): Promise<boolean> {
  const [run] = await fetchRows(tx, runs.noteLife, [runId]);
  return run?.status === 'running';
}

export async function touchedStates(tx: EntityManager, runId: number): Promise<string[]> {
  const rows = await fetchRows(tx, items.touchedStates, [runId]);
  return rows.map(({ stateCode }) => stateCode);
}

export async function endRun(tx: EntityManager, runId: number, failure: string | null = null): Promise<void> {
  await changeRows(tx, runs.endRun, [runId, failure?.slice(0, LONGEST_REASON) ?? null]);
}

async function lockItem(tx: EntityManager, runId: number, position: number): Promise<boolean> {
  const rows = await fetchRows(tx, items.lockWaitingItem, [runId, position]);
  return rows.length > 0;
}

async function noteItem(
  tx: EntityManager,
  runId: number,
  position: number,
  status: ItemStatus,
  reason: string | null,
): Promise<void> {
  await changeRows(tx, items.endItem, [runId, position, status, reason]);
  await changeRows(tx, runs.countDone, [runId, status]);
}
