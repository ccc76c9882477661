import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { EMAILS_HEADER } from '../../contract/backoffice/admin.js';

interface Call {
  emails: number;
  tell: (emails: number) => void;
}

const calls = new AsyncLocalStorage<Call>();

/**
 * Tells staff in a header of the answer how many emails their call has caused. Only staff: of others' calls,
 * it would tell strangers who has an account.
 */
export function tellEmailsToStaff(server: FastifyInstance): void {
  server.addHook('preHandler', (request, reply, done) => {
    if (!request.url.startsWith('/api/admin/') || request.method === 'GET') return done();
    calls.run({ emails: 0, tell: (emails) => void reply.header(EMAILS_HEADER, String(emails)) }, done);
  });
}

/** Counts an email for the call that causes it. */
export function noteEmail(): void {
  const call = calls.getStore();
  if (!call) return;
  call.emails += 1;
  call.tell(call.emails);
}
