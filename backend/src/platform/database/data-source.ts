import type { DataSourceOptions } from 'typeorm';
import { driverWithPool } from './pool.js';
import { poolOptions } from './session.js';
import { SnakeNamingStrategy } from './snake-naming-strategy.js';

/** Without migrations, which are slow to read. @param poolSize the most connections */
export function dataSourceOptions(url: string, poolSize = 20) {
  return {
    type: 'postgres',
    driver: driverWithPool(),
    url,
    poolSize,
    namingStrategy: new SnakeNamingStrategy(),
    relationLoadStrategy: 'query',
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    applicationName: 'farmgate',
    connectTimeoutMS: WAIT_IN_LINE_MS,
    extra: poolOptions,
    logging: false,
  } satisfies DataSourceOptions;
}

/** Two hundred shoppers at once take turns; a database that is down refuses at once. */
const WAIT_IN_LINE_MS = 20_000;
