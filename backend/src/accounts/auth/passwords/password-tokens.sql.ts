import { statement } from '../../../platform/database/statement.js';
import type { PasswordToken } from './password-token.entity.js';

export const insertToken = statement<
  object,
  [tokenHash: string, userId: number, purpose: PasswordToken['purpose'], validFor: string]
>(
  `INSERT INTO password_tokens (token_hash, user_id, purpose, expires_at) VALUES ($1, $2, $3, now() + $4::interval)`,
);

export const useToken = statement<object, [tokenHash: string]>(
  'DELETE FROM password_tokens WHERE token_hash = $1 AND expires_at > now()',
);

export const countResets = statement<{ count: number }, [userId: number]>(
  `SELECT count(*)::int AS count FROM password_tokens
  WHERE user_id = $1 AND purpose = 'reset' AND created_at > now() - interval '1 hour'`,
);
