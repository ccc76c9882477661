import type { FastifyInstance } from 'fastify';
import { DomainError } from './errors/domain-error.js';

/** "/%61pi" reaches the routes of "/api", but headers, caching and sessions go by the address as sent. */
export function refuseEscapedCalls(server: FastifyInstance): void {
  server.addHook('onRequest', ({ url, routeOptions }, _reply, done) => {
    const isEscaped = routeOptions.url?.startsWith('/api/') && !url.startsWith('/api/');
    done(isEscaped ? new DomainError('ROUTE_NOT_FOUND') : undefined);
  });
}
