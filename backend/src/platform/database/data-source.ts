import type { DataSourceOptions } from 'typeorm';
import { driverWithPool } from './pool.js';
import { poolOptions } from './session.js';
import { SnakeNamingStrategy } from './snake-naming-strategy.js';

/**
 * How the product talks to its database. Migrations are left out: to read them takes a while, and only those
 * need them who run them.
 * @param url a postgres:// address
 * @param poolSize the most connections that this process opens
 */
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

/**
 * How long a request waits for one of the pool's connections. Two hundred shoppers at one moment take their
 * turns one by one, which a slow machine needs more than a few seconds for; a database that is not there
 * refuses at once.
 */
const WAIT_IN_LINE_MS = 20_000;
