import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { addRouteConfig } from '../route-config.js';
import { type BodyConfig, KNOWN_BYTES } from './body-config.js';

/** Programs of a provider come in bursts. */
const SIGNED_PER_MINUTE = 600;

interface SignedConfig extends BodyConfig {
  isSigned?: boolean;
  rateLimit?: { max: number; timeWindow: number };
}

const bodies = new WeakMap<FastifyRequest, Buffer>();

/** For another company's servers, which sign the body: its bytes are kept, and any origin may call. */
export const Signed = (): MethodDecorator =>
  addRouteConfig({
    isSigned: true,
    takes: ['application/json'],
    maxBytes: KNOWN_BYTES,
    rateLimit: { max: SIGNED_PER_MINUTE, timeWindow: 60_000 },
  } satisfies SignedConfig);

export const isSigned = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as SignedConfig).isSigned === true;

export const keepSignedBody = (request: FastifyRequest, body: Buffer): void => void bodies.set(request, body);

export const SignedBody = createParamDecorator((_data: undefined, context: ExecutionContext): Buffer => {
  const body = bodies.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!body) throw new DomainError('BAD_REQUEST');
  return body;
});
