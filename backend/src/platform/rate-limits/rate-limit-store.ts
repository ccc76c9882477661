import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RateLimits } from './rate-limits.js';

const EVERYTHING_ELSE = 'everything else';

interface LimitedRoute {
  routeInfo?: { method?: string | string[]; url?: string };
}

/** For @fastify/rate-limit; each route with a limit of its own counts apart. */
export function rateLimitStore(limits: RateLimits): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    private kind = EVERYTHING_ELSE;

    incr(
      address: string,
      done: Parameters<FastifyRateLimitStore['incr']>[1],
      timeWindow: number,
      max: number,
    ): void {
      void limits.count(this.kind, address, timeWindow, max).then((counted) => done(null, counted));
    }

    child(route: object): FastifyRateLimitStore {
      const { routeInfo } = route as LimitedRoute;
      const child = new Store();
      child.kind = `${String(routeInfo?.method)} ${routeInfo?.url}`;
      return child;
    }
  };
}
