import cookie from '@fastify/cookie';
import session, { type FastifySessionObject } from '@fastify/session';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { SESSION_DAYS } from '../../contract/shared/limits.js';
import { KNOWN_DEVICE_DAYS } from '../../contract/site/retention.js';
import { DEVICE_COOKIE, SESSION_COOKIE, SESSION_HINT_COOKIE } from '../../contract/site/session-hint.js';
import type { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { isDatabaseFull } from '../../platform/database/is-database-gone.js';
import { appSecret } from '../../platform/secrets/app-secrets.js';
import { PostgresSessionStore } from './session-store.js';
import { SessionsService } from './sessions.service.js';

declare module 'fastify' {
  interface FastifyRequest {
    deviceToken?: string | undefined;
  }
}

type MaybeSession = Partial<FastifySessionObject> | null;

/** Call before the routes are made. */
export async function useSessions(app: NestFastifyApplication, config: Config): Promise<void> {
  const isSecure = config.server.publicUrl.startsWith('https:');
  const own = { path: '/api', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  const hint = { path: '/', httpOnly: false, sameSite: 'lax', secure: isSecure } as const;
  // Cookies are https-only where the site is; a proxy may speak http with this server.
  await app.register(cookie, { parseOptions: { secure: isSecure } });
  const server = app.getHttpAdapter().getInstance();
  await app.register(session, {
    secret: config.sessionSecret ?? (await appSecret(app.get(DataSource), 'session')),
    store: new PostgresSessionStore(app.get(DataSource), app.get(Database)),
    cookieName: SESSION_COOKIE,
    cookie: { ...own, maxAge: SESSION_DAYS * DAY_MS },
    saveUninitialized: false,
    rolling: false,
  });
  const sessions = app.get(SessionsService);

  server.addHook('onRequest', (request, _reply, done) => {
    if (!request.session.isDue) return done();
    sessions.touch(request.session.sessionId).then(
      () => done(),
      // With a full disk, people can still read.
      (error: unknown) => (isDatabaseFull(error) ? done() : done(error as Error)),
    );
  });

  server.decorateRequest('deviceToken', undefined);
  server.addHook('onSend', (request, reply, payload, done) => {
    keepCookies(request, reply);
    if (request.deviceToken !== undefined) {
      void reply.setCookie(DEVICE_COOKIE, request.deviceToken, {
        ...own,
        maxAge: KNOWN_DEVICE_DAYS * 86_400,
      });
    }
    done(null, payload);
  });

  function keepCookies(request: FastifyRequest, reply: FastifyReply): void {
    const current = request.session as MaybeSession;
    // Refused before there was a session, or not under /api.
    if (!request.cookies || (current && !current.sessionId)) return;
    const isSignedIn = current?.userId !== undefined;
    if ((isSignedIn || current === null) && !reply.hasHeader('cache-control')) {
      void reply.header('Cache-Control', 'no-store');
    }
    const expires = current?.cookie?.expires ?? undefined;
    if (isSignedIn && (current.isDue || current.isSaved?.())) {
      if (current.isDue)
        void reply.setCookie(SESSION_COOKIE, current.encryptedSessionId ?? '', { ...own, expires });
      void reply.setCookie(SESSION_HINT_COOKIE, '1', { ...hint, expires });
    }
    if (isSignedIn) return;
    // The plugin clears its cookie only where another session ended it.
    if (current === null) void reply.clearCookie(SESSION_COOKIE, own);
    if (request.cookies[SESSION_HINT_COOKIE] !== undefined) {
      void reply.clearCookie(SESSION_HINT_COOKIE, hint);
    }
  }
}
