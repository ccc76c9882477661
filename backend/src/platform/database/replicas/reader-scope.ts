import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** A session, its hint, a guest's cart; a ZIP code says nothing of writing. */
const OWN_COOKIE = /(?:^|;\s*)farmgate\.(?!near=)/;

const scope = new AsyncLocalStorage<{ mayLag: boolean }>();

/** Whether it answers a visitor of whom nothing is known. */
export const mayLag = (): boolean => scope.getStore()?.mayLag ?? false;

/** Whoever has a cookie of ours may have written, and sees it at once. Call before other hooks. */
export function markReaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (scope.getStore()) done();
    else scope.run({ mayLag: isReader(request) }, done);
  });
}

const isReader = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !OWN_COOKIE.test(headers.cookie ?? '');
