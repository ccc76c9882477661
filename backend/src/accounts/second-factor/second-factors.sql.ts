import { statement } from '../../platform/database/statement.js';

/** No row where the account has a confirmed one. */
export const beginFactor = statement<{ user_id: number }, [userId: number, sealedSecret: string]>(
  `INSERT INTO second_factors AS known (user_id, secret) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET secret = $2, last_step = NULL, created_at = now() WHERE known.confirmed_at IS NULL
  RETURNING user_id`,
);

/** One conditional statement: of many who send the same code, one gets in. */
export const useStep = statement<object, [userId: number, step: number]>(
  'UPDATE second_factors SET last_step = $2 WHERE user_id = $1 AND (last_step IS NULL OR last_step < $2)',
);
