import { statement } from '../database/statement.js';

export const insertSecret = statement<object, [name: string, value: string]>(
  'INSERT INTO app_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);

export const readSecret = statement<{ value: string }, [name: string]>(
  'SELECT value FROM app_secrets WHERE name = $1',
);
