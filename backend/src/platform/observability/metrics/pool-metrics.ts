import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { Counter, Gauge } from 'prom-client';
import { Database } from '../../database/database.js';
import { Metrics } from './metrics.js';

@Injectable()
export class PoolMetrics {
  constructor({ registry }: Metrics, { pool }: Database) {
    const registers = [registry];
    new Gauge({
      name: 'farmgate_database_pool_connections',
      help: 'Connections to the database, by what they do.',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      },
    });
    new Gauge({
      name: 'farmgate_database_pool_size',
      help: 'The most connections that this process opens.',
      registers,
      collect() {
        this.set(pool.options.max);
      },
    });
    new Gauge({
      name: 'farmgate_database_pool_waiting',
      help: 'Pieces of work that wait for a connection now.',
      registers,
      collect() {
        this.set(pool.waitingCount);
      },
    });
    const waits = new Counter({
      name: 'farmgate_database_pool_waits_total',
      help: 'Pieces of work that found all connections taken.',
      registers,
    });
    countWaits(pool, () => waits.inc());
  }
}

/** pg tells how many wait now, not how many have waited. Every connection is taken through this */
function countWaits(pool: Pool, count: () => void): void {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  const counting = (...given: unknown[]) => {
    if (pool.idleCount === 0 && pool.totalCount >= pool.options.max) count();
    return connect(...given);
  };
  pool.connect = counting as typeof pool.connect;
}
