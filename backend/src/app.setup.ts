import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { DiscoveryService, NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { DataSource } from 'typeorm';
import { useSessions } from './accounts/sessions/session-plugin.js';
import { AppModule } from './app.module.js';
import { ERRORS } from './contract/shared/errors.js';
import { awaitOwnChanges } from './platform/changes/await-own-changes.js';
import { Changes } from './platform/changes/changes.js';
import type { Config } from './platform/config/config.js';
import { markReaders } from './platform/database/replicas/reader-scope.js';
import { checkAnswers } from './platform/http/answers/answers.js';
import { PUBLIC_BYTES } from './platform/http/bodies/body-config.js';
import { boundBodies } from './platform/http/bodies/bound-bodies.js';
import { readPostedForms } from './platform/http/bodies/posted-form.js';
import { readJson } from './platform/http/bodies/read-json.js';
import { RefusedBodies } from './platform/http/bodies/refused-bodies.js';
import { setCaching } from './platform/http/caching.js';
import { setUpDocs } from './platform/http/docs.js';
import { answerBrokenRequest } from './platform/http/errors/broken-request.js';
import { DomainError } from './platform/http/errors/domain-error.js';
import { ErrorFilter, errorBody, readError } from './platform/http/errors/error.filter.js';
import { validationPipe } from './platform/http/errors/validation.js';
import { refuseEscapedCalls } from './platform/http/escaped-calls.js';
import { isInProcess, watchPageCalls } from './platform/http/in-process.js';
import { InnerDoor } from './platform/http/inner-door.js';
import { findUndeclaredRoutes } from './platform/http/security/access.js';
import { ipv6Prefix } from './platform/http/security/ipv6-prefix.js';
import { refuseOtherOrigins } from './platform/http/security/same-origin.js';
import { sendSecurityHeaders } from './platform/http/security/security-headers.js';
import { trustedProxies, visitorAddress } from './platform/http/security/visitor-address.js';
import { Drain } from './platform/http/shutdown/drain.js';
import { lingerOverRefused } from './platform/http/shutdown/lingering-close.js';
import { withoutSchemas } from './platform/http/without-schemas.js';
import { Jobs } from './platform/jobs/jobs.js';
import { tellEmailsToStaff } from './platform/mail/emails-of-call.js';
import { FastifyLogger } from './platform/observability/logging/fastify-logger.js';
import { logInnerCall, logRequests } from './platform/observability/logging/log-requests.js';
import { loggerOptions } from './platform/observability/logging/logger-options.js';
import { requestIds, tellRequestIds } from './platform/observability/logging/request-ids.js';
import { Metrics } from './platform/observability/metrics/metrics.js';
import { rateLimitStore } from './platform/rate-limits/rate-limit-store.js';
import { RateLimits } from './platform/rate-limits/rate-limits.js';
import { readAppSecrets } from './platform/secrets/app-secrets.js';
import { serveAssets } from './web/assets.js';
import { BackOffice } from './web/back-office.js';
import { contentSecurityPolicy } from './web/content-security-policy.js';
import { PageCache } from './web/page-cache/page-cache.js';
import { answerKeptPages } from './web/page-cache/send-page.js';
import { Pages } from './web/pages.js';

/** Long enough for a photograph over a slow phone line. */
const REQUEST_TIMEOUT_MS = 120_000;
const REQUESTS_PER_MINUTE = 60;

/** @throws Error naming every route that does not declare its access or its answer */
export async function createApp(config: Config, databaseUrl: string): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    ...withoutSchemas,
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.server.trustProxy === false ? false : trustedProxies(config.server.trustProxy),
    genReqId: requestIds(config.server.trustProxy, isInProcess),
    bodyLimit: PUBLIC_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: 15_000 },
    // An address that cannot be decoded reaches neither a route nor its filter.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const refused = readError(error);
      void reply
        .header('X-Request-Id', request.id)
        .status(ERRORS[refused.code].status)
        .send(errorBody(refused, request.id));
    },
    clientErrorHandler: answerBrokenRequest,
    // A page being rendered asks this very server, and needs its answers while it closes.
    return503OnClosing: false,
  });
  const server = adapter.getInstance();
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, databaseUrl), adapter, {
    logger: new FastifyLogger(server.log),
    bodyParser: false,
    abortOnError: false,
  });
  app.useGlobalPipes(validationPipe());
  const refused = new RefusedBodies(config.server.rateLimit ? app.get(RateLimits) : null);
  app.useGlobalFilters(new ErrorFilter((request, code) => refused.note(request, code)));
  refuseUndeclared(app);
  logRequests(server, isInProcess);
  const metrics = app.get(Metrics);
  metrics.watch(server, isInProcess);
  app.get(Drain).watch(app.getHttpServer());
  if (config.database.readUrls.length > 0) markReaders(server);
  answerKeptPages(server, app.get(PageCache));
  watchPageCalls(server);
  const door = new InnerDoor(server, (page, call) => {
    metrics.countInnerCall(call);
    logInnerCall(page, call);
  });
  awaitOwnChanges(server, app.get(Changes));
  tellRequestIds(server);
  setCaching(server);
  const pages = app.get(Pages);
  const backOffice = app.get(BackOffice);
  await pages.prepare(app, door);
  await backOffice.prepare(app);
  await sendSecurityHeaders(server, {
    contentSecurityPolicy: contentSecurityPolicy(config, pages.inlineScripts),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.server.publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
  });
  await app.register(multipart, { throwFileSizeLimit: false });
  lingerOverRefused(server);
  await app.register(compress, {
    threshold: 1_024,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  if (config.server.rateLimit) {
    leaveReadingUnlimited(server);
    await app.register(rateLimit, { ...RATE_LIMIT, store: rateLimitStore(app.get(RateLimits)) });
  }
  refuseEscapedCalls(server);
  tellEmailsToStaff(server);
  refuseOtherOrigins(server, config.server.publicUrl);
  await readAppSecrets(app.get(DataSource));
  await useSessions(app, config);
  boundBodies(server, config, refused);
  readJson(server);
  readPostedForms(server);
  checkAnswers(server);
  if (config.storefront === 'built') {
    await serveAssets(app);
    await backOffice.serveAssets(app);
  }
  await setUpDocs(app);
  server.addHook('onListen', (done) => {
    app.get(Jobs).start();
    done();
  });
  await app.init();
  await app.get(Changes).start();
  await server.ready();
  return app;
}

/** Routes that only read get no hook at all, as each would cost. Call before the limits. */
function leaveReadingUnlimited(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const isRead = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
    if (isRead) route.config = { rateLimit: false, ...route.config };
  });
}

const RATE_LIMIT = {
  max: REQUESTS_PER_MINUTE,
  timeWindow: '1 minute',
  keyGenerator: (request: FastifyRequest) => ipv6Prefix(visitorAddress(request)),
  errorResponseBuilder: () => new DomainError('TOO_MANY_REQUESTS'),
};

function refuseUndeclared(app: NestFastifyApplication): void {
  const problems = findUndeclaredRoutes(app.get(DiscoveryService), app.get(Reflector));
  if (problems.length > 0) throw new Error(problems.join(' '));
}
