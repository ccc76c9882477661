import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

const LEVELS_WITH_REQUESTS = new Set(['info', 'debug', 'trace']);

/**
 * One line for each request that is done: its id, method, route, status and time. The route and not the
 * address, as ids, words that were searched and keys of links stand there; and not who asked, since nobody
 * needs that to find a fault.
 * @param isOwn whether the server sent the request to itself; those are lines of `debug`
 */
export function logRequests(server: FastifyInstance, isOwn: (headers: IncomingHttpHeaders) => boolean): void {
  // A hook costs something at every request, so there is none where its lines would not be written.
  if (!LEVELS_WITH_REQUESTS.has(server.log.level)) return;
  server.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (isOwn(request.headers)) request.log.debug(line, 'asked itself');
    else request.log.info(line, 'answered');
    done();
  });
}
