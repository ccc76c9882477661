import type { FastifyInstance } from 'fastify';
import type { Changes } from './changes.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whoever has changed something sees it on the next page: the answer waits until this server has heard of the
 * change (less than a millisecond). Other servers hear of it at the same moment. To be called before the
 * routes are made.
 */
export function awaitOwnChanges(server: FastifyInstance, changes: Changes): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (READING.has(request.method) || reply.statusCode >= 400) done();
    else changes.caughtUp().then(() => done(), done);
  });
}
