import { statement } from '../../platform/database/statement.js';

export const RUN_OUT = [
  statement('DELETE FROM sessions WHERE expires_at < now()'),
  statement('DELETE FROM password_tokens WHERE expires_at < now()'),
  statement('DELETE FROM business_invitations WHERE expires_at < now()'),
  statement('DELETE FROM email_confirmations WHERE expires_at < now()'),
  statement(`DELETE FROM sign_in_failures WHERE last_failed_at < now() - interval '1 day'`),
];
