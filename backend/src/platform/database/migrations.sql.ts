import { statement } from './statement.js';

export const doneMigrations = statement<{ name: string }>('SELECT name FROM migrations ORDER BY id');

export const hasMigrations = statement<{ found: boolean }>(
  `SELECT to_regclass('migrations') IS NOT NULL AS found`,
);

export const dropMigrationsTable = statement('DROP TABLE migrations');
