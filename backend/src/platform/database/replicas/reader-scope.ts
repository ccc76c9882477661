import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Cookies of ours: a session, the hint of one, a guest's cart. A ZIP code says nothing of writing. */
const OWN_COOKIE = /(?:^|;\s*)farmgate\.(?!near=)/;

const scope = new AsyncLocalStorage<{ mayLag: boolean }>();

/**
 * Whether what is done at this moment answers a visitor of whom nothing is known, so that data of a moment
 * ago will do.
 */
export const mayLag = (): boolean => scope.getStore()?.mayLag ?? false;

/**
 * Marks requests that may be answered from a replica: reading, without any cookie of ours. Whoever has one
 * may have written something, and sees it at once. A page's own calls of the server are marked as their page
 * is. To be called before other hooks.
 */
export function markReaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (scope.getStore()) done();
    else scope.run({ mayLag: isReader(request) }, done);
  });
}

const isReader = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !OWN_COOKIE.test(headers.cookie ?? '');
