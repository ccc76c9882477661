import { Global, Module } from '@nestjs/common';
import { DatabaseFigures } from './database-figures.js';
import { EventCounts } from './event-counts.js';
import { Drain } from '../http/drain.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';
import { PoolMetrics } from './pool-metrics.js';
import { ReplicaMetrics } from './replica-metrics.js';

@Global()
@Module({
  controllers: [HealthController, MetricsController],
  providers: [DatabaseFigures, Drain, EventCounts, Metrics, PoolMetrics, ReplicaMetrics],
  exports: [Drain, EventCounts, Metrics],
})
export class ObservabilityModule {}
