import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

export const ASK_FOR_FIGURES = 'figures';

/** Null where a worker did not tell its own in time. */
export interface FiguresOfAll {
  figures: string | null;
}

/** Longer than prom-client waits for the workers. */
const ANSWER_WITHIN_MS = 6_000;

/** Each series says which server it is from, so nothing is added up. */
export function shareFigures(registry: Registry): void {
  registry.setDefaultLabels({ server: String(cluster.worker?.id) });
  AggregatorRegistry.setRegistries(registry);
}

/** @returns null where the primary does not have them */
export function figuresOfAll(): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (text: string | null) => {
      clearTimeout(timer);
      process.off('message', hear);
      resolve(text);
    };
    const hear = (message: object) => {
      if ('figures' in message) end((message as FiguresOfAll).figures);
    };
    const timer = setTimeout(() => end(null), ANSWER_WITHIN_MS);
    process.on('message', hear);
    process.send?.(ASK_FOR_FIGURES);
  });
}
