import { statement } from '../../../platform/database/statement.js';

export const deviceOfAccount = statement<object, [tokenHash: string, loginName: string]>(
  `SELECT 1 FROM known_devices JOIN users ON users.id = user_id
  WHERE token_hash = $1 AND (username = $2::citext OR email = $2::citext)`,
);

export const deleteUnused = statement<object, [days: number]>(
  `DELETE FROM known_devices WHERE last_used_at < now() - $1 * interval '1 day'`,
);

export const noteDevice = statement<object, [tokenHash: string, userId: number]>(
  `INSERT INTO known_devices (token_hash, user_id) VALUES ($1, $2)
  ON CONFLICT (token_hash, user_id) DO UPDATE SET last_used_at = now()`,
);
