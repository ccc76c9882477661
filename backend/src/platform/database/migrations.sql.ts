import { statement } from './statement.js';

export const doneTimes = statement<{ timestamp: string }>('SELECT "timestamp"::text FROM migrations');

export const doneMigrations = statement('SELECT 1 FROM migrations');

export const findMigrationsTable = statement(
  `SELECT 1 FROM information_schema.tables WHERE table_schema = 'public' AND table_name = 'migrations'`,
);

export const dropMigrationsTable = statement('DROP TABLE migrations');
