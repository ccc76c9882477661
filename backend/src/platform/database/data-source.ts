import { fileURLToPath } from 'node:url';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { SnakeNamingStrategy } from './snake-naming-strategy.js';

const migrations = fileURLToPath(new URL('../../../migrations/*.{js,ts}', import.meta.url));

/**
 * How the product talks to its database.
 * @param url a postgres:// address
 * @param poolSize the most connections that this process opens
 */
export function dataSourceOptions(url: string, poolSize = 20) {
  return {
    type: 'postgres',
    url,
    poolSize,
    namingStrategy: new SnakeNamingStrategy(),
    relationLoadStrategy: 'query',
    migrations: [migrations],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    applicationName: 'farmgate',
    connectTimeoutMS: 5_000,
    extra: { idleTimeoutMillis: 30_000, keepAlive: true },
    logging: false,
  } satisfies DataSourceOptions;
}

/**
 * Brings the database's schema up to date. Servers that start at the same moment wait for one another.
 * @returns the names of the migrations that were run; empty when there was nothing to do
 */
export async function migrate(url: string): Promise<string[]> {
  const dataSource = new DataSource(dataSourceOptions(url, 2));
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await dataSource.runMigrations();
    return done.map((migration) => migration.name);
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}

/** An arbitrary number that all servers of this product share. */
const MIGRATION_LOCK = 74_021_001;
