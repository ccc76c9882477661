import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import cluster from 'node:cluster';
import type { IncomingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { InnerCall } from '../../http/inner-door.js';
import { figuresOfAll, shareFigures } from './cluster-figures.js';

/** Gauges with the names of counters; `nodejs_active_handles` and the others have the same by type. */
const MISNAMED = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

@Injectable()
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route. caller: network, or page for what the server asks itself to render a page.',
    labelNames: ['method', 'route', 'status', 'caller'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  private readonly series = new Map<string, Histogram.Internal<string>>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    for (const name of MISNAMED) this.registry.removeSingleMetric(name);
    this.countEventLoop();
    if (cluster.isWorker) shareFigures(this.registry);
  }

  /** Of all servers where several run on this machine. */
  async text(): Promise<string> {
    const ofAll = cluster.isWorker ? await figuresOfAll() : null;
    return ofAll ?? this.registry.metrics();
  }

  /** @param isOwn whether the server sent a request to itself */
  watch(server: FastifyInstance, isOwn: (headers: IncomingHttpHeaders) => boolean): void {
    server.addHook('onResponse', (request, reply, done) => {
      // The route's pattern, never the address itself: one series per route.
      const route = request.routeOptions.url ?? 'none';
      const caller = isOwn(request.headers) ? 'page' : 'network';
      this.seriesOf(request.method, route, String(reply.statusCode), caller).observe(
        reply.elapsedTime / 1_000,
      );
      done();
    });
  }

  countInnerCall({ route, status, ms }: InnerCall): void {
    this.seriesOf('GET', route, String(status), 'page').observe(ms / 1_000);
  }

  /** Kept, as finding one by its labels costs more than adding to it. */
  private seriesOf(method: string, route: string, status: string, caller: string) {
    const key = `${method} ${route} ${status} ${caller}`;
    let found = this.series.get(key);
    if (!found) {
      found = this.requests.labels({ method, route, status, caller });
      this.series.set(key, found);
    }
    return found;
  }

  /** Its rate is the share of time that the one thread is busy: near 1, this server is full. */
  private countEventLoop(): void {
    let told = 0;
    new Counter({
      name: 'farmgate_event_loop_busy_seconds_total',
      help: 'Time that the event loop was busy.',
      registers: [this.registry],
      collect() {
        const busy = performance.eventLoopUtilization().active / 1_000;
        this.inc(Math.max(0, busy - told));
        told = Math.max(told, busy);
      },
    });
  }
}
