import type { FastifyInstance } from 'fastify';
import type { Changes } from './changes.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets writers see their change on the next page (waits under 1 ms). Call before the routes are made. */
export function awaitOwnChanges(server: FastifyInstance, changes: Changes): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (READING.has(request.method) || reply.statusCode >= 400) done();
    else changes.caughtUp().then(() => done(), done);
  });
}
