import pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

const pools = new WeakMap<object, pg.Pool>();

/** `poolOf` knows its pool by this. */
export function driverWithPool(): { Pool: typeof pg.Pool } {
  const driver = {
    Pool: class extends pg.Pool {
      constructor(config?: pg.PoolConfig) {
        super(config);
        pools.set(driver, this);
      }
    },
  };
  return driver;
}

/** @param of made with `dataSourceOptions`, and initialized */
export function poolOf(of: EntityManager | DataSource): pg.Pool {
  const { options } = 'dataSource' in of ? of.dataSource : of;
  const driver = 'driver' in options ? (options.driver as object) : options;
  const pool = pools.get(driver);
  if (!pool) throw new Error('This data source has no pool of ours.');
  return pool;
}
