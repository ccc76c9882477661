import { statement } from '../../../platform/database/statement.js';
import { nearSql } from '../../../platform/geo/near.sql.js';
import type { Candidate } from './choose-targets.rules.js';

const lastFailure = `(SELECT CASE WHEN status = 'failed' THEN done_at END FROM generation_items
  WHERE target_id = target_locations.id AND status <> 'waiting' ORDER BY done_at DESC LIMIT 1)`;

export const freshTargets = statement<Candidate, [size: number]>(`SELECT * FROM (
    SELECT id AS "targetId", priority, population, NULL::timestamptz AS "checkedAt", true AS "isChanged",
      ${lastFailure} AS "failedAt"
    FROM target_locations WHERE NOT EXISTS (SELECT 1 FROM location_pages WHERE target_id = target_locations.id)
  ) AS fresh
  ORDER BY "failedAt" DESC NULLS FIRST, priority, population DESC LIMIT $1`);

export interface PageRow extends Candidate {
  latitude: number;
  longitude: number;
}

export const pagesByAge = statement<PageRow, [versionLength: number, version: string]>(
  `SELECT target_id AS "targetId", priority, pages.population, checked_at AS "checkedAt",
    left(facts_hash, $1) <> $2 AS "isChanged", ${lastFailure} AS "failedAt", pages.latitude, pages.longitude
  FROM location_pages AS pages JOIN target_locations ON target_locations.id = target_id
  WHERE status <> 'archived' ORDER BY checked_at, target_id`,
);

/** Cells of half a degree: rough, but the whole country in one look. */
export const changedCells = statement<{ north: number; east: number; newest: Date }, [since: Date]>(
  `SELECT floor(latitude * 2)::int AS north, floor(longitude * 2)::int AS east, max(updated_at) AS newest
  FROM (
    SELECT latitude, longitude, updated_at FROM places WHERE updated_at > $1
    UNION ALL SELECT latitude, longitude, updated_at FROM farms WHERE updated_at > $1
    UNION ALL SELECT latitude, longitude, updated_at FROM listings WHERE updated_at > $1
    UNION ALL SELECT latitude, longitude, updated_at FROM public_vendors WHERE updated_at > $1
    UNION ALL SELECT latitude, longitude, product.updated_at
      FROM vendor_products AS product JOIN public_vendors ON public_vendors.id = vendor_id WHERE product.updated_at > $1
    UNION ALL SELECT latitude, longitude, removed_at FROM removals WHERE removed_at > $1
  ) AS changes
  WHERE latitude IS NOT NULL GROUP BY 1, 2`,
);

const { within } = nearSql('$1', '$2', '$3');

export const hasChangedWithin = statement<
  { changed: boolean },
  [latitude: number, longitude: number, chord: number, since: Date | null]
>(`SELECT EXISTS (SELECT 1 FROM places WHERE kind = 'farmers_market' AND farm_id IS NULL AND ${within} AND updated_at > $4)
    OR EXISTS (SELECT 1 FROM places WHERE kind <> 'farmers_market' AND farm_id IS NULL AND ${within} AND updated_at > $4)
    OR EXISTS (SELECT 1 FROM farms WHERE ${within} AND updated_at > $4)
    OR EXISTS (SELECT 1 FROM listings WHERE is_available AND latitude IS NOT NULL AND ${within} AND updated_at > $4)
    OR EXISTS (SELECT 1 FROM public_vendors WHERE ${within} AND (updated_at > $4
      OR EXISTS (SELECT 1 FROM vendor_products AS product
        WHERE vendor_id = public_vendors.id AND product.updated_at > $4)))
    OR EXISTS (SELECT 1 FROM removals WHERE ${within} AND removed_at > $4) AS changed`);

/** Pages that were made before these are stale anyway. */
export const forgetRemovals = statement<object, [before: Date]>('DELETE FROM removals WHERE removed_at < $1');
