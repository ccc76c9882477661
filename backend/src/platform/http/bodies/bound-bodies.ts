import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import { DomainError } from '../errors/domain-error.js';
import { signedInUser } from '../security/current-user.js';
import {
  bodyConfigOf,
  type BodyConfig,
  hasBody,
  KNOWN_BYTES,
  mediaTypeOf,
  PUBLIC_BYTES,
} from './body-config.js';
import { FORM } from './posted-form.js';
import type { RefusedBodies } from './refused-bodies.js';

/** Before a body is read. Call once sessions are there, and before the routes are made. */
export function boundBodies(server: FastifyInstance, config: Config, refused: RefusedBodies): void {
  server.addHook('onRoute', (route) => {
    const { access = 'public', maxBytes } = (route.config ?? {}) as BodyConfig;
    route.bodyLimit ??= maxBytes ?? (access === 'public' ? PUBLIC_BYTES : KNOWN_BYTES);
  });
  server.addHook('onRequest', (request, _reply, done) => {
    done(refusalOf(request, config, refused) ?? undefined);
  });
}

function refusalOf(request: FastifyRequest, config: Config, refused: RefusedBodies): DomainError | null {
  const { access = 'public', takes, isSetUp } = bodyConfigOf(request);
  if (isSetUp && !isSetUp(config)) return new DomainError('ROUTE_NOT_FOUND');
  if (!hasBody(request)) return null;
  if (access !== 'public' && !signedInUser(request)) return new DomainError('SIGN_IN_REQUIRED');
  const retryAfter = refused.waitOf(request);
  if (retryAfter !== null) return new DomainError('TOO_MANY_REQUESTS', undefined, { retryAfter });
  const type = mediaTypeOf(request);
  if (request.is404) return null;
  if (takes ? takes.includes(type) : type !== FORM) return null;
  return new DomainError(takes?.includes(FORM) ? 'FORM_EXPECTED' : 'UNSUPPORTED_MEDIA_TYPE');
}
