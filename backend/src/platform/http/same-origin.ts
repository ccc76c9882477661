import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.js';
import { isSigned } from './signed-body.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses state-changing requests that a browser marks as coming from another site, save where a signature says who sent them. */
export function refuseOtherOrigins(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !SAFE.has(request.method) && !isSigned(request) && isFromElsewhere(request);
    done(isRefused ? new DomainError('CROSS_SITE_REQUEST') : undefined);
  });
}

/** For the rare GET that writes. @throws CROSS_SITE_REQUEST where a browser marks it as coming from another site */
export function refuseFromElsewhere(request: FastifyRequest): void {
  if (isFromElsewhere(request)) throw new DomainError('CROSS_SITE_REQUEST');
}

/**
 * Browsers say where a request comes from (`Sec-Fetch-Site`, older ones `Origin`); a request with neither header is
 * no browser's, and carries no cookie that it should not.
 */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host;
}
