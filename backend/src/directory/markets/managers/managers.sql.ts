import { statement } from '../../../platform/database/statement.js';

export const marketsOfUser = statement<
  { id: number; name: string; city: string | null; state: string | null },
  [userId: number]
>(
  `SELECT places.id, name, city, state FROM market_managers JOIN places ON places.id = place_id
  WHERE user_id = $1 AND kind = 'farmers_market' AND hidden_at IS NULL AND farm_id IS NULL ORDER BY name, places.id`,
);

export const managersOfPlace = statement<{ userId: number; username: string }, [placeId: number]>(
  `SELECT user_id AS "userId", username FROM market_managers JOIN account_names ON account_names.id = user_id
  WHERE place_id = $1 ORDER BY market_managers.id`,
);

export const lastStaffDecision = statement<
  { action: 'remove' | 'approve'; createdAt: Date },
  [placeId: number, userId: number]
>(
  `SELECT action, created_at AS "createdAt" FROM market_events
  WHERE place_id = $1 AND role = 'staff' AND action IN ('remove', 'approve')
    AND detail->'userId' = to_jsonb($2::integer)
  ORDER BY id DESC LIMIT 1`,
);
