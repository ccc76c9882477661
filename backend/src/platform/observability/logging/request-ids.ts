import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { trustedProxies } from '../../http/security/visitor-address.js';

/** By what a request is found in all logs; proxies send it along, and every answer carries it. */
export const REQUEST_ID = 'x-request-id';

/**
 * As proxies make them: hexadecimal digits, UUIDs, or `Root=1-…`. Nothing else gets into the log by that
 * header.
 */
const LOOKS_LIKE_ONE = /^[\w.=-]{8,64}$/;

interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * @param trustProxy the setting `TRUST_PROXY`, as the configuration has it
 * @param isOwn whether the server sent a request to itself: it then belongs to the one that caused it
 * @returns what gives a request its id: the trusted proxy's own, where it sends one, else a new one
 */
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

/**
 * Answers say by which id their request is found in the log. Pages out of the page cache do not: they are the
 * same for everyone, and it keeps a page's headers as they are before this hook.
 */
export function tellRequestIds(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('X-Request-Id', request.id);
    done();
  });
}
