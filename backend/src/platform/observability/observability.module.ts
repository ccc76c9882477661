import { Global, Module } from '@nestjs/common';
import { Drain } from '../http/shutdown/drain.js';
import { HealthController } from './health.controller.js';
import { DatabaseFigures } from './metrics/database-figures.js';
import { EventCounts } from './metrics/event-counts.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { Metrics } from './metrics/metrics.js';
import { PoolMetrics } from './metrics/pool-metrics.js';
import { ReplicaMetrics } from './metrics/replica-metrics.js';
import { Readiness } from './readiness.js';

@Global()
@Module({
  controllers: [HealthController, MetricsController],
  providers: [DatabaseFigures, Drain, EventCounts, Metrics, PoolMetrics, Readiness, ReplicaMetrics],
  exports: [DatabaseFigures, Drain, EventCounts, Metrics],
})
export class ObservabilityModule {}
