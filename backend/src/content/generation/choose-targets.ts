import type { EntityManager } from 'typeorm';
import { PAGE_RADIUS_MILES } from '../../contract/content/page-status.js';
import { chordFromMiles } from '../../platform/geo/earth.js';
import { nearSql } from '../../platform/geo/near.sql.js';
import { HASH_VERSION } from '../location-pages/make-page.js';
import { type Candidate, chooseTargets, isStale } from './choose-targets.rules.js';

/** So many pages are looked at more closely for changes near them, at most, for one run. */
const MOST_LOOKED_AT = 2_000;
/** Cells of half a degree, as far as the circle of 25 miles can reach: farther to the sides in the north. */
const CELLS_NORTH = 1;
const CELLS_EAST = 2;

const lastFailure = `(SELECT CASE WHEN status = 'failed' THEN done_at END FROM generation_items
  WHERE target_id = target_locations.id AND status <> 'waiting' ORDER BY done_at DESC LIMIT 1)`;

/** Chooses the cities of a run, by `chooseTargets`. @returns their ids, the first to be made first */
export async function selectTargets(tx: EntityManager, size: number, now: Date): Promise<number[]> {
  const fresh = await tx.query<Candidate[]>(
    `SELECT * FROM (
       SELECT id AS "targetId", priority, population, NULL::timestamptz AS "checkedAt", true AS "isChanged",
         ${lastFailure} AS "failedAt"
       FROM target_locations WHERE NOT EXISTS (SELECT 1 FROM location_pages WHERE target_id = target_locations.id)
     ) AS fresh
     ORDER BY "failedAt" DESC NULLS FIRST, priority, population DESC LIMIT $1`,
    [size],
  );
  const chosen = chooseTargets(fresh, size, now);
  const pages =
    chosen.length < size || fresh.some(({ failedAt }) => failedAt) ? await pagesToRemake(tx, size, now) : [];
  return chooseTargets([...fresh, ...pages], size, now);
}

interface PageRow extends Candidate {
  latitude: number;
  longitude: number;
}

/** Pages that are stale or changed, as many as a run can need, the one that was looked at longest ago first. */
async function pagesToRemake(tx: EntityManager, size: number, now: Date): Promise<Candidate[]> {
  const pages = await tx.query<PageRow[]>(
    `SELECT target_id AS "targetId", priority, pages.population, checked_at AS "checkedAt",
       left(facts_hash, $1) <> $2 AS "isChanged", ${lastFailure} AS "failedAt", pages.latitude, pages.longitude
     FROM location_pages AS pages JOIN target_locations ON target_locations.id = target_id
     WHERE status <> 'archived' ORDER BY checked_at, target_id`,
    [HASH_VERSION.length, HASH_VERSION],
  );
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

/** When each cell of half a degree last changed: rough, but of the whole country in one look. */
async function changedCells(tx: EntityManager, since: Date): Promise<Map<string, number>> {
  const changes = ['places', 'farms', 'listings', 'vendors']
    .map(
      (table) =>
        `SELECT latitude, longitude, updated_at FROM ${table} WHERE updated_at > $1 AND latitude IS NOT NULL`,
    )
    .concat(
      `SELECT latitude, longitude, products.updated_at FROM products JOIN vendors ON vendors.id = vendor_id
       WHERE products.updated_at > $1`,
    );
  const rows = await tx.query<{ north: number; east: number; newest: Date }[]>(
    `SELECT floor(latitude * 2)::int AS north, floor(longitude * 2)::int AS east, max(updated_at) AS newest
     FROM (${changes.join(' UNION ALL ')}) AS changes GROUP BY 1, 2`,
    [since],
  );
  return new Map(rows.map(({ north, east, newest }) => [`${north},${east}`, newest.getTime()]));
}

function mayHaveChanged(
  { latitude, longitude, checkedAt }: PageRow,
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

/** Whether anything within the circle changed since the page was looked at. Stops at the first that has. */
async function hasChanged(tx: EntityManager, page: PageRow): Promise<boolean> {
  const { within } = nearSql('$1', '$2', '$3');
  const [row] = await tx.query<{ changed: boolean }[]>(
    `SELECT EXISTS (SELECT 1 FROM places WHERE kind = 'farmers_market' AND farm_id IS NULL AND ${within} AND updated_at > $4)
       OR EXISTS (SELECT 1 FROM places WHERE kind <> 'farmers_market' AND farm_id IS NULL AND ${within} AND updated_at > $4)
       OR EXISTS (SELECT 1 FROM farms WHERE ${within} AND updated_at > $4)
       OR EXISTS (SELECT 1 FROM listings WHERE is_available AND latitude IS NOT NULL AND ${within} AND updated_at > $4)
       OR EXISTS (SELECT 1 FROM vendors WHERE is_approved AND is_active AND ${within} AND (updated_at > $4
         OR EXISTS (SELECT 1 FROM products WHERE vendor_id = vendors.id AND products.updated_at > $4))) AS changed`,
    [page.latitude, page.longitude, chordFromMiles(PAGE_RADIUS_MILES), page.checkedAt],
  );
  return row?.changed ?? false;
}
