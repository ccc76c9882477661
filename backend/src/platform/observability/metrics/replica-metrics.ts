import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Database } from '../../database/database.js';
import { Metrics } from './metrics.js';

/** No series where there are no replicas. */
@Injectable()
export class ReplicaMetrics {
  constructor({ registry }: Metrics, { replicas }: Database) {
    const [labelNames, registers] = [['replica'], [registry]];
    new Gauge({
      name: 'farmgate_replica_used',
      help: 'Whether this process reads from a replica: 1, or 0 where it is down or too far behind.',
      labelNames,
      registers,
      collect() {
        for (const { name, isUsed } of replicas?.states ?? []) this.set({ replica: name }, Number(isUsed));
      },
    });
    new Gauge({
      name: 'farmgate_replica_behind_bytes',
      help: "What a replica had not yet replayed of the primary's log when it was last asked, once a second.",
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const { name, behind } of replicas?.states ?? [])
          if (behind !== null) this.set({ replica: name }, behind);
      },
    });
  }
}
