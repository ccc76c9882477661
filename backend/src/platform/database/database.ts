import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf } from './pool.js';
import type { ReadReplicas } from './replicas/read-replicas.js';
import type { ReadPools } from './statement.js';

/** For reads that may be a moment old: a replica, or else the primary. */
@Injectable()
export class Database implements ReadPools {
  /** @param replicas null where none is set, and in commands */
  constructor(
    readonly primary: DataSource,
    readonly replicas: ReadReplicas | null = null,
  ) {}

  get pool(): Pool {
    return poolOf(this.primary);
  }

  /** On a replica where the request may be answered from one. */
  read<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> {
    return this.replicas ? this.replicas.read(this.pool, work) : work(this.pool);
  }
}
