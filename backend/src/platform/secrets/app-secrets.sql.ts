import { statement } from '../database/statement.js';

/** Those that are there stay. */
export const insertSecrets = statement<object, [names: readonly string[], values: readonly string[]]>(
  'INSERT INTO app_secrets (name, value) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING',
);

export const readSecrets = statement<{ name: string; value: string }>('SELECT name, value FROM app_secrets');
