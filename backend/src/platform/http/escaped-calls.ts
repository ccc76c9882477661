import type { FastifyInstance } from 'fastify';
import { DomainError } from './errors/domain-error.js';

/**
 * The router takes "/%61pi/listings" for "/api/listings", but headers, caching and sessions go by the address
 * as it was sent.
 */
export function refuseEscapedCalls(server: FastifyInstance): void {
  server.addHook('onRequest', ({ url, routeOptions }, _reply, done) => {
    const isEscaped = routeOptions.url?.startsWith('/api/') && !url.startsWith('/api/');
    done(isEscaped ? new DomainError('ROUTE_NOT_FOUND') : undefined);
  });
}
