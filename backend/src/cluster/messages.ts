import type { Config } from '../platform/config/config.js';
import type { ASK_FOR_FIGURES, FiguresOfAll } from '../platform/observability/metrics/cluster-figures.js';

/** What a worker serves. It reads no settings itself, so all workers have the same ones. */
export interface Task {
  config: Config;
  databaseUrl: string;
}

/** A worker listens from now on; what it is told before is lost. */
export const LISTENING = 'listening';
export const SERVING = 'serving';

/** From the primary process to a worker. */
export type Order = { serve: Task } | { stop: { atOnce: boolean } } | FiguresOfAll;

/** From a worker to the primary process. */
export type Notice = typeof LISTENING | typeof SERVING | typeof ASK_FOR_FIGURES;
