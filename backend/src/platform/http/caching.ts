import type { FastifyInstance } from 'fastify';
import { hasTag, weakTagOf } from './answers/entity-tags.js';
import { isInProcess } from './in-process.js';
import { signedInUser } from './security/current-user.js';
import { shownTables } from './shows.js';

/** Characters; with its headers it fits into two packets. */
const SHORT = 2_000;

/** Tags visitors' answers from public tables; all else is never kept. Call before compression. */
export function setCaching(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (
      !request.url.startsWith('/api/') ||
      reply.hasHeader('cache-control') ||
      isInProcess(request.headers)
    ) {
      done(null, payload);
      return;
    }
    const isPublic = reply.statusCode === 200 && shownTables(request) && !signedInUser(request);
    if (!isPublic || typeof payload !== 'string') {
      void reply.header('Cache-Control', 'no-store');
      done(null, payload);
      return;
    }
    void reply.header('Cache-Control', 'no-cache');
    // What is short costs less to send than to compare.
    if (payload.length < SHORT) {
      done(null, payload);
      return;
    }
    // Encoded once, for the tag, the length and the sending.
    const body = Buffer.from(payload);
    const tag = weakTagOf(body);
    void reply.header('ETag', tag);
    if (!hasTag(request.headers['if-none-match'], tag)) {
      done(null, body);
      return;
    }
    void reply.status(304).removeHeader('content-type').removeHeader('content-length');
    done(null, null);
  });
}
