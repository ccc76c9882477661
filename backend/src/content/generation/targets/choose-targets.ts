import type { EntityManager } from 'typeorm';
import { PAGE_RADIUS_MILES } from '../../../contract/content/page-status.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { chordFromMiles } from '../../../platform/geo/earth.js';
import { HASH_VERSION } from '../../location-pages/make-page.js';
import { type Candidate, chooseTargets, isStale, staleSince } from './choose-targets.rules.js';
import * as sql from './choose-targets.sql.js';

const MOST_LOOKED_AT = 2_000;
/** Cells of half a degree, as far as the circle of 25 miles can reach: farther to the sides in the north. */
const CELLS_NORTH = 1;
const CELLS_EAST = 2;

export async function selectTargets(tx: EntityManager, size: number, now: Date): Promise<number[]> {
  await changeRows(tx, sql.forgetRemovals, [staleSince(now)]);
  const fresh = await fetchRows(tx, sql.freshTargets, [size]);
  return chooseTargets([...fresh, ...(await pagesToRemake(tx, size, now))], size, now);
}

async function pagesToRemake(tx: EntityManager, size: number, now: Date): Promise<Candidate[]> {
  const pages = await fetchRows(tx, sql.pagesByAge, [HASH_VERSION.length, HASH_VERSION]);
  const cells = await changedCells(tx, pages[0]?.checkedAt ?? now);
  const found: Candidate[] = [];
  let lookedAt = 0;
  for (const page of pages) {
    if (found.length >= size) break;
    const isDue = page.isChanged || isStale(page.checkedAt ?? now, now);
    if (!isDue && (lookedAt >= MOST_LOOKED_AT || !mayHaveChanged(page, cells))) continue;
    if (!isDue) lookedAt += 1;
    if (isDue || (await hasChanged(tx, page))) found.push({ ...page, isChanged: true });
  }
  return found;
}

async function changedCells(tx: EntityManager, since: Date): Promise<Map<string, number>> {
  const rows = await fetchRows(tx, sql.changedCells, [since]);
  return new Map(rows.map(({ north, east, newest }) => [`${north},${east}`, newest.getTime()]));
}

function mayHaveChanged(
  { latitude, longitude, checkedAt }: sql.PageRow,
  cells: ReadonlyMap<string, number>,
): boolean {
  const [north, east] = [Math.floor(latitude * 2), Math.floor(longitude * 2)];
  for (let up = -CELLS_NORTH; up <= CELLS_NORTH; up += 1) {
    for (let right = -CELLS_EAST; right <= CELLS_EAST; right += 1) {
      const newest = cells.get(`${north + up},${east + right}`);
      if (newest !== undefined && newest > (checkedAt?.getTime() ?? 0)) return true;
    }
  }
  return false;
}

async function hasChanged(tx: EntityManager, page: sql.PageRow): Promise<boolean> {
  const { latitude, longitude, checkedAt } = page;
  const chord = chordFromMiles(PAGE_RADIUS_MILES);
  const [row] = await fetchRows(tx, sql.hasChangedWithin, [latitude, longitude, chord, checkedAt]);
  return row?.changed ?? false;
}
