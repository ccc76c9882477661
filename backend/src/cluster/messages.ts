import type { Config } from '../platform/config/config.js';
import type { ASK_FOR_FIGURES, FiguresOfAll } from '../platform/observability/metrics/cluster-figures.js';

/** A worker reads no settings itself, so all have the same ones. */
export interface Task {
  config: Config;
  databaseUrl: string;
}

/** What a worker is told before it listens is lost. */
export const LISTENING = 'listening';
export const SERVING = 'serving';

export type Order = { serve: Task } | { stop: { atOnce: boolean } } | FiguresOfAll;

export type Notice = typeof LISTENING | typeof SERVING | typeof ASK_FOR_FIGURES;
