import { statement } from './platform/database/statement.js';

export const isNew = statement<{ empty: boolean }>(
  'SELECT NOT EXISTS (SELECT 1 FROM users) AND NOT EXISTS (SELECT 1 FROM places) AS empty',
);
