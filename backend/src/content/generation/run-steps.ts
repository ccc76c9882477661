import type { EntityManager } from 'typeorm';
import type { RunStarter } from '../../contract/content/page-status.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import type { PageDraft, PageTarget } from '../location-pages/make-page.js';
import { savePages } from '../location-pages/make-page.js';
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

export async function nextItems(tx: EntityManager, runId: number, most: number): Promise<RunItem[]> {
  const rows = await fetchRows(tx, items.nextItems, [runId, most]);
  const [first] = rows;
  if (first) await changeRows(tx, runs.noteCity, [runId, `${first.city}, ${first.stateCode}`]);
  return rows.map(({ position, ...target }) => ({ position, target }));
}

/** Stores the pages with their items' ends, so that no page is made twice. */
export async function endItems(
  tx: EntityManager,
  runId: number,
  drafted: readonly { item: RunItem; draft: PageDraft }[],
): Promise<void> {
  const positions = await lockItems(
    tx,
    runId,
    drafted.map(({ item }) => item.position),
  );
  const waiting = drafted.filter(({ item }) => positions.has(item.position));
  const made = await savePages(
    tx,
    waiting.map(({ draft }) => draft),
  );
  await noteItems(
    tx,
    runId,
    waiting.map(({ item }) => ({ ...item, status: made.has(item.target.id) ? 'made' : 'unchanged' })),
  );
}

export async function failItem(
  tx: EntityManager,
  runId: number,
  item: RunItem,
  reason: string,
): Promise<void> {
  const positions = await lockItems(tx, runId, [item.position]);
  if (positions.size === 0) return;
  await noteItems(tx, runId, [{ ...item, status: 'failed' }], reason.slice(0, LONGEST_REASON));
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

/** @returns the positions of those that wait */
async function lockItems(
  tx: EntityManager,
  runId: number,
  positions: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await fetchRows(tx, items.lockWaitingItems, [runId, positions]);
  return new Set(rows.map(({ position }) => position));
}

async function noteItems(
  tx: EntityManager,
  runId: number,
  ended: readonly { position: number; status: ItemStatus }[],
  reason: string | null = null,
): Promise<void> {
  const statuses = ended.map(({ status }) => status);
  await changeRows(tx, items.endItems, [runId, ended.map(({ position }) => position), statuses, reason]);
  await changeRows(tx, runs.countDone, [runId, statuses]);
}
