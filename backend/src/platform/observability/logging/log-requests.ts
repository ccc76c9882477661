import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { InnerCall } from '../../http/inner-door.js';

const LEVELS_WITH_REQUESTS = new Set(['info', 'debug', 'trace']);

/** What a page asked for within the process. */
export function logInnerCall({ log }: FastifyRequest, { route, status, ms }: InnerCall): void {
  log.debug({ method: 'GET', route, status, ms: Math.round(ms * 10) / 10 }, 'asked itself');
}

/** No address and no person: ids, searches and keys stand there. @param isOwn logged as `debug` */
export function logRequests(server: FastifyInstance, isOwn: (headers: IncomingHttpHeaders) => boolean): void {
  // A hook costs something at every request, so there is none without a line.
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
