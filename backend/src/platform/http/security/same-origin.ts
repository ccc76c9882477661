import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSigned } from '../bodies/signed-body.js';
import { DomainError } from '../errors/domain-error.js';
import { addRouteConfig } from '../route-config.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** For the rare GET that writes: other sites may not call it either. */
export const WritesByGet = (): MethodDecorator => addRouteConfig({ writesByGet: true });

/** Signed routes are exempt. @param publicUrl where visitors reach the product */
export function refuseOtherOrigins(server: FastifyInstance, publicUrl: string): void {
  const ownUrl = new URL(publicUrl);
  server.addHook('onRequest', (request, _reply, done) => {
    const isRefused = canWrite(request) && !isSigned(request) && isFromElsewhere(request, ownUrl);
    done(isRefused ? new DomainError('CROSS_SITE_REQUEST') : undefined);
  });
}

const canWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  !SAFE.has(method) || (routeOptions.config as { writesByGet?: boolean }).writesByGet === true;

/** Without `Sec-Fetch-Site` and `Origin` it is no browser, and carries no cookie that it should not. */
function isFromElsewhere(request: FastifyRequest, ownUrl: URL): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== ownUrl.origin && origin !== reachedBy(request, ownUrl);
}

/** The public address alone says whether its own host has TLS. */
function reachedBy({ protocol, host }: FastifyRequest, ownUrl: URL): string | null {
  const address = `${protocol}://${host}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.host === ownUrl.host ? null : url.origin;
}
