import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { trustedProxies } from '../../http/security/visitor-address.js';

/** Proxies send it along, and every answer carries it. */
export const REQUEST_ID = 'x-request-id';

/** Hexadecimal digits, UUIDs, or `Root=1-…`. Nothing else gets into the log by that header. */
const LOOKS_LIKE_ONE = /^[\w.=-]{8,64}$/;

interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** A trusted proxy's id, else a new one. @param isOwn takes the id of the request that caused it */
export function requestIds(
  trustProxy: boolean | number | string,
  isOwn: (headers: IncomingHttpHeaders) => boolean,
): (request: Incoming) => string {
  const isTrusted = trustedProxies(trustProxy);
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID];
    const isGood = typeof given === 'string' && LOOKS_LIKE_ONE.test(given);
    return isGood && (isOwn(headers) || isTrusted(socket.remoteAddress ?? '', 0)) ? given : randomUUID();
  };
}

/** Not pages out of the cache: they are the same for everyone. */
export function tellRequestIds(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('X-Request-Id', request.id);
    done();
  });
}
