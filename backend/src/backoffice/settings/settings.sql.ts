import { statement } from '../../platform/database/statement.js';

export interface SettingRow<Value> {
  value: Value;
  updatedAt: Date;
  username: string | null;
}

export const settingByKey = <Value>() =>
  statement<SettingRow<Value>, [key: string]>(
    `SELECT value, updated_at AS "updatedAt", person.username FROM settings
    LEFT JOIN users AS person ON person.id = settings.updated_by WHERE key = $1`,
  );

export const databaseFacts = statement<{ postgres: string; bytes: string }>(
  `SELECT current_setting('server_version') AS postgres, pg_database_size(current_database()) AS bytes`,
);

export const migrationNames = statement<{ name: string }>('SELECT name FROM migrations ORDER BY id DESC');

export const generationSchedule = statement<{ isEnabled: boolean; hour: number; size: number }>(
  'SELECT is_enabled AS "isEnabled", hour_utc AS hour, batch_size AS size FROM generation_schedule',
);
