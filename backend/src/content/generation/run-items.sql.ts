import { statement } from '../../platform/database/statement.js';
import type { PageTarget } from '../location-pages/make-page.js';
import type { ItemStatus } from './generation-item.entity.js';

export const insertItems = statement<object, [runId: number, targetIds: number[]]>(
  `INSERT INTO generation_items (run_id, position, target_id)
  SELECT $1, position, target_id FROM unnest($2::int[]) WITH ORDINALITY AS chosen (target_id, position)`,
);

export const nextItems = statement<PageTarget & { position: number }, [runId: number, most: number]>(
  `SELECT position, target_id AS id, city, state, state_code AS "stateCode", zip_code AS "zipCode", latitude, longitude,
    population
  FROM generation_items JOIN target_locations ON target_locations.id = target_id
  WHERE run_id = $1 AND generation_items.status = 'waiting' ORDER BY position LIMIT $2::int`,
);

export const anyWaiting = statement<object, [runId: number]>(
  `SELECT 1 FROM generation_items WHERE run_id = $1 AND status = 'waiting' LIMIT 1`,
);

export const lockWaitingItems = statement<
  { position: number },
  [runId: number, positions: readonly number[]]
>(
  `SELECT position FROM generation_items WHERE run_id = $1 AND position = ANY($2::int[]) AND status = 'waiting'
  ORDER BY position FOR UPDATE`,
);

export const endItems = statement<
  object,
  [runId: number, positions: readonly number[], statuses: readonly ItemStatus[], reason: string | null]
>(
  `UPDATE generation_items SET status = ended.status, reason = $4, done_at = now()
  FROM unnest($2::int[], $3::text[]) AS ended (position, status)
  WHERE run_id = $1 AND generation_items.position = ended.position`,
);

export const touchedStates = statement<{ stateCode: string }, [runId: number]>(
  `SELECT DISTINCT state_code AS "stateCode" FROM generation_items JOIN target_locations ON target_locations.id = target_id
  WHERE run_id = $1 AND status = 'made' ORDER BY 1`,
);
