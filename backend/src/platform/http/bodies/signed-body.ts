import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { addRouteConfig } from '../route-config.js';
import { type BodyConfig, KNOWN_BYTES } from './body-config.js';

/**
 * Requests per minute that one address may send to a signed route: programs of a provider, which come in
 * bursts.
 */
const SIGNED_PER_MINUTE = 600;

interface SignedConfig extends BodyConfig {
  isSigned?: boolean;
  rateLimit?: { max: number; timeWindow: number };
}

const bodies = new WeakMap<FastifyRequest, Buffer>();

/**
 * Marks a route that is called by another company's servers, which sign the bytes of the body: these are
 * kept, and where the request comes from does not matter.
 */
export const Signed = (): MethodDecorator =>
  addRouteConfig({
    isSigned: true,
    takes: ['application/json'],
    maxBytes: KNOWN_BYTES,
    rateLimit: { max: SIGNED_PER_MINUTE, timeWindow: 60_000 },
  } satisfies SignedConfig);

/** Whether a request is for a route that is marked so. */
export const isSigned = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as SignedConfig).isSigned === true;

export const keepSignedBody = (request: FastifyRequest, body: Buffer): void => void bodies.set(request, body);

/** The bytes of the body as they came, on a signed route. */
export const SignedBody = createParamDecorator((_data: undefined, context: ExecutionContext): Buffer => {
  const body = bodies.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!body) throw new DomainError('BAD_REQUEST');
  return body;
});
