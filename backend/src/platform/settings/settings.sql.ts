import { statement } from '../database/statement.js';

export const upsertSetting = statement<object, [key: string, value: string, userId: number]>(
  `INSERT INTO settings (key, value, updated_by) VALUES ($1, $2, $3)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_by = excluded.updated_by, updated_at = now()`,
);

export const settingValue = statement<{ value: unknown }, [key: string]>(
  'SELECT value FROM settings WHERE key = $1',
);
